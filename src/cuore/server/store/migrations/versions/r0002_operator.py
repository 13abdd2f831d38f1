"""Bans, reports that are settled and outlive people, and what servers write to see whether they can."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns with what held before, and a new table."""
    op.add_column("people", sa.Column("banned_until", sa.Double(), server_default=sa.text("0"), nullable=False))
    op.add_column("people", sa.Column("ban_reason", sa.Text(), server_default=sa.text("''"), nullable=False))
    op.add_column("reports", sa.Column("name", sa.Text(), server_default=sa.text("''"), nullable=False))
    op.add_column("reports", sa.Column("erased", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.add_column("reports", sa.Column("settled", sa.Double(), server_default=sa.text("0"), nullable=False))
    op.create_table(
        "pulse",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_pulse")),
    )
