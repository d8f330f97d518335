import { expect } from "vitest";
import { type ApiOperation, HTTP_STATUS, openApi, operationAt } from "@/lib/api";
import { responseSchema } from "@/lib/api/openapi/responses";
import { acceptedRun } from "@/lib/runs";
import type { ErrorBody, Reply } from "./api";

/** Fails the test for a reply that its operation does not describe. */
export function checkReply(method: string, target: string, reply: Reply): void {
  const what = `${method} ${target}: ${reply.status} ${reply.text.slice(0, 500)}`;
  expect(reply.headers["x-request-id"], what).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
  if (method === "HEAD") return;
  if (reply.status === 204) return;
  const op = operationAt(method, new URL(target, "http://localhost").pathname);
  if (reply.status === 304) {
    expect([reply.text, reply.headers["content-type"]], what).toEqual(["", undefined]);
    if (op) expect(documentedStatuses(op), what).toContain(304);
    return;
  }
  if (isShownFile(op, reply)) return;
  const type = textTypeOf(op, reply) ?? mediaTypeOf(op, reply.status < 300);
  const isText = type !== "application/octet-stream";
  expect(reply.headers["content-type"], what).toBe(isText ? `${type}; charset=utf-8` : type);
  if (type !== "application/json") return;
  if (reply.status < 300) checkOutput(op, reply, what);
  else checkEnvelope(op, reply, what);
}

/** The other media type of an operation, where it answered with that. */
const textTypeOf = (op: ApiOperation | undefined, { status, headers }: Reply): string | undefined =>
  op?.kind === "plain" && op.text && status < 300 && headers["content-type"]?.startsWith(op.text.type)
    ? op.text.type
    : undefined;

/** Whether it is a file of one of the media types that its operation names. */
const isShownFile = (op: ApiOperation | undefined, { status, headers }: Reply): boolean =>
  op?.kind === "file" &&
  status < 300 &&
  op.shown?.some((range) => headers["content-type"]?.startsWith(range.replace("*", ""))) === true;

/** What a reply is: of an error, JSON whatever the operation. */
export function mediaTypeOf(op: ApiOperation | undefined, isDone: boolean): string {
  if (isDone && op?.kind === "stream") return "text/event-stream";
  return isDone && op?.kind === "file" ? "application/octet-stream" : "application/json";
}

function checkOutput(op: ApiOperation | undefined, { status, body }: Reply, what: string): void {
  expect(op, what).toBeDefined();
  const isAccepted = op?.kind === "run" && status === 202;
  const usual = op?.http.status ?? 200;
  if (!isAccepted) expect(op?.http.hasCreated ? [usual, 201] : [usual], what).toContain(status);
  const read = (isAccepted ? acceptedRun : op && responseSchema(op))?.safeParse(body);
  expect(read?.error?.issues ?? [], what).toEqual([]);
  // What the schema does not name has no business in the reply.
  expect(withoutProto(read?.data), what).toEqual(withoutProto(body));
}

/** zod leaves out keys named `__proto__`, which are ordinary fields of a record. */
const withoutProto = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (key, inner) => (key === "__proto__" ? undefined : inner));

function checkEnvelope(op: ApiOperation | undefined, reply: Reply, what: string): void {
  const { error, ...rest } = reply.body as ErrorBody;
  expect(rest, what).toEqual({});
  expect(HTTP_STATUS[error.code as keyof typeof HTTP_STATUS], what).toBe(reply.status);
  expect(error.message.trim(), what).not.toBe("");
  expect(error.request_id, what).toBe(reply.headers["x-request-id"]);
  expect(Object.keys(error).sort(), what).toEqual(
    [...(error.details ? ["details"] : []), "code", "message", "request_id"].sort(),
  );
  for (const detail of error.details ?? []) {
    expect(detail, what).toEqual({ path: expect.any(String), message: expect.any(String) });
  }
  if (op) expect(documentedStatuses(op), what).toContain(reply.status);
}

function documentedStatuses(op: ApiOperation): number[] {
  const paths = openApi().paths as Record<string, Record<string, { responses: object }>>;
  return Object.keys(paths[op.http.path]?.[op.http.method.toLowerCase()]?.responses ?? {}).map(Number);
}
