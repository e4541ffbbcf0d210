import os

from warren.bots.bot import Bot
from warren.client import Client


class Raider(Bot):
    def choose(self, view):
        raids = [code for code in view.legal_actions() if view.action(code).verb == "conquer"]
        return self.any_of(raids or view.legal_actions())


client = Client(os.environ["WARREN_URL"], os.environ["WARREN_TOKEN"])
table = client.create("small_world", ["me", "greedy"]).table
print(client.play(Raider, table.id).scores)
