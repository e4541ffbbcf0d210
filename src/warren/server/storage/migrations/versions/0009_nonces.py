"""What binds a seat to its name in the dice, and goes when the name does."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("nonce", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "nonce")
