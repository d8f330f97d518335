import { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";
import { acceptedRun } from "@/lib/runs";
import { type ApiOperation, acceptsIdempotencyKey, isConditional, isWriting } from "../kinds";
import { HTTP_STATUS } from "../reply/errors";
import { namedExamples, responseBodyOf } from "./examples";
import { type Components, type Json, toSchema } from "./schema";

/** Codes that any operation can answer. */
const COMMON: ErrorCode[] = ["VALIDATION_ERROR", "INTERNAL_ERROR", "UNAVAILABLE"];
const WITH_KEY: ErrorCode[] = ["UNAUTHORIZED", "RATE_LIMITED"];
const WITH_BODY: ErrorCode[] = ["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
/** Codes of operations that accept an `Idempotency-Key`. */
const WRITING: ErrorCode[] = ["CONFLICT", "IDEMPOTENCY_MISMATCH"];
/** Of operations that a read-only key may not call. */
const REFUSED: ErrorCode[] = ["FORBIDDEN"];

/** The responses of an operation by status. */
export function responsesOf(op: ApiOperation, hasBody: boolean, components: Components): Json {
  const codes = codesOf(op, hasBody);
  const statuses = [...new Set(codes.map((code) => HTTP_STATUS[code]))].sort();
  const headers = headersOf([
    ...(op.kind === "public" ? [] : QUOTA),
    ...(op.http.linkCursor === undefined ? [] : ["Link"]),
    ...(isConditional(op) ? ["ETag"] : []),
    ...(op.http.headerNames ?? []),
  ]);
  const content = contentOf(op, components);
  return {
    [op.http.status ?? 200]: { description: "Done", headers, content },
    ...(op.http.hasCreated && { 201: { description: "Created", headers, content } }),
    ...(isConditional(op) && { 304: { description: "Not modified: If-None-Match has the ETag", headers } }),
    ...(op.kind === "run" && { 202: accepted(components) }),
    ...Object.fromEntries(statuses.map((status) => [status, errorResponse(codes, status)])),
  };
}

const accepted = (components: Components): Json => ({
  description: "The run is not finished; its result will be at status_url",
  headers: headersOf([...QUOTA, "Location"]),
  content: { "application/json": { schema: toSchema(acceptedRun, "output", components) } },
});

/** OpenAPI 3.1 has no words for the events of a stream: their data is described as the content of a text. */
function contentOf(op: ApiOperation, components: Components): Json {
  const schema = toSchema(responseSchema(op), "output", components);
  if (op.kind === "file") return { "application/octet-stream": { schema } };
  if (op.kind !== "stream")
    return {
      "application/json": { schema, ...namedExamples(op, (example) => responseBodyOf(op, example)) },
      ...(op.kind === "plain" && op.text && { [op.text.type]: { schema: { type: "string" } } }),
    };
  const data = { type: "string", contentMediaType: "application/json", contentSchema: schema };
  const description = "Server-sent events without end; `contentSchema` describes the data of each";
  return { "text/event-stream": { schema: { ...data, description } } };
}

/** The schema of the body of a successful reply. */
export function responseSchema({ http, output }: Pick<ApiOperation, "http" | "output">): z.ZodType {
  if (http.responseBody === undefined || !(output instanceof z.ZodObject)) return output;
  return output.shape[http.responseBody] as z.ZodType;
}

const QUOTA = ["RateLimit", "RateLimit-Policy"];
/** Headers of replies of one status only. */
const OF_STATUS: Record<number, string[]> = { 401: ["WWW-Authenticate"], 429: ["Retry-After"] };

const headersOf = (names: readonly string[]): Json =>
  Object.fromEntries(["X-Request-Id", ...names].map((name) => [name, { schema: { type: "string" } }]));

const codesOf = (op: ApiOperation, hasBody: boolean): ErrorCode[] => [
  ...COMMON,
  ...(op.kind === "public" ? [] : WITH_KEY),
  ...(hasBody ? WITH_BODY : []),
  ...(acceptsIdempotencyKey(op) ? WRITING : []),
  ...(isWriting(op) ? REFUSED : []),
  ...(op.kind === "run" ? (["EXEC_ERROR"] as const) : []),
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
