/** Stands in for a browser's WebSocket in tests. */
export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    sockets.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }
}

export const sockets: FakeSocket[] = [];

export function lastSocket(): FakeSocket {
  const last = sockets.at(-1);
  if (!last) throw new Error("nobody has connected");
  return last;
}
