import { expect, it } from "vitest";
import { definePublicOperation, noInput } from "@/lib/operation";
import { documentOf } from "../openapi/document";
import { handlerFor } from "../routes";

const old = definePublicOperation({
  id: "oldStatus",
  http: { method: "GET", path: "/old-status" },
  tag: "Service",
  summary: "An operation of the past",
  deprecated: { since: "2027-01-01", sunset: "2027-07-01", successor: "/status" },
  input: noInput,
  output: noInput,
  run: async () => ({}),
});

const ask = (query = "") => handlerFor(old)(new Request(`http://localhost/api/v1/old-status${query}`));

it("a deprecated operation says since when, until when, and what follows it", async () => {
  const reply = await ask();
  expect(reply.status).toBe(200);
  expect(reply.headers.Deprecation).toBe("@1798761600");
  expect(reply.headers.Sunset).toBe("Thu, 01 Jul 2027 00:00:00 GMT");
  expect(reply.headers.Link).toBe('</api/v1/status>; rel="successor-version"');
});

it("its errors say it as well", async () => {
  const reply = await ask("?unknown=1");
  expect([reply.status, reply.headers.Deprecation]).toEqual([400, "@1798761600"]);
});

it("the OpenAPI document marks it, and no other", () => {
  const { deprecated: _, ...rest } = old;
  const paths = (op: typeof rest) => JSON.stringify(documentOf([{ ...op }]).paths);
  expect(paths(old)).toContain('"deprecated":true');
  expect(paths(rest)).not.toContain("deprecated");
});
