import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { Operation, OperationSpec, PagedReply, TextReply } from "@/lib/operation";
import { type StoredReply, withIdempotency } from "../idempotency";
import { acceptsIdempotencyKey, isWriting, mayStoreReply } from "../kinds";
import { checkOutput } from "../reply/output";
import { nextPage } from "../reply/paging";
import type { Reply } from "../reply/reply";
import { isAccepted } from "../request/accept";
import { type ParsedRequest, parseRequest } from "../request/parse";
import { type ApiRequest, urlOf } from "../request/request";
import { type Handler, withAccount } from "./handle";
import { pagedReply } from "./paged";

/** The handler of an operation that replies with its output. */
export const operationHandler =
  (op: Operation): Handler =>
  (request) => {
    if (op.text && isAccepted(request, op.text.type)) return textReply(op, op.text, request);
    if (op.paged) return wholeOrPaged(op, op.paged, request);
    return handleOperation(op, request, async (ctx, { input }) =>
      replyOf(op, await op.run(ctx, input), request),
    );
  };

const wholeOrPaged = (op: Operation, paged: PagedReply, request: ApiRequest): Promise<Reply> =>
  withAccount(request, async (ctx) => {
    const { input } = await parseRequest(op, request);
    return paged.isFor(input)
      ? pagedReply(op, paged, ctx, input)
      : replyOf(op, await op.run(ctx, input), request);
  });

const textReply = (op: Operation, { type, run }: TextReply, request: ApiRequest): Promise<Reply> =>
  withAccount(request, async (ctx) => {
    const { bytes, headers } = await run(ctx, (await parseRequest(op, request)).input);
    const body = new Uint8Array(bytes);
    return {
      status: 200,
      headers: { "Content-Type": `${type}; charset=utf-8`, Vary: "Accept", ...headers },
      body,
    };
  });

/** Authenticates, parses the input, and does the work once for an `Idempotency-Key`. */
export const handleOperation = (
  op: OperationSpec & { kind: string },
  request: ApiRequest,
  work: (ctx: Context, parsed: ParsedRequest) => Promise<StoredReply>,
): Promise<Reply> =>
  withAccount(request, async (ctx) => {
    if (isWriting(op)) assertMayWrite(ctx);
    const parsed = await parseRequest(op, request);
    if (!acceptsIdempotencyKey(op)) return work(ctx, parsed);
    const fingerprint = {
      method: op.http.method,
      path: urlOf(request).pathname,
      input: parsed.raw,
    };
    const call = { ...fingerprint, isStored: mayStoreReply(op) };
    return withIdempotency(ctx, request.headers.get("idempotency-key"), call, () => work(ctx, parsed));
  });

function assertMayWrite({ access, actor }: Context): void {
  if (access !== "read") return;
  throw new KvError(
    "FORBIDDEN",
    `The API key “${actor.label}” may only read: use a key with full access for this operation`,
  );
}

function replyOf(op: Operation, result: unknown, request: ApiRequest): StoredReply {
  const output = checkOutput(op, result);
  const { responseBody, linkCursor, headers, hasCreated } = op.http;
  const status = hasCreated?.(output) ? 201 : (op.http.status ?? 200);
  const parts = output as Record<string, unknown>;
  const cursor = linkCursor === undefined ? null : parts[linkCursor];
  const body = JSON.stringify(responseBody === undefined ? output : parts[responseBody]);
  return {
    status,
    headers: {
      ...headers?.(output, body),
      ...(op.text && { Vary: "Accept" }),
      ...(typeof cursor === "string" && nextPage(request, cursor)),
    },
    body,
  };
}
