import type { Context } from "@/lib/db";
import type { Operation, OperationSpec } from "@/lib/operation";
import { type StoredReply, withIdempotency } from "../idempotency";
import { acceptsIdempotencyKey } from "../kinds";
import { checkOutput } from "../reply/output";
import { nextPage } from "../reply/paging";
import { type ParsedRequest, parseRequest } from "../request/parse";
import { type Handler, withAccount } from "./handle";

/** The handler of an operation that replies with its output. */
export const operationHandler =
  (op: Operation): Handler =>
  (request) =>
    handleOperation(op, request, async (ctx, { input }) => replyOf(op, await op.run(ctx, input), request));

/** Authenticates, parses the input, and does the work once for an `Idempotency-Key`. */
export const handleOperation = (
  op: OperationSpec & { kind: string },
  request: Request,
  work: (ctx: Context, parsed: ParsedRequest) => Promise<StoredReply>,
): Promise<Response> =>
  withAccount(request, async (ctx) => {
    const parsed = await parseRequest(op, request);
    if (!acceptsIdempotencyKey(op)) return work(ctx, parsed);
    const fingerprint = {
      method: op.http.method,
      path: new URL(request.url).pathname,
      input: parsed.raw,
    };
    return withIdempotency(ctx, request.headers.get("idempotency-key"), fingerprint, () => work(ctx, parsed));
  });

function replyOf(op: Operation, result: unknown, request: Request): StoredReply {
  const output = checkOutput(op, result);
  const { status = 200, responseBody, linkCursor, headers } = op.http;
  const parts = output as Record<string, unknown>;
  const cursor = linkCursor === undefined ? null : parts[linkCursor];
  return {
    status,
    headers: { ...headers?.(output), ...(typeof cursor === "string" && nextPage(request, cursor)) },
    body: JSON.stringify(responseBody === undefined ? output : parts[responseBody]),
  };
}
