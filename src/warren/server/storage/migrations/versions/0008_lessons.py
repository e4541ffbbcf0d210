"""The lesson that is played at a table, and whether its guide was sent away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text()))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
