import { expect, it } from "vitest";
import { z } from "zod";
import { parseRequest } from "./parse";

const input = z.strictObject({
  path: z.string(),
  ifMatch: z.string().optional(),
  ifNoneMatch: z.literal("*", "must be *").optional(),
});
const op = {
  id: "write",
  kind: "plain",
  http: { method: "GET", path: "/records/{path}" },
  tag: "Records",
  summary: "Write",
  input,
  output: input,
} as const;

const parsed = (headers: Record<string, string>) =>
  parseRequest(op, new Request("http://localhost/api/v1/records/a", { headers }));

it("errors name a header as HTTP calls it", async () => {
  expect((await parsed({ "If-None-Match": "*", "If-Match": "x" })).input).toEqual({
    path: "a",
    ifMatch: "x",
    ifNoneMatch: "*",
  });
  await expect(parsed({ "If-None-Match": '"abc"' })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
    message: "If-None-Match: must be *",
    details: [{ path: "If-None-Match", message: "must be *" }],
  });
});

it.each(["constructor", "toString", "__proto__"])("names an unknown key %s", async (key) => {
  const url = `http://localhost/api/v1/records/a?${key}=1`;
  await expect(parseRequest(op, new Request(url))).rejects.toMatchObject({
    message: `${key}: is not known here`,
    details: [{ path: key, message: "is not known here" }],
  });
});
