import { expect } from "vitest";
import { operations } from "@/lib/api";
import type { Operation } from "@/lib/api/contract";
import { acceptedRun } from "@/lib/api/contract/long";
import { HTTP_STATUS } from "@/lib/api/errors";
import { isAt } from "@/lib/api/match";
import { openApi } from "@/lib/api/openapi";
import type { ErrorBody, Reply } from "./api";

/** The operation that a request is for, or undefined. */
export function operationAt(method: string, target: string): Operation | undefined {
  const { pathname } = new URL(target, "http://localhost");
  return operations.find((op) => op.method === method && isAt(op, pathname));
}

/** Fails the test for a reply that its contract does not describe. */
export function checkReply(method: string, target: string, reply: Reply): void {
  const what = `${method} ${target}: ${reply.status} ${reply.text.slice(0, 500)}`;
  expect(reply.headers["x-request-id"], what).toMatch(/^[A-Za-z0-9._-]{1,128}$/);
  if (method === "HEAD") return;
  const op = operationAt(method, target);
  const type = mediaTypeOf(op, reply.status < 300);
  const isText = type !== "application/octet-stream";
  expect(reply.headers["content-type"], what).toBe(isText ? `${type}; charset=utf-8` : type);
  if (type !== "application/json") return;
  if (reply.status < 300) checkOutput(op, reply, what);
  else checkEnvelope(op, reply, what);
}

/** What a reply is: of an error, JSON whatever the operation. */
export function mediaTypeOf(op: Operation | undefined, isDone: boolean): string {
  if (isDone && op?.stream) return "text/event-stream";
  return isDone && op?.file ? "application/octet-stream" : "application/json";
}

function checkOutput(op: Operation | undefined, { status, body }: Reply, what: string): void {
  expect(op, what).toBeDefined();
  const isAccepted = op?.long === true && status === 202;
  if (!isAccepted) expect(status, what).toBe(op?.status);
  const read = (isAccepted ? acceptedRun : op?.output)?.safeParse(body);
  expect(read?.error?.issues ?? [], what).toEqual([]);
  // What the contract does not name has no business in the reply.
  expect(withoutProto(read?.data), what).toEqual(withoutProto(body));
}

/** zod leaves out keys named `__proto__`, which are ordinary fields of a record. */
const withoutProto = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (key, inner) => (key === "__proto__" ? undefined : inner));

function checkEnvelope(op: Operation | undefined, reply: Reply, what: string): void {
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

function documentedStatuses(op: Operation): number[] {
  const paths = openApi().paths as Record<string, Record<string, { responses: object }>>;
  return Object.keys(paths[op.path]?.[op.method.toLowerCase()]?.responses ?? {}).map(Number);
}
