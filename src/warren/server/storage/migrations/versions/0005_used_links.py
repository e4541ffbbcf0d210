"""The links by which seats were taken, which lead to their tables but open them no longer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("used_link", sa.String(64)))
    op.create_index("seats_by_used_link", "seats", ["used_link"])


def downgrade() -> None:
    op.drop_index("seats_by_used_link", "seats")
    op.drop_column("seats", "used_link")
