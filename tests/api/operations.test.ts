import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generatedFiles } from "@/bin/generate/files";
import { operations, routes } from "@/lib/api";
import { root } from "@/tests/support/root";

describe("the operations", () => {
  it("have unique ids and paths", () => {
    const places = operations.map(({ http }) => `${http.method} ${http.path}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it("have a key of the input for each name in the path", () => {
    for (const { id, http, input } of operations) {
      const names = [...http.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      expect(Object.keys(input.shape), id).toEqual(expect.arrayContaining(names));
    }
  });

  it("take a limit from 1 to 1,000 where they list something", () => {
    const limits = operations.flatMap(({ id, http, input }) =>
      http.method === "GET" && input.shape.limit && id !== "exportAudit"
        ? [[id, input.shape.limit] as const]
        : [],
    );
    expect(limits.length).toBeGreaterThan(10);
    for (const [id, limit] of limits)
      expect(
        [0, 1, 1_000, 1_001].map((n) => limit.safeParse(n).success),
        id,
      ).toEqual([false, true, true, false]);
  });

  it("have examples that their schemas accept, without further keys", () => {
    const examples = operations.flatMap((op) => (op.examples ?? []).map((example) => ({ op, example })));
    expect(examples.length).toBeGreaterThan(20);
    for (const { op, example } of examples) {
      expect(op.input.safeParse(example.input ?? {}).error, op.id).toBeUndefined();
      expect(op.output.parse(example.output), op.id).toEqual(example.output);
    }
  });
});

describe("the generated files", () => {
  it.each([...generatedFiles(root)])("%s is fresh: else run npm run generate", (file, text) => {
    const path = join(root, file);
    expect(existsSync(path) ? readFileSync(path, "utf8") : null).toBe(text);
  });

  it("handle every method", () => {
    const methods = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"];
    expect(Object.keys(routes("/vault/inbox")).sort()).toEqual(methods);
  });
});

describe("the interface", () => {
  // Its tables, word for word.
  const ASKED = [
    "GET /vault/context",
    "GET /vault/schema",
    "GET /vault/inbox",
    "POST /vault/inbox",
    "POST /vault/inbox/bulk",
    "POST /vault/records",
    "PATCH /vault/records/{path}",
    "POST /vault/records/{path}/move",
    "GET /workers/status",
    "POST /workers/up",
    "POST /workers/down",
    "POST /workers/restart",
    "POST /workers/process",
    "GET /workflows",
    "GET /workflows/{workflowId}",
    "POST /devices/{requestId}/reject",
  ];
  const SETTLED = [
    "GET /vault/list/{type}",
    "GET /vault/records/{path}",
    "GET /vault/search",
    "GET /vault/graph",
    "POST /vault/move",
    "DELETE /vault/records/{path}",
    "GET /openapi.json",
    "GET /devices",
    "POST /devices/{requestId}/approve",
    "DELETE /devices/{deviceId}",
    "POST /devices/{deviceId}/rotate",
    "POST /devices/clear",
    "POST /devices/code",
    "POST /devices/token",
  ];

  it.each([...ASKED, ...SETTLED])("has %s", (place) => {
    expect(operations.map(({ http }) => `${http.method} ${http.path}`)).toContain(place);
  });
});
