import { get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptsIdempotencyKey, operations } from "@/lib/api";
import { isConditional } from "@/lib/api/kinds";
import { HEADER_NAMES, locations } from "@/lib/operation";
import { serve } from "@/tests/support/serve";
import { mediaTypeOf } from "../support/check-reply";
import { nodesOf } from "../support/json";

const served = serve();

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
  example?: unknown;
}
interface Response {
  description: string;
  headers: Record<string, { schema: object }>;
  content: Record<string, { schema: object }>;
}
interface Described {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: {
    content: Partial<Record<string, { schema: BodySchema & { anyOf?: BodySchema[] }; example?: unknown }>>;
  };
  responses: Record<string, Response & { $ref?: string }>;
  security?: object[];
}
interface BodySchema {
  properties?: object;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  security: object[];
  paths: Record<string, Record<string, Described>>;
  components: { securitySchemes: object; schemas: object; responses: Record<string, Response> };
}

const document = async () => (await served.service.client().send<Document>("GET", "/openapi.json")).body;

type Resolved = Described & { parameters: Parameter[] };

async function described(): Promise<{ method: string; path: string; op: Resolved }[]> {
  const { paths, components } = await document();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, op]) => ({
      method: method.toUpperCase(),
      path,
      op: { ...op, parameters: op.parameters ?? [], responses: resolved(op, components.responses) },
    })),
  );
}

