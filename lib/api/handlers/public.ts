import { systemClock } from "@/lib/core/clock";
import type { ErrorCode } from "@/lib/core/errors";
import { publicAddress } from "@/lib/core/public-address";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import type { ClientInfo, PublicOperation } from "@/lib/operation";
import type { ErrorReply } from "../reply/errors";
import { checkOutput } from "../reply/output";
import type { Reply } from "../reply/reply";
import { staticReply } from "../reply/static";
import { isForm } from "../request/body";
import { parseRequest } from "../request/parse";
import type { ApiRequest } from "../request/request";
import { type Handler, handle } from "./handle";

/**
 * The handler of an operation that needs no key. A client that sends a form, as clients of OAuth do, gets errors in
 * OAuth's form, `{error, error_description}`; all others in our envelope.
 */
export function publicHandler(op: PublicOperation): Handler {
  // RFC 6749, 5.1: no cache may store a token, not even one of HTTP/1.0.
  const headers: Record<string, string> = op.http.form ? { Pragma: "no-cache" } : {};
  return async (request) => {
    const reply = await handle(request, request.method, async () => {
      const { input } = await parseRequest(op, request);
      const make = async () => JSON.stringify(checkOutput(op, await op.run(clientOf(request), input)));
      if (op.isStatic) return staticReply(op.id, request, make);
      return { status: op.http.status ?? 200, headers, body: await make() };
    });
    return op.http.form && reply.status >= 400 && isForm(request) ? asOauthError(reply) : reply;
  };
}

const clientOf = (request: ApiRequest): ClientInfo => ({
  // Looked up when it is used: not every public operation needs a database.
  get db() {
    return database();
  },
  clock: systemClock,
  from: request.headers.get("x-kv-remote") ?? "unknown",
  origin: publicAddress(request.headers, env().KV_PUBLIC_URL),
});

function asOauthError(reply: Reply): Reply {
  const { error }: ErrorReply["body"] = JSON.parse(String(reply.body));
  const own = error.details?.find(({ path }) => path === "error")?.message;
  const code = own ?? OAUTH_CODES[error.code] ?? "server_error";
  const body = { error: code, error_description: error.message.replace(`${code}: `, "") };
  return { ...reply, body: JSON.stringify(body) };
}

/** Our codes that have an equal in OAuth (RFC 6749, 4.1.2.1 and 5.2). */
const OAUTH_CODES: Partial<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: "invalid_request",
  PAYLOAD_TOO_LARGE: "invalid_request",
  UNSUPPORTED_MEDIA_TYPE: "invalid_request",
  RATE_LIMITED: "slow_down",
  UNAVAILABLE: "temporarily_unavailable",
};
