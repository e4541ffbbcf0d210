"""Who is asked to play again, who has resigned, and what is not to be listed any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("asked", "resigned"):
        op.add_column(
            "seats", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.create_table(
        "hidden",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "who"),
    )
    op.create_index("hidden_by_who", "hidden", ["who"])


def downgrade() -> None:
    op.drop_table("hidden")
    for name in ("asked", "resigned"):
        op.drop_column("seats", name)