/** The responses of an operation, those that it shares with others included. */
const resolved = ({ responses }: Described, shared: Record<string, Response>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, { $ref, ...own }]) => [
      status,
      $ref === undefined ? own : (shared[$ref.replace(/.*\//, "")] ?? own),
    ]),
  );

const operationOf = (op: Pick<Described, "operationId">) =>
  operations.find(({ id }) => id === op.operationId);

describe("the OpenAPI document", () => {
  it("is a whole document of version 3.1", async () => {
    const doc = await document();
    expect(doc).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: "/api/v1" }],
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    });
    expect(
      Object.keys(doc).filter((key) => !/^(openapi|info|servers|security|paths|components|tags)$/.test(key)),
    ).toEqual([]);
    for (const path of Object.keys(doc.paths)) expect(path).toMatch(/^\/[\w/.{}-]+$/);
  });

  it("lists exactly the operations", async () => {
    const listed = (await described()).map(({ method, path, op }) => `${method} ${path} ${op.operationId}`);
    expect(listed.sort()).toEqual(
      operations.map(({ id, http }) => `${http.method} ${http.path} ${id}`).sort(),
    );
  });

  it("says where each part of an input travels", async () => {
    for (const { op } of await described()) {
      const operation = operationOf(op);
      const where = Object.entries(operation ? locations(operation) : {});
      const at = (place: string) => where.filter(([, p]) => p === place).map(([key]) => key);
      const named = (place: string) => op.parameters.filter((p) => p.in === place).map((p) => p.name);
      expect(named("path"), op.operationId).toEqual(at("path"));
      expect(named("query"), op.operationId).toEqual([
        ...at("query"),
        ...(operation?.http.queryOrBody ?? []),
      ]);
      const schema = op.requestBody?.content["application/json"]?.schema;
      const body = schema?.properties ?? schema?.anyOf?.find((each) => each.properties)?.properties ?? {};
      const { key, type = "" } = operation?.http.textBody ?? {};
      expect(Object.keys(body), op.operationId).toEqual(
        key === undefined ? [...at("body"), ...(operation?.http.bodyToo ?? [])] : [],
      );
      if (key !== undefined) expect(op.requestBody?.content).toHaveProperty([type]);
      expect(named("header").filter((name) => name.startsWith("If-"))).toEqual([
        ...at("header").map((each) => HEADER_NAMES[each]),
        ...(operation && isConditional(operation) ? ["If-None-Match"] : []),
      ]);
      expect(named("header").includes("Idempotency-Key")).toBe(
        operation !== undefined && acceptsIdempotencyKey(operation),
      );
    }
  });

  it("declares each parameter of a path, and requires it", async () => {
    for (const { path, op } of await described()) {
      const inPath = op.parameters.filter((parameter) => parameter.in === "path");
      const template = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name)).toEqual(template);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(new Set(op.parameters.map((p) => `${p.in} ${p.name}`)).size).toBe(op.parameters.length);
    }
  });

  it("describes what a record and a stream may have beyond the others", async () => {
    const of = async (id: string) => (await described()).find(({ op }) => op.operationId === id)?.op;
    expect(Object.keys((await of("readRecord"))?.responses ?? {})).toContain("413");
    for (const id of ["followEvents", "followLogs"])
      expect((await of(id))?.parameters.map(({ name }) => name)).toContain("Last-Event-ID");
  });

  it("describes every reply with its headers and body", async () => {
    for (const { op } of await described()) {
      expect(op.summary).not.toBe("");
      for (const [status, response] of Object.entries(op.responses)) {
        expect(status).toMatch(/^([245]\d\d|304)$/);
        expect(response.description).not.toBe("");
        expect(Object.keys(response.headers)).toContain("X-Request-Id");
        if (status === "304") continue;
        const operation = operationOf(op);
        const text = operation?.kind === "plain" && status === "200" ? operation.text : undefined;
        expect(Object.keys(response.content)).toEqual([
          mediaTypeOf(operation, status.startsWith("2")),
          ...(text ? [text.type] : []),
          ...(operation?.kind === "file" && status === "200" ? (operation.shown ?? []) : []),
        ]);
      }
      const isOpen = op.security?.length === 0;
      expect(op.responses["401"]?.headers["WWW-Authenticate"] === undefined).toBe(isOpen);
      // What is open says itself whether it counts calls.
      const isCounted = !isOpen || operationOf(op)?.errors?.includes("RATE_LIMITED") === true;
      expect(op.responses["429"]?.headers["Retry-After"] !== undefined).toBe(isCounted);
    }
  });

  it("describes the body that a DELETE may have, and how it is refused", async () => {
    const withBody = (await described()).filter(({ op }) => operationOf(op)?.http.bodyToo !== undefined);
    expect(withBody.length).toBeGreaterThan(0);
    for (const { op } of withBody) {
      expect(Object.keys(op.responses)).toEqual(expect.arrayContaining(["413", "415"]));
      // Neither place is required, as either will do.
      expect(op.requestBody).toMatchObject({ required: false });
      for (const { name, required } of op.parameters)
        if (operationOf(op)?.http.bodyToo?.includes(name)) expect(required, name).toBeUndefined();
    }
  });

  it("names the headers of the replies, and no others", async () => {
    await served.api.ok("createRecord", { type: "note", name: "Headers" });
    const read = await served.api.call("readRecord", { path: "note/Headers" });
    const made = await served.api.call("createRecord", { type: "note", name: "Headers 2" });
    for (const [id, reply] of [
      ["readRecord", read],
      ["createRecord", made],
    ] as const) {
      const op = (await described()).find((each) => each.op.operationId === id)?.op;
      const documented = Object.keys(op?.responses[reply.status]?.headers ?? {}).map((name) =>
        name.toLowerCase(),
      );
      expect(Object.keys(reply.headers)).toEqual(expect.arrayContaining(documented));
      for (const name of ["etag", "location"]) expect(documented.includes(name)).toBe(name in reply.headers);
    }
  });

  it("refers to nothing that is not there, and uses types that JSON Schema knows", async () => {
    const doc = await document();
    const TYPES = ["string", "number", "integer", "boolean", "object", "array", "null"];
    for (const [at, node] of nodesOf(doc)) {
      if (typeof node.$ref === "string") {
        const target = node.$ref
          .slice(2)
          .split("/")
          .reduce<unknown>((o, key) => (o as Record<string, unknown>)?.[key], doc);
        expect(target, `${at} → ${node.$ref}`).toBeDefined();
      }
      if (
        typeof node.type === "string" &&
        /schema|items|properties|anyOf|additional/.test(at) &&
        !at.endsWith("/properties")
      ) {
        expect(TYPES, at).toContain(node.type);
      }
    }
  });

  it("says the limits that hold", async () => {
    const parameter = (await described())
      .find(({ op }) => op.operationId === "listRecords")
      ?.op.parameters.find(({ name }) => name === "limit");
    expect(parameter).toMatchObject({ schema: { type: "integer", minimum: 1, maximum: 1000 } });
    expect(parameter).not.toHaveProperty("required");
  });

  it("is at most 44 kB compressed, and 304 on the second read", async () => {
    const address = `${served.service.apiBase}/api/v1/openapi.json`;
    const first = await fetchRaw(address, { "accept-encoding": "gzip, deflate, br" });
    expect(first.headers["content-encoding"]).toBe("br");
    expect(first.bytes.length).toBeLessThan(44_000);
    expect(JSON.parse(brotliDecompressSync(first.bytes).toString())).toEqual(await document());
    const plain = await fetchRaw(address, { "accept-encoding": "br;q=0" });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.headers.etag).toBe(first.headers.etag);
    const again = await fetchRaw(address, { "if-none-match": String(first.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("gives the default of a number that may also be text", async () => {
    const history = (await described()).find(({ op }) => op.operationId === "janitorHistory")?.op;
    expect(history?.parameters.find(({ name }) => name === "limit")?.schema).toMatchObject({ default: 10 });
  });

  it.each([
    "createRecord",
    "addToInbox",
    "ingestExport",
    "setAgentModel",
    "setDefaultModel",
    "createSchedule",
  ])("has an example of %s that the service takes", async (id) => {
    const found = (await described()).find(({ op }) => op.operationId === id);
    const json = found?.op.requestBody?.content["application/json"]?.example;
    const path = (found?.path ?? "").replace("{agentId}", "main");
    const { status, body } = await served.api.send(found?.method ?? "", path, { json });
    expect([200, 201], JSON.stringify(body)).toContain(status);
  });

  it("has no example of what a second call, or another record, would be refused for", async () => {
    for (const { op } of await described()) {
      const made = op.parameters.filter(({ name }) => ["Idempotency-Key", "If-Match"].includes(name));
      expect(made.filter(({ example }) => example !== undefined)).toEqual([]);
    }
  });

  it("describes what forms are answered with where something is wrong", async () => {
    const op = (await described()).find((each) => each.op.operationId === "fetchDeviceToken")?.op;
    const { OAuthError } = (await document()).components.schemas as {
      OAuthError: { properties: { error: { enum: string[] } }; required: string[] };
    };
    expect(JSON.stringify(op?.responses["400"])).toContain("#/components/schemas/OAuthError");
    const reply = await fetch(`${served.service.apiBase}/api/v1/devices/token`, {
      method: "POST",
      body: new URLSearchParams({ device_code: "unknown", grant_type: "password" }),
    });
    const error: Record<string, string> = await reply.json();
    expect(Object.keys(error).sort()).toEqual(OAuthError.required);
    expect(OAuthError.properties.error.enum).toContain(error.error);
  });
});

/** Without what `fetch` does to compressed bodies. */
const fetchRaw = (url: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    get(url, { headers }, async (reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of reply) chunks.push(chunk);
      resolve({ status: reply.statusCode, headers: reply.headers, bytes: Buffer.concat(chunks) });
    }).on("error", reject);
  });
