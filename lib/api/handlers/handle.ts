import { logKeyRequest } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import { FairShare } from "@/lib/core/fair-share";
import { assertWithinLimit } from "@/lib/core/rate-limit";
import type { Context } from "@/lib/db";
import { logger } from "@/lib/log";
import { EscapeError } from "@/lib/vault";
import { authenticateRequest } from "../authenticate";
import { allowedMethods } from "../match";
import { conditional, type Reply } from "../reply/conditional";
import { allowOrigin, isPreflight, PREFLIGHT_HEADERS } from "../reply/cors";
import { quotaHeaders } from "../reply/rate-limit";
import { commonHeaders, errorResponse, requestIdOf, sizeHeader } from "../reply/response";
import { CLIENT_LEFT, hasClientLeft } from "../request/client-left";
import { operationOf } from "../request/operation";

/** Requests of one account that run at a time while others ask: more would make the others wait for all of them. */
const accounts = new FairShare(3);

/** A handler of Next's. */
export type Handler = (request: Request) => Promise<Response>;

/** What is known of a request so far: errors and the log include it. */
interface RequestState {
  headers: Record<string, string>;
  account?: string;
  /** The API key that it came with, and from where. */
  key?: { id: string; address: string };
}

/** Replies with what `work` returns or throws, and logs the request. */
export async function handle(
  request: Request,
  method: string,
  work: (requestId: string, state: RequestState) => Promise<Reply>,
): Promise<Response> {
  const started = performance.now();
  const requestId = requestIdOf(request);
  const state: RequestState = { headers: {} };
  let response: Response;
  try {
    const { status, headers, body } = isPreflight(request)
      ? { status: 204, headers: PREFLIGHT_HEADERS, body: null }
      : conditional(request, await work(requestId, state));
    response = new Response(body, {
      status,
      headers: { ...commonHeaders(requestId), ...sizeOf(body), ...state.headers, ...headers },
    });
    if (body === null) response.headers.delete("Content-Type");
  } catch (thrown) {
    if (thrown instanceof EscapeError) logEscape(request, requestId, thrown);
    response = hasClientLeft(request, thrown)
      ? new Response(null, { status: CLIENT_LEFT })
      : errorResponse(request, requestId, thrown, { ...state.headers, ...allowHeader(request, thrown) });
  }
  allowOrigin(request, response);
  const { pathname } = new URL(request.url);
  const ms = Math.round(performance.now() - started);
  const { account, key } = state;
  logger("web").info({ requestId, account, method, path: pathname, status: response.status, ms }, "request");
  if (account && key) {
    const { status } = response;
    const operation = operationOf(request) ?? null;
    const { id: keyId, address } = key;
    logKeyRequest(account, { keyId, at: new Date(), method, operation, status, ms, address });
  }
  return response;
}

/** As `handle`, for an account: authenticates and counts the request first, which then waits for its account's turn. */
export const withAccount = (
  request: Request,
  work: (ctx: Context) => Promise<Reply>,
  method = request.method,
): Promise<Response> =>
  handle(request, method, async (requestId, state) => {
    const { ctx, quota } = await authenticateRequest(request, requestId);
    state.account = ctx.account.id;
    if (ctx.actor.type === "api_key") state.key = { id: ctx.actor.id, address: ctx.from ?? "unknown" };
    Object.assign(state.headers, quotaHeaders(quota));
    assertWithinLimit(quota);
    return accounts.run(ctx.account.id, () => work(ctx));
  });

/** A stream says its size itself, where it is known. */
const sizeOf = (body: Reply["body"]): Record<string, string> =>
  body === null || body instanceof ReadableStream ? {} : sizeHeader(body);

const allowHeader = (request: Request, thrown: unknown): Record<string, string> =>
  thrown instanceof KvError && thrown.code === "METHOD_NOT_ALLOWED"
    ? { Allow: allowedMethods(new URL(request.url).pathname).join(", ") }
    : {};

function logEscape(request: Request, requestId: string, error: EscapeError): void {
  logger("web").warn(
    { requestId, from: request.headers.get("x-kv-remote") },
    `escape refused: ${error.message}`,
  );
}
