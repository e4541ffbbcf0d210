// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { chapterOf, found, linesIn, type Book } from "./book";

function rule(id: string, text: string) {
  return { id, kind: "rule", support: "", text, language: "ru", proofs: 0 };
}

const BOOK: Book = {
  game: "small_world",
  volumes: [
    {
      game: "small_world",
      chapters: [
        { section: "die", name: "Кубик", rules: [rule("SW-DIE-1", "Бросают её один раз.")] },
        {
          section: "coins",
          name: "Монеты",
          rules: [rule("SW-COI-1", "Монета за регион."), rule("SW-COI-2", "Ещё монета за шахту.")],
        },
      ],
    },
    {
      game: "underground",
      chapters: [{ section: "die", name: "Кубик", rules: [rule("SU-DIE-1", "Как наверху.")] }],
    },
  ],
};

describe("the book of rules", () => {
  it("finds lines by all the words, whatever their letters look like", () => {
    expect(found(BOOK, "  монета ЕЩЕ ").volumes).toEqual([
      {
        game: "small_world",
        chapters: [
          { section: "coins", name: "Монеты", rules: [BOOK.volumes[0]?.chapters[1]?.rules[1]] },
        ],
      },
    ]);
    expect(linesIn(found(BOOK, "монета шахта наверху"))).toBe(0);
  });

  it("finds lines by their id and by the name of their chapter", () => {
    expect(linesIn(found(BOOK, "sw-coi"))).toBe(2);
    expect(linesIn(found(BOOK, "кубик"))).toBe(2);
    expect(linesIn(found(BOOK, " "))).toBe(4);
  });

  it("knows in which chapter a line stands", () => {
    expect(chapterOf(BOOK, "SU-DIE-1")).toBe("underground die");
    expect(chapterOf(BOOK, "SW-COI-2")).toBe("small_world coins");
    expect(chapterOf(BOOK, "SW-NONE")).toBeUndefined();
  });
});
