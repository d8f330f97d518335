import { describe, expect, it } from "vitest";
import { exchange } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";

const ORIGIN = "https://app.example.org";
/** One of those that the shared service has. */
const served = serve();

const send = (method: string, path: string, headers: Record<string, string>) =>
  exchange(served.service.apiBase, method, path, { headers });
const preflight = (origin: string, path = "/api/v1/vault/records/note/x.md") =>
  send("OPTIONS", path, { origin, "access-control-request-method": "PUT" });

describe("a page of an allowed origin", () => {
  it("may ask before it sends, without a key", async () => {
    for (const path of ["/api/v1/vault/records/note/x.md", "/mcp"]) {
      const { status, headers, text } = await preflight(ORIGIN, path);
      expect([status, text]).toEqual([204, ""]);
      expect(headers).toMatchObject({
        "access-control-allow-origin": ORIGIN,
        "access-control-allow-methods": expect.stringContaining("PATCH"),
        "access-control-allow-headers": expect.stringContaining("Authorization"),
      });
    }
  });

  it("may read replies and errors, with their headers", async () => {
    const authorization = `Bearer ${served.api.key}`;
    const keys: Record<string, string>[] = [{ authorization }, {}];
    for (const key of keys) {
      const { headers } = await send("GET", "/api/v1/vault/schema", { origin: ORIGIN, ...key });
      expect(headers["access-control-allow-origin"]).toBe(ORIGIN);
      expect(headers["access-control-expose-headers"]).toContain("ETag");
      expect(headers.vary).toContain("Origin");
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    }
  });
});

describe("a page of another origin", () => {
  it.each(["https://evil.example.org", "null", `${ORIGIN}.evil.example.org`])(
    "%s may not",
    async (origin) => {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(401);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    },
  );
});
