"""Everything a person reads: card texts, questions and log lines.

English; another language is another set of these modules.
"""
