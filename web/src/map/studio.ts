import { signOf } from "./commission";
import type { Commission } from "./painter/plan";

/** How many pictures are kept: those of a few boards, sizes and hours. */
const MOST_KEPT = 12;

interface Job {
  commission: Commission;
  sign: string;
  done: (picture: ImageBitmap) => void;
  failed: (reason: Error) => void;
  left: AbortSignal;
}

const kept = new Map<string, ImageBitmap>();
const waiting: Job[] = [];
let painter: Worker | null = null;
let current: Job | null = null;
let closed = false;

/** Whether pictures can be painted away from the page. */
export function canPaint(): boolean {
  return !closed && typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";
}

/** A picture that is painted already. */
export function paintedAlready(commission: Commission): ImageBitmap | undefined {
  return kept.get(signOf(commission));
}

/** A picture, painted in a worker, one after the other; nobody waits for one that was left. */
export function painted(commission: Commission, left: AbortSignal): Promise<ImageBitmap> {
  return new Promise((done, failed) => {
    waiting.push({ commission, sign: signOf(commission), done, failed, left });
    next();
  });
}

function next(): void {
  if (current) return;
  const job = waiting.shift();
  if (!job) return;
  const known = kept.get(job.sign);
  if (known) job.done(known);
  else if (!job.left.aborted) {
    current = job;
    worker().postMessage(job.commission);
    return;
  }
  next();
}

function worker(): Worker {
  if (painter) return painter;
  painter = new Worker(new URL("./painter/worker.ts", import.meta.url), { type: "module" });
  painter.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
    const job = current;
    current = null;
    if (job) {
      keep(job.sign, data);
      job.done(data);
    }
    next();
  };
  painter.onerror = (event) => close(new Error(event.message));
  return painter;
}

function keep(sign: string, picture: ImageBitmap): void {
  kept.set(sign, picture);
  const [oldest] = kept.keys();
  if (kept.size <= MOST_KEPT || oldest === undefined) return;
  kept.get(oldest)?.close();
  kept.delete(oldest);
}

/** Nothing can be painted here: maps stay flat. */
function close(reason: Error): void {
  closed = true;
  painter?.terminate();
  for (const job of [...(current ? [current] : []), ...waiting.splice(0)]) job.failed(reason);
  current = null;
}
