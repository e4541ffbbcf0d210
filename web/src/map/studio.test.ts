import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Commission } from "./painter/plan";

const posted: Commission[] = [];
let worker: FakeWorker | undefined;

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    worker = this;
  }
  postMessage(commission: Commission): void {
    posted.push(commission);
  }
  terminate(): void {}
}

const order = (id: string): Commission => ({
  plan: { id, width: 10, height: 10, lands: [] },
  world: "surface",
  hour: "light",
  scale: 1,
  margin: 0,
  frame: 0,
  coarse: 1,
});
const picture = (): ImageBitmap => ({ width: 1, height: 1, close: vi.fn() });
const staying = new AbortController().signal;

async function studio() {
  vi.resetModules();
  return import("./studio");
}

beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("OffscreenCanvas", class {});
});

describe("the studio", () => {
  it("paints one after the other and keeps what it has painted", async () => {
    const { painted, paintedAlready } = await studio();
    const first = painted(order("a"), staying);
    const second = painted(order("b"), staying);
    expect(posted.map(({ plan }) => plan.id)).toEqual(["a"]);
    const hung = picture();
    worker?.onmessage?.({ data: hung });
    expect(await first).toBe(hung);
    expect(posted.map(({ plan }) => plan.id)).toEqual(["a", "b"]);
    worker?.onmessage?.({ data: picture() });
    await second;
    expect(paintedAlready(order("a"))).toBe(hung);
    expect(await painted(order("a"), staying)).toBe(hung);
    expect(posted).toHaveLength(2);
  });

  it("does not begin what nobody waits for any more", async () => {
    const { painted } = await studio();
    const leaving = new AbortController();
    void painted(order("a"), staying);
    void painted(order("b"), leaving.signal);
    void painted(order("c"), staying);
    leaving.abort();
    worker?.onmessage?.({ data: picture() });
    expect(posted.map(({ plan }) => plan.id)).toEqual(["a", "c"]);
  });

  it("closes for good when its painter fails, and says so to all who wait", async () => {
    const { canPaint, painted } = await studio();
    const both = [painted(order("a"), staying), painted(order("b"), staying)];
    expect(canPaint()).toBe(true);
    worker?.onerror?.({ message: "no paint" });
    for (const one of both) await expect(one).rejects.toThrow("no paint");
    expect(canPaint()).toBe(false);
  });

  it("is closed where there is nothing to paint on", async () => {
    vi.stubGlobal("OffscreenCanvas", undefined);
    expect((await studio()).canPaint()).toBe(false);
  });

  it("lets the oldest picture go when there are too many", async () => {
    const { painted, paintedAlready } = await studio();
    const pictures = Array.from({ length: 13 }, picture);
    for (const [at, one] of pictures.entries()) {
      const waiting = painted(order(`${at}`), staying);
      worker?.onmessage?.({ data: one });
      await waiting;
    }
    expect(paintedAlready(order("0"))).toBeUndefined();
    expect(pictures[0]?.close).toHaveBeenCalled();
    expect(paintedAlready(order("1"))).toBe(pictures[1]);
  });
});
