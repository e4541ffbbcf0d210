// A bot of the arena in another language: conquers whenever it can, otherwise takes the first choice.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== "choose") continue;
  const raid = message.actions.find((action) => action.verb === "conquer");
  console.log(JSON.stringify({ code: (raid ?? message.actions[0]).code }));
}
