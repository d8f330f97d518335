import { logKeyRequest } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import { FairShare } from "@/lib/core/fair-share";
import { assertWithinLimit } from "@/lib/core/rate-limit";
import type { Context } from "@/lib/db";
import { logger, plainLogger } from "@/lib/log";
import { EscapeError } from "@/lib/vault";
import { authenticateRequest } from "../authenticate";
import { allowedMethods } from "../match";
import { conditional } from "../reply/conditional";
import { allowOrigin, isPreflight, PREFLIGHT_HEADERS } from "../reply/cors";
import { quotaHeaders } from "../reply/rate-limit";
import type { Reply } from "../reply/reply";
import { commonHeaders, replyToError, requestIdOf } from "../reply/response";
import { CLIENT_LEFT, hasClientLeft } from "../request/client-left";
import { operationOf } from "../request/operation";
import { type ApiRequest, urlOf } from "../request/request";

/** Requests of one account run in turn while others ask: more at a time would make the others wait for all of them. */
const accounts = new FairShare();
/** Two writes wait for the disk together. */
const shareOf = (method: string): number => (method === "GET" || method === "HEAD" ? 1 : 2);

export type Handler = (request: ApiRequest) => Promise<Reply>;

/** What is known of a request so far: errors and the log include it. */
interface RequestState {
  headers: Record<string, string>;
  account?: string;
  /** The API key that it came with, and from where. */
  key?: { id: string; address: string };
}

/** Replies with what `work` returns or throws, and logs the request. */
export async function handle(
  request: ApiRequest,
  method: string,
  work: (requestId: string, state: RequestState) => Promise<Reply>,
): Promise<Reply> {
  const started = performance.now();
  const requestId = requestIdOf(request);
  const state: RequestState = { headers: {} };
  let reply: Reply;
  try {
    const made = isPreflight(request)
      ? { status: 204, headers: PREFLIGHT_HEADERS, body: null }
      : conditional(request, await work(requestId, state));
    const headers = { ...commonHeaders(requestId), ...state.headers, ...made.headers };
    if (made.body === null) delete headers["Content-Type"];
    reply = { ...made, headers };
  } catch (thrown) {
    if (thrown instanceof EscapeError) logEscape(request, requestId, thrown);
    reply = hasClientLeft(request, thrown)
      ? { status: CLIENT_LEFT, headers: {}, body: null }
      : replyToError(request, requestId, thrown, { ...state.headers, ...allowHeader(request, thrown) });
  }
  const { pathname } = urlOf(request);
  const ms = Math.round(performance.now() - started);
  const { account, key } = state;
  const { status } = reply;
  plainLogger("web").info({ requestId, account, method, path: pathname, status, ms }, "request");
  if (account && key) {
    const operation = operationOf(request) ?? null;
    const { id: keyId, address } = key;
    logKeyRequest(account, { keyId, at: new Date(), method, operation, status, ms, address });
  }
  return allowOrigin(request, reply);
}

/** As `handle`, for an account: authenticates and counts the request first, which then waits for its account's turn. */
export const withAccount = (
  request: ApiRequest,
  work: (ctx: Context) => Promise<Reply>,
  method = request.method,
): Promise<Reply> =>
  handle(request, method, async (requestId, state) => {
    const { ctx, quota } = await authenticateRequest(request, requestId);
    state.account = ctx.account.id;
    if (ctx.actor.type === "api_key") state.key = { id: ctx.actor.id, address: ctx.from ?? "unknown" };
    Object.assign(state.headers, quotaHeaders(quota));
    assertWithinLimit(quota);
    return accounts.run(ctx.account.id, shareOf(method), () => work(ctx));
  });

const allowHeader = (request: ApiRequest, thrown: unknown): Record<string, string> =>
  thrown instanceof KvError && thrown.code === "METHOD_NOT_ALLOWED"
    ? { Allow: allowedMethods(urlOf(request).pathname).join(", ") }
    : {};

function logEscape(request: ApiRequest, requestId: string, error: EscapeError): void {
  logger("web").warn(
    { requestId, from: request.headers.get("x-kv-remote") },
    `escape refused: ${error.message}`,
  );
}
