"""What binds the server and the devices of a table before its dice; older tables have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pact", sa.Text()))


def downgrade() -> None:
    op.drop_column("tables", "pact")
