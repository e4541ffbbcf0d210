import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { format, resolveConfig } from "prettier";
import { expect, it } from "vitest";

it("is what the server's document says", async () => {
  const file = fileURLToPath(new URL("./schema.ts", import.meta.url));
  const document = pathToFileURL(fileURLToPath(new URL("../../openapi.json", import.meta.url)));
  const types = COMMENT_HEADER + astToString(await openapiTS(document));
  const options = await resolveConfig(file);
  expect(readFileSync(file, "utf8"), "run `make types`").toBe(
    await format(types, { ...options, filepath: file }),
  );
});
