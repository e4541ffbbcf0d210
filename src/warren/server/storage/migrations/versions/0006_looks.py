"""What the names of accounts look like; of two that look alike already the first keeps the look."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from warren.server.people.looks import look_of

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("look", sa.Text()))
    op.create_index("users_by_look", "users", ["look"], unique=True)
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("look"))
    known: set[str] = set()
    for user, name in op.get_bind().execute(
        sa.select(users.c.id, users.c.name).order_by(users.c.id)
    ):
        look = look_of(name)
        if look not in known:
            known.add(look)
            op.execute(users.update().where(users.c.id == user).values(look=look))


def downgrade() -> None:
    op.drop_index("users_by_look", "users")
    op.drop_column("users", "look")
