"""Everything a person reads: card texts, questions, what happened, and why something is not possible.

English; another language is another set of these modules.
"""
