import { expect, it } from "vitest";
import { operations } from "@/lib/api";
import { HEADERS } from "../openapi/headers";
import { REPLY_HEADERS } from "./cors";

it("pages may read every header that operations and the document of the API name", () => {
  const named = operations.flatMap(({ http }) => http.headerNames ?? []);
  for (const name of new Set([...named, ...Object.keys(HEADERS), "Deprecation", "Sunset"])) {
    expect(REPLY_HEADERS.split(", ")).toContain(name);
  }
});
