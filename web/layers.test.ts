import { expect, it } from "vitest";
import { misled } from "./layers.ts";

function found(path: string, ...targets: string[]): string[] {
  return misled([{ path, text: targets.map((to) => `import one from "${to}";\n`).join("") }]);
}

it("lets a room use itself and those below", () => {
  expect(found("table/Seats.svelte", "./Clock.svelte", "../lib/text.svelte")).toEqual([]);
  expect(found("App.svelte", "./pages/Lobby.svelte", "./lib/router.svelte")).toEqual([]);
  expect(found("games/chess/Board.svelte", "./pieces", "../../map/Stage.svelte")).toEqual([]);
  expect(found("lobby/GamePicture.svelte", "../games/titles")).toEqual([]);
});

it("finds what leads up or aside", () => {
  expect(found("ui/Header.svelte", "../lobby/section.svelte")).toEqual([
    "ui/Header.svelte must not use lobby/section.svelte",
  ]);
  expect(found("lobby/names.ts", "../account/me.svelte")).toHaveLength(1);
  expect(found("map/Places.svelte", "../games/titles")).toHaveLength(1);
  expect(found("lib/text.svelte.ts", "../App.svelte")).toHaveLength(1);
});

it("keeps games apart, and everybody out of them", () => {
  expect(found("games/chess/Board.svelte", "../go/stones")).toHaveLength(1);
  expect(found("games/titles.ts", "./go/title")).toHaveLength(1);
  expect(found("pages/Table.svelte", "../games/go/face")).toHaveLength(1);
});

it("sees every way to import", () => {
  const ways = [
    'import "../pages/a";',
    'import type { A } from "../pages/a";',
    'export { a } from "../pages/a";',
    'import {\n  a,\n} from "../pages/a";',
    'void import("../pages/a");',
    "{#await import('../pages/a') then A}",
  ];
  for (const text of ways) expect(misled([{ path: "lib/one.ts", text }]), text).toHaveLength(1);
});

it("knows every room", () => {
  expect(() => found("cellar/one.ts", "../lib/text")).toThrow("cellar");
});
