import { describe, expect, it } from "vitest";
import { type ErrorBody, exchange, type Sent } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";

const served = serve();
const RECORD = { type: "note", name: "Never made" };
const JSON_TYPE = { "content-type": "application/json" };
const MIB = 1024 * 1024;

const send = (method: string, path: string, sent: Sent = {}) =>
  served.api.send<ErrorBody>(method, path, sent);
const post = (sent: Sent) => send("POST", "/vault/records", sent);

describe("every reply", () => {
  it("has the request's id when it is a valid token, in header and error", async () => {
    const reply = await send("GET", "/vault/records/person/Nobody", {
      headers: { "x-request-id": "my-id_1.2" },
    });
    expect(reply.headers["x-request-id"]).toBe("my-id_1.2");
    expect(reply.body.error.request_id).toBe("my-id_1.2");
    // The line comes by another way than the reply.
    await expect.poll(() => served.service.output()).toContain('"requestId":"my-id_1.2"');
  });

  it.each([
    ["blank", "two words"],
    ["too long", "x".repeat(129)],
    ["markup", "<script>"],
    ["empty", ""],
  ])("has a new id when the request's is %s", async (_, id) => {
    const reply = await send("GET", "/vault/schema", { headers: { "x-request-id": id } });
    expect(reply.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is kept by no cache and sniffed by no browser", async () => {
    const { headers } = await send("GET", "/vault/schema");
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("reports the remaining quota", async () => {
    const { headers } = await send("GET", "/vault/schema");
    expect(headers["ratelimit-policy"]).toBe('"default";q=1000000;w=60');
    expect(headers.ratelimit).toMatch(/^"default";r=\d+;t=\d+$/);
  });
});

describe("an unknown parameter", () => {
  it.each(["x", "constructor", "__proto__", "%5F_proto__"])("%s is named", async (name) => {
    const reply = await send("GET", `/vault/schema?${name}=1`);
    expect([reply.status, reply.body.error.details]).toEqual([
      400,
      [{ path: decodeURIComponent(name), message: "is not known here" }],
    ]);
  });
});

describe("404", () => {
  it.each([
    "/",
    "",
    "/nowhere",
    "/vault",
    "/vault/recordsx",
    "/vault/schema/more",
    "/vault/list",
    "/Vault/schema",
  ])("for %s", async (path) => {
    const reply = await send("GET", path);
    expect([reply.status, reply.body.error.code]).toEqual([404, "NOT_FOUND"]);
  });

  it("for any method at an unknown path", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
      expect((await send(method, "/nowhere")).status, method).toBe(404);
    }
  });
});

describe("405", () => {
  const ALLOWED: Record<string, string> = {
    "/openapi.json": "GET, HEAD",
    "/vault/context": "GET, HEAD",
    "/vault/schema": "GET, HEAD",
    "/vault/graph": "GET, HEAD",
    "/vault/search": "GET, HEAD",
    "/vault/list/person": "GET, HEAD",
    "/vault/inbox": "GET, HEAD, POST",
    "/vault/inbox/bulk": "POST",
    "/vault/inbox/states": "GET, HEAD",
    "/vault/inbox/states/x/retry": "POST",
    "/vault/records": "POST",
    "/vault/records/bulk": "DELETE, GET, HEAD, PATCH, POST, PUT",
    "/vault/records/person/A": "DELETE, GET, HEAD, PATCH, PUT",
    "/vault/records/person/A/move": "DELETE, GET, HEAD, PATCH, POST, PUT",
    "/vault/move": "POST",
  };
  const METHODS = [
    "GET",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "PROPFIND",
    "PURGE",
    "M-SEARCH",
  ];

  it.each(Object.entries(ALLOWED))("at %s says that %s are allowed", async (path, allow) => {
    for (const method of METHODS.filter((each) => !allow.split(", ").includes(each))) {
      const reply = await send(method, path);
      expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, allow]);
      expect(reply.body.error.code).toBe("METHOD_NOT_ALLOWED");
      expect(reply.body.error.message).toContain(`${method} is not allowed`);
    }
  });

  it("is sent before the body is read", async () => {
    const sent = { raw: "no json", headers: { "content-type": "text/plain" } };
    expect((await send("POST", "/vault/records/person/A", sent)).status).toBe(405);
    expect((await send("PUT", "/vault/records", sent)).status).toBe(405);
  });

  it("is answered to HEAD where nothing can be read", async () => {
    const reply = await send("HEAD", "/vault/records");
    expect([reply.status, reply.headers.allow, reply.text]).toEqual([405, "POST", ""]);
    expect((await send("HEAD", "/vault/schema")).status).toBe(200);
  });
});

