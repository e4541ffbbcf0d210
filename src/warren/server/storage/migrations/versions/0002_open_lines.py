"""Up to which line everybody counts all lines of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever follows a table that is there already goes on counting from where it stands."""
    op.add_column(
        "tables", sa.Column("open_lines", sa.Integer(), nullable=False, server_default="0")
    )
    op.execute(
        "UPDATE tables SET open_lines ="
        " (SELECT coalesce(max(lines.n), 0) FROM lines WHERE lines.table_id = tables.id)"
    )


def downgrade() -> None:
    op.drop_column("tables", "open_lines")
