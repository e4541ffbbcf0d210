import type { FromServer } from "../lib/messages";

const RETRIES = [250, 500, 1000, 2000, 5000];
const GONE = 4404;
/** What a server asks for that lets go of a page which is too slow, or asks for too much. */
const REST: Partial<Record<number, number>> = { 4408: 1000, 4429: 5000 };

export interface Listener {
  heard(message: FromServer): void;
  /** The line is broken and will be mended, unless there is nothing at its end. */
  lost(gone: boolean): void;
}

/** The line to the server: whatever breaks it, it is mended until it is closed. */
export class Line {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {}

  /** Connect, or connect anew. */
  open(): void {
    this.close();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.tries = 0;
      this.listener.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const before = this.socket;
    this.socket = null;
    before?.close();
  }

  /** Whether it could be sent. */
  send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Somebody looks again: do not wait any longer to mend it. */
  hurry(): void {
    if (this.timer === undefined) return;
    this.tries = 0;
    this.open();
  }

  private broken(code: number): void {
    this.socket = null;
    const gone = code === GONE;
    if (!gone) {
      const usual = RETRIES[Math.min(this.tries++, RETRIES.length - 1)] ?? 0;
      this.timer = setTimeout(() => this.open(), Math.max(usual, REST[code] ?? 0));
    }
    this.listener.lost(gone);
  }
}
