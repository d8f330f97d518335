import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operations } from "@/lib/api";
import { locations } from "@/lib/operation";
import { type ErrorBody, exchange } from "@/tests/support/api";
import { isDeep, times } from "@/tests/support/property";
import { serve } from "@/tests/support/serve";
import { signInOverHttp } from "@/tests/support/sign-in";

/** What no operation may take, whatever its schema: each entry point is sent it and answers 400. */
const served = serve();

const TEXTS = ["a\0b", "a\ud800b", "\udfff"];
const ESCAPED = ["%00", "a%00b", "%ED%A0%80", "%ed%bf%bf", "%FF", "%C0%80"];
/** One reader decodes all addresses: at work, each name gets one of these, and each of these many names. */
const escapedFor = (at: number) => (isDeep() ? ESCAPED : ESCAPED.slice(at % ESCAPED.length).slice(0, 1));
const NUMBERS = ["9007199254740993", "175928847299117063", "-9007199254740992", "1e16", "1e400"];

/** Written into a JSON text, where it is replaced by a number that JavaScript cannot hold. */
const HOLE = "@number@";

const poison = fc.oneof(
  fc.constantFrom(...TEXTS).map((value): unknown => value),
  fc.constantFrom(...TEXTS).map((key): unknown => ({ [key]: 1 })),
  fc.constant<unknown>(HOLE),
);
const wrapped = fc
  .tuple(poison, fc.array(fc.constantFrom("list", "map"), { maxLength: 3 }), fc.constantFrom(...NUMBERS))
  .map(([inner, wraps, number]) => {
    const value = wraps.reduce<unknown>((all, wrap) => (wrap === "list" ? ["ok", all] : { x: all }), inner);
    return { value, number };
  });

const concrete = (path: string) => path.replace(/\{\w+\}/g, "note%2Fx");

async function expectInvalid(
  method: string,
  path: string,
  body?: string,
  type = "application/json",
): Promise<void> {
  const sent = body === undefined ? {} : { raw: body, headers: { "content-type": type } };
  const reply = await served.api.send<ErrorBody>(method, path, sent);
  expect([reply.status, reply.body.error?.code], `${method} ${path} ${body ?? ""}`).toEqual([
    400,
    "VALIDATION_ERROR",
  ]);
}

describe.each(operations.map((op) => [op.id, op] as const))("%s", (_, op) => {
  const { method, path } = op.http;
  const where = locations(op);
  const { textBody } = op.http;
  /** Without values of JSON: the whole body is a text. */
  const fails = (address: string) =>
    textBody ? expectInvalid(method, address, "text", textBody.type) : expectInvalid(method, address);
  const keysIn = (location: string) => Object.keys(where).filter((key) => where[key] === location);

  it("answers 400 to such bytes in its path and its query", async () => {
    for (const [at, name] of keysIn("path").entries())
      for (const bytes of escapedFor(path.length + at))
        await fails(concrete(path.replace(`{${name}}`, `note%2F${bytes}`)));
    for (const [at, name] of [...keysIn("query"), ...(op.http.queryOrBody ?? []), "surplus"].entries())
      for (const bytes of escapedFor(path.length + at)) await fails(`${concrete(path)}?${name}=${bytes}`);
    await fails(`${concrete(path)}?a%00b=1`);
  });

  if (textBody)
    it("answers 400 to a text with NUL", () =>
      expectInvalid(method, `${concrete(path)}.md`, "a\0b", textBody.type));
  else if (keysIn("body").length > 0)
    it("answers 400 to such values in its body", async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...keysIn("body")), wrapped, async (key, { value, number }) => {
          const body = JSON.stringify({ [key]: value }).replace(JSON.stringify(HOLE), number);
          await expectInvalid(method, concrete(path), body);
        }),
        { numRuns: times(60, 1) },
      );
    });
});

describe("a form", () => {
  const send = (raw: string) =>
    exchange(served.service.base, "POST", "/api/v1/devices/code", {
      raw,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        // Codes are limited by address, and other files ask for some from the usual one.
        "x-forwarded-for": "10.20.30.40",
      },
    });

  it.each(ESCAPED)("is refused with %s", async (bytes) => {
    const reply = await send(`client_name=${bytes}`);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: "invalid_request" });
  });

  it("is taken with a percent sign that escapes nothing", async () => {
    expect((await send("client_name=100%25")).status).toBe(200);
    expect((await send("client_name=100%")).status).toBe(200);
  });
});

describe("a page", () => {
  it.each([
    "/vault?q=",
    "/vault/note/",
    "/workflows?query=",
    "/workflows/",
    "/janitor/issues?path=",
    "/knowledge/learning?instinct=",
    "/settings/devices?x=",
    "/device?user_code=",
    "/sign-in?next=",
  ])("%s… is not a server error", async (path) => {
    const { base } = served.service;
    const { cookies } = await signInOverHttp(base, served.account);
    const headers = { cookie: cookies.join("; ") };
    for (const bytes of ESCAPED) {
      const { status } = await exchange(base, "GET", path + bytes, { headers });
      expect(status, path + bytes).toBeLessThan(500);
      if (!bytes.includes("%00")) expect(status, path + bytes).toBe(400);
    }
  });
});

describe("the upload form", () => {
  it.each([
    ["the text of a note", { name: "Note", text: "a\0b" }],
    ["the name of a note", { name: "a\0b", text: "text" }],
  ])("is refused with NUL in %s, and nothing is written", async (_, fields) => {
    const { base } = served.service;
    const { cookies } = await signInOverHttp(base, served.account);
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const headers = { cookie: cookies.join("; "), origin: base, accept: "application/json" };
    const reply = await fetch(`${base}/inbox/files`, { method: "POST", body, headers });
    expect(reply.status).toBe(400);
    expect((await served.api.ok("listInbox", {})).files).toEqual([]);
  });
});
