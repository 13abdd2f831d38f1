"""Everything a person reads: card texts, questions, what happened, and why something is not possible.

These modules make messages; ``english/`` turns them into sentences. Another language is another such folder.
"""
