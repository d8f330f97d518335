import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type ApiOperation, openApi, operations } from "@/lib/api";
import { locations } from "@/lib/operation";
import { type ErrorBody, type Reply, requestOf } from "@/tests/support/api";
import { times } from "@/tests/support/property";
import { serve } from "@/tests/support/serve";
import { anyJson, anyText, arbitraryOf, type Schema } from "./arbitrary";

/**
 * Every operation is sent inputs made from its schemas, good and bad. The client checks each reply against
 * the operation: its status is documented, and its shape. Beyond that: nothing is a 5xx, and what the schema
 * does not allow is refused.
 */
const served = serve();
const RUNS = times(60, 1);
const PATHS = ["note/Fuzz 1", "note/Fuzz 2.md", "person/Fuzz", "person/Missing", "note/../x", "note"];

interface Described {
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Partial<Record<string, { schema: Schema }>> };
}

const describedAs = (op: ApiOperation): Described =>
  (openApi().paths as Record<string, Record<string, Described>>)[op.http.path]?.[
    op.http.method.toLowerCase()
  ] as Described;

/** Inputs that the document allows: the parts of the path among those that exist, and any other text. */
function goodInput(op: ApiOperation): fc.Arbitrary<Record<string, unknown>> {
  const { parameters = [], requestBody } = describedAs(op);
  const parts = parameters
    .filter((parameter) => parameter.in !== "header")
    .map(({ name, schema, required }) => {
      const value = name === "path" ? fc.oneof(fc.constantFrom(...PATHS), anyText) : arbitraryOf(schema);
      return [name, required ? value : fc.option(value, { nil: undefined })] as const;
    });
  const { textBody } = op.http;
  const schema = requestBody?.content["application/json"]?.schema;
  const body = textBody
    ? anyText.filter((text) => !text.startsWith("-")).map((text) => ({ [textBody.key]: text }))
    : schema
      ? arbitraryOf(schema)
      : fc.constant({});
  return fc
    .tuple(fc.record(Object.fromEntries(parts), { noNullPrototype: true }), body)
    .map(([query, inBody]) => ({
      ...query,
      ...(Array.isArray(inBody) && op.http.bodyIsList
        ? { [op.http.bodyIsList]: inBody }
        : (inBody as object)),
    }));
}

/** The same, with some part put wrong, taken away, or added. */
const badInput = (op: ApiOperation): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(goodInput(op), fc.constantFrom(...Object.keys(op.input.shape), "surplus"), anyJson, fc.boolean())
    .map(([input, key, value, isGone]) => {
      const { [key]: _, ...rest } = input;
      return isGone ? rest : { ...rest, [key]: value };
    });

const anyHeaders = fc.record(
  {
    "if-match": fc.oneof(
      fc.constantFrom("*", '"x"', '"', ", ,", 'W/"x"'),
      fc.stringMatching(/^[ -~]{0,40}$/),
    ),
    "idempotency-key": fc.oneof(
      fc.constantFrom("k", '"k"', '"', "x".repeat(300)),
      fc.stringMatching(/^[ -~]{1,40}$/),
    ),
    accept: fc.constantFrom("text/markdown", "*/*", "text/markdown;q=0.1, application/json", ";q="),
    "x-request-id": fc.stringMatching(/^[ -~]{0,40}$/),
    prefer: fc.constantFrom("respond-async", "wait=1"),
  },
  { requiredKeys: [] },
);

/** Whether the schema allows what arrives: parts of the address arrive as text, and a body of text in whole characters. */
function isAllowed(op: ApiOperation, input: Record<string, unknown>): boolean {
  const where = locations(op);
  const { raw } = requestOf(op, input);
  const isText = (key: string) => typeof raw === "string" && key === op.http.textBody?.key;
  const arrived = Object.entries(input).filter(([, value]) => value !== undefined);
  const asText = arrived.map(([key, value]) => [
    key,
    inBody(op, where[key]) && !isText(key) ? value : asAddress(value),
  ]);
  return op.input.safeParse(Object.fromEntries(asText)).success;
}

/** What no schema names travels in the body where there is one, else in the query. */
const inBody = (op: ApiOperation, place: string | undefined) =>
  place === "body" || (place === undefined && Object.values(locations(op)).includes("body"));

/** Any value as text; an object's own `toString` may be anything. */
const asAddress = (value: unknown) =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).toWellFormed();

/** A header holds visible ASCII only. */
const asHeader = (value: unknown) => asAddress(value).replace(/[^ -~]/g, "");

async function send(
  op: ApiOperation,
  input: Record<string, unknown>,
  headers: object,
): Promise<Reply<ErrorBody> | null> {
  const { method, path, ...sent } = requestOf(op, wellFormedAddress(op, input));
  if (path.length > 12_000) return null;
  return served.api.send<ErrorBody>(method, path, { ...sent, headers: { ...sent.headers, ...headers } });
}

/** An address cannot contain half a character, nor a header a control character. */
function wellFormedAddress(op: ApiOperation, input: Record<string, unknown>): Record<string, unknown> {
  const where = locations(op);
  const written = (key: string, value: unknown) => {
    if (value === undefined || inBody(op, where[key])) return value;
    return where[key] === "header" ? asHeader(value) : asAddress(value);
  };
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, written(key, value)]));
}

beforeAll(async () => {
  for (const name of ["Fuzz 1", "Fuzz 2"]) await served.api.ok("createRecord", { type: "note", name });
  await served.api.ok("createRecord", { type: "person", name: "Fuzz", body: "[[Fuzz 1]]" });
});

describe.each(operations.map((op) => [op.id, op] as const))("%s", (_, op) => {
  it("answers any input as documented, and never with a 5xx", async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(goodInput(op), badInput(op)), anyHeaders, async (input, headers) => {
        // Nobody works here: a call that waits for its run would wait for long.
        const reply = await send(
          op,
          input,
          op.kind === "run" ? { ...headers, prefer: "respond-async" } : headers,
        );
        if (!reply) return;
        seen.add(reply.status);
        expect(reply.status, reply.text).toBeLessThan(500);
        if (!isAllowed(op, wellFormedAddress(op, input))) expect(reply.status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 15_000 },
    );
    expect([...seen].some((status) => status < 500)).toBe(true);
  });
});

it("leaves every record readable, listed and found", async () => {
  const { records_by_type = {}, total } = await served.api.ok("vaultContext", {});
  const paths = Object.values(records_by_type).flatMap((records) => records.map(({ path }) => path));
  expect(paths).toHaveLength(total);
  for (const path of paths) {
    const record = await served.api.ok("readRecord", { path });
    expect(record.problem, `${path}\n${record.raw}`).toBeUndefined();
  }
});