describe("415", () => {
  it.each([
    ["none", {}],
    ["text", { "content-type": "text/plain" }],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["JSON of another sort", { "content-type": "application/jsonp" }],
    ["another charset", { "content-type": "application/json; charset=latin1" }],
  ])("for a body whose media type is %s", async (_, headers) => {
    const reply = await post({ raw: JSON.stringify(RECORD), headers });
    expect([reply.status, reply.body.error.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("before the size and the syntax", async () => {
    const raw = Buffer.alloc(11 * MIB, "x");
    expect((await post({ raw, headers: { "content-type": "text/plain" } })).status).toBe(415);
  });

  it.each([
    "application/json",
    "Application/JSON",
    'application/json; charset="UTF-8"',
    "application/json;charset=utf-8",
  ])("not for %s", async (type) => {
    const reply = await post({ raw: "{}", headers: { "content-type": type } });
    expect(reply.status).toBe(400);
  });
});

describe("413", () => {
  const padded = (bytes: number) => {
    const head = '{"type":"note","name":"Never made","x":"';
    return `${head}${"x".repeat(bytes - head.length - 2)}"}`;
  };

  it("for a body over 10 MiB, before its syntax and whether or not its length was declared", async () => {
    const raw = Buffer.alloc(10 * MIB + 1, "{");
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, "transfer-encoding": "chunked" }]) {
      const reply = await post({ raw, headers });
      expect([reply.status, reply.body.error.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
      expect(reply.body.error.message).toContain("10 MiB");
    }
  });

  it("not for one of exactly 10 MiB", async () => {
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, "transfer-encoding": "chunked" }]) {
      const reply = await post({ raw: padded(10 * MIB), headers });
      expect([reply.status, reply.body.error.details]).toEqual([
        400,
        [{ path: "x", message: "is not known here" }],
      ]);
    }
  });
});

describe("400", () => {
  it.each([
    ["no JSON", "{", /not valid JSON/],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0x22]), /not valid UTF-8/],
    ["a list", "[]", /must be a JSON object/],
    ["text", '"x"', /must be a JSON object/],
    ["null", "null", /must be a JSON object/],
    ["nothing", "", /^type: /],
    ["blanks", "  ", /^type: /],
  ])("for a body that is %s", async (_, raw, message) => {
    const reply = await post({ raw, headers: JSON_TYPE });
    expect([reply.status, reply.body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(reply.body.error.message).toMatch(message);
  });

  it("for broken JSON that an operation would not use", async () => {
    const broken = await send("POST", "/learning/enable", { raw: "{", headers: JSON_TYPE });
    expect([broken.status, broken.body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect((await send("POST", "/learning/enable", { raw: "{}", headers: JSON_TYPE })).status).toBe(200);
  });

  it("names every invalid field", async () => {
    const reply = await post({ json: { type: "alien", name: 5, body: [], surplus: 1 } });
    expect(reply.status).toBe(400);
    expect(reply.body.error.details?.map(({ path }) => path).sort()).toEqual([
      "body",
      "name",
      "surplus",
      "type",
    ]);
  });

  it("for a value that travels in the wrong place, or stands twice", async () => {
    const inQuery = await send("POST", "/vault/records?name=x", { json: RECORD });
    expect([inQuery.status, inQuery.body.error.details?.[0]?.path]).toEqual([400, "name"]);
    const inBody = await send("PATCH", "/vault/records/person/A", { json: { path: "person/B", body: "" } });
    expect([inBody.status, inBody.body.error.details?.[0]?.path]).toEqual([400, "path"]);
    const twice = await send("GET", "/vault/list/person?limit=1&limit=2");
    expect([twice.status, twice.body.error.details?.[0]?.path]).toEqual([400, "limit"]);
    const unknown = await send("GET", "/vault/schema?x=1");
    expect([unknown.status, unknown.body.error.details?.[0]?.path]).toEqual([400, "x"]);
  });

  it.each([
    "/vault/records/person/%zz",
    "/vault/records/person/%E0%A4%A",
    "/vault/records/person%",
    "/vault/list/%ff",
    "//vault/schema",
    "/vault//schema",
    "/vault/records/person\\A",
    "/vault/records/person/../../schema",
    "/vault/records/person/%2e%2E/%2e./schema",
    "/./vault/schema",
    "/../v1/vault/schema",
  ])("for %s, which is neither redirected nor tidied into another path", async (path) => {
    for (const method of ["GET", "POST", "DELETE", "TRACE"]) {
      const reply = await send(method, path);
      expect([method, reply.status, reply.body.error.code]).toEqual([method, 400, "VALIDATION_ERROR"]);
      expect((await served.service.client().send(method, path)).status, "without a key").toBe(401);
    }
  });

  it("says nothing of the inside", async () => {
    const { text } = await post({ raw: '{"a":', headers: JSON_TYPE });
    expect(text).not.toMatch(/node_modules|at \w+ \(|\.ts:/);
  });
});

it("creates no record for a refused request", async () => {
  expect((await served.api.ok("vaultContext", {})).total).toBe(0);
});

it("takes a proxy's form of the target for its own, whatever host it names", async () => {
  const reply = await exchange(served.service.base, "GET", "http://elsewhere.example/healthz");
  expect([reply.status, reply.headers.location]).toEqual([200, undefined]);
  expect(
    (await exchange(served.service.base, "GET", "http://elsewhere.example/api/v1/vault/schema")).status,
  ).toBe(401);
});

it("returns 400 for an invalid path outside the API, too", async () => {
  for (const target of ["*", "/%zz", "/vault/%ff", "//elsewhere.example/x"]) {
    const reply = await exchange(served.service.base, "GET", target);
    expect([target, reply.status, reply.headers.location]).toEqual([target, 400, undefined]);
  }
});

it("answers /healthz without a key", async () => {
  const reply = await exchange(served.service.base, "GET", "/healthz");
  expect([reply.status, reply.body]).toEqual([200, { status: "alive" }]);
});
