"""Under which version of the rules a table began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("tables", "rules")
