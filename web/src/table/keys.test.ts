// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { COMMANDS, commandOf, keyOf, takesLetters, type Stroke } from "./keys";

function stroke(key: string, code = "", more: Partial<Stroke> = {}): Stroke {
  const still = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  return { key, code, ...still, ...more };
}

describe("keys", () => {
  it("gives every command a key of its own that leads back to it", () => {
    const keys = COMMANDS.map(keyOf);
    expect(new Set(keys).size).toBe(COMMANDS.length);
    for (const command of COMMANDS) {
      const key = keyOf(command);
      expect(commandOf(stroke(key)), key).toBe(command);
      expect(commandOf(stroke(key.toLowerCase())), key).toBe(command);
    }
  });

  it("takes Russian letters by their place and Latin ones by their name", () => {
    expect(commandOf(stroke("г", "KeyU"))).toBe("undo");
    expect(commandOf(stroke("Ы", "KeyS"))).toBe("skip");
    expect(commandOf(stroke("u", "KeyF"))).toBe("undo");
    expect(commandOf(stroke("f", "KeyU"))).toBeUndefined();
  });

  it("leaves combinations and other keys to the browser", () => {
    expect(commandOf(stroke("c", "KeyC", { ctrlKey: true }))).toBeUndefined();
    expect(commandOf(stroke("c", "KeyC", { metaKey: true }))).toBeUndefined();
    expect(commandOf(stroke("Enter", "Enter"))).toBeUndefined();
    expect(commandOf(stroke("7", "Digit7"))).toBeUndefined();
  });

  it("repeats only the walk through the choices while a key is held down", () => {
    expect(commandOf(stroke("n", "KeyN", { repeat: true }))).toBe("next");
    expect(commandOf(stroke("u", "KeyU", { repeat: true }))).toBeUndefined();
  });

  it("knows what takes letters for itself", () => {
    expect(takesLetters(document.createElement("input"))).toBe(true);
    expect(takesLetters(document.createElement("button"))).toBe(false);
    const box = document.createElement("input");
    box.type = "checkbox";
    expect(takesLetters(box)).toBe(false);
    expect(takesLetters(null)).toBe(false);
  });
});
