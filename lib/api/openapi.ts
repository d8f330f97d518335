import { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";
import { operations } from "./contract";
import { acceptedRun } from "./contract/long";
import { isRepeatable, type Operation, type Place, places } from "./contract/operation";
import { HTTP_STATUS } from "./errors";
import { API_BASE } from "./match";

type Json = Record<string, unknown>;

/** Codes that any operation can answer. */
const COMMON: ErrorCode[] = ["VALIDATION_ERROR", "INTERNAL_ERROR", "UNAVAILABLE"];
const WITH_KEY: ErrorCode[] = ["UNAUTHORIZED", "RATE_LIMITED"];
const WITH_BODY: ErrorCode[] = ["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
/** Codes of operations that take an `Idempotency-Key`. */
const WRITING: ErrorCode[] = ["CONFLICT", "IDEMPOTENCY_MISMATCH"];

let document: Json | undefined;

/** The OpenAPI 3.1 document of every operation, made of the schemas that validate the requests. */
export function openApi(): Json {
  document ??= {
    openapi: "3.1.0",
    info: {
      title: "Knowledge Vault",
      version: "1",
      description:
        "One vault of linked Markdown records per account. Every operation needs an API key as bearer.",
    },
    servers: [{ url: API_BASE }],
    security: [{ bearer: [] }],
    paths: pathsOf(operations),
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "An API key: kv_ and 32 hexadecimal characters; or a device's token: kvd_ and as many",
        },
      },
      schemas: { Error: ERROR },
    },
  };
  return document;
}

const ERROR: Json = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message", "request_id"],
      properties: {
        code: { enum: Object.keys(HTTP_STATUS) },
        message: { type: "string" },
        details: {
          type: "array",
          items: {
            type: "object",
            required: ["path", "message"],
            properties: { path: { type: "string" }, message: { type: "string" } },
          },
        },
        request_id: { type: "string" },
      },
    },
  },
};

function pathsOf(all: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const op of all) {
    paths[op.path] = { ...paths[op.path], [op.method.toLowerCase()]: describe(op) };
  }
  return paths;
}

function describe(op: Operation): Json {
  const body = bodyOf(op);
  return {
    operationId: op.id,
    tags: [op.tag],
    summary: op.summary,
    ...(op.description && { description: op.description }),
    ...(op.open && { security: [] }),
    parameters: parametersOf(op),
    ...(body && { requestBody: body }),
    responses: responsesOf(op, body !== undefined),
  };
}

function keysAt(op: Operation, place: Place): string[] {
  return Object.entries(places(op))
    .filter(([, where]) => where === place)
    .map(([key]) => key);
}

function parametersOf(op: Operation): Json[] {
  const inputs = (["path", "query"] as const).flatMap((place) =>
    [...keysAt(op, place), ...(place === "query" ? (op.either ?? []) : [])].map((name) => ({
      name,
      in: place,
      required: place === "path" || !isOptional(op, name),
      schema: inputSchema(op, name),
    })),
  );
  const ifMatch = keysAt(op, "header").map(() =>
    header("If-Match", "The ETag that the record must still have"),
  );
  const prefer = op.long ? [header("Prefer", "respond-async: answer 202 at once; wait=10: after 10 s")] : [];
  const idempotency = isRepeatable(op)
    ? [header("Idempotency-Key", "Makes a repeated call answer the first reply")]
    : [];
  return [...inputs, ...ifMatch, ...prefer, ...idempotency];
}

const header = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});

function bodyOf(op: Operation): Json | undefined {
  const keys = keysAt(op, "body");
  if (keys.length === 0) return undefined;
  const required = keys.filter((key) => !isOptional(op, key));
  const object = {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(keys.map((key) => [key, inputSchema(op, key)])),
  };
  const schema = op.wholeBody ? { anyOf: [inputSchema(op, op.wholeBody), object] } : object;
  const form = op.form && { "application/x-www-form-urlencoded": { schema } };
  return { required: required.length > 0, content: { "application/json": { schema }, ...form } };
}

const isOptional = (op: Operation, key: string): boolean =>
  (op.input.shape[key] as z.ZodType).safeParse(undefined).success;

const inputSchema = (op: Operation, key: string): unknown =>
  toSchema(op.input.shape[key] as z.ZodType, "input");

function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return json;
}

function responsesOf(op: Operation, hasBody: boolean): Json {
  const codes = codesOf(op, hasBody);
  const statuses = [...new Set(codes.map((code) => HTTP_STATUS[code]))].sort();
  return {
    [op.status]: {
      description: "Done",
      headers: headersOf([...(op.open ? [] : QUOTA), ...(op.headerNames ?? [])]),
      content: contentOf(op),
    },
    ...(op.long && { 202: accepted() }),
    ...Object.fromEntries(statuses.map((status) => [status, errorResponse(codes, status)])),
  };
}

const accepted = (): Json => ({
  description: "The run goes on; its result will stand at status_url",
  headers: headersOf([...QUOTA, "Location"]),
  content: { "application/json": { schema: toSchema(acceptedRun, "output") } },
});

/** OpenAPI 3.1 has no words for the events of a stream: their data stands as the content of a text. */
function contentOf(op: Operation): Json {
  const schema = toSchema(op.output, "output");
  if (op.file) return { "application/octet-stream": { schema } };
  if (!op.stream) return { "application/json": { schema } };
  const data = { type: "string", contentMediaType: "application/json", contentSchema: schema };
  const description = "Server-sent events without end; `contentSchema` describes the data of each";
  return { "text/event-stream": { schema: { ...data, description } } };
}

const QUOTA = ["RateLimit", "RateLimit-Policy"];
/** Headers that stand on replies of one status only. */
const OF_STATUS: Record<number, string[]> = { 401: ["WWW-Authenticate"], 429: ["Retry-After"] };

const headersOf = (names: readonly string[]): Json =>
  Object.fromEntries(["X-Request-Id", ...names].map((name) => [name, { schema: { type: "string" } }]));

const codesOf = (op: Operation, hasBody: boolean): ErrorCode[] => [
  ...COMMON,
  ...(op.open ? [] : WITH_KEY),
  ...(hasBody ? WITH_BODY : []),
  ...(isRepeatable(op) ? WRITING : []),
  ...(op.long ? (["EXEC_ERROR"] as const) : []),
  ...(op.errors ?? []),
];

function errorResponse(codes: readonly ErrorCode[], status: number): Json {
  const names = [...new Set(codes.filter((code) => HTTP_STATUS[code] === status))];
  return {
    description: names.join(", "),
    headers: headersOf(OF_STATUS[status] ?? []),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}
