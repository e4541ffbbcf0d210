import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ["http://table.example/warren/", "ws://table.example/warren/api/tables/x/socket"],
  ["https://table.example/", "wss://table.example/api/tables/x/socket"],
])("opens sockets as safely as the page at %s came", async (page, socket) => {
  vi.stubGlobal("document", { baseURI: page });
  const { socketAddress } = await import("./address");
  expect(socketAddress("api/tables/x/socket")).toBe(socket);
});
