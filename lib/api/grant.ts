import type { z } from "zod";
import type { Stranger } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import type { ErrorCode } from "@/lib/core/errors";
import { publicAddress } from "@/lib/core/public-address";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { bearsForm } from "./body";
import type { Operation } from "./contract/operation";
import type { ErrorReply } from "./errors";
import { gatherInput } from "./request";
import { type Handler, respond } from "./route";

/**
 * The handler of an operation of an OAuth grant: open to everyone, its verb is told who calls. Whoever sends a form,
 * as clients of OAuth do, is refused in OAuth's own words, `{error, error_description}`; all others in our envelope.
 */
export function grantRoute<I extends z.ZodObject, O extends z.ZodType>(
  op: Operation<I, O>,
  verb: (stranger: Stranger, input: z.input<I>) => Promise<z.input<O>>,
): Handler {
  return async (request) => {
    const reply = await respond(request, request.method, async () => {
      const input = await gatherInput(op as unknown as Operation, request);
      const output = await verb(strangerOf(request), input as z.input<I>);
      // RFC 6749, 5.1: no cache may keep a token, not one of HTTP/1.0 either.
      return { status: op.status, headers: { Pragma: "no-cache" }, body: JSON.stringify(output) };
    });
    return reply.status >= 400 && bearsForm(request) ? inOauthWords(reply) : reply;
  };
}

const strangerOf = (request: Request): Stranger => ({
  db: database(),
  clock: systemClock,
  from: request.headers.get("x-kv-remote") ?? "unknown",
  origin: publicAddress(request.headers, env().KV_PUBLIC_URL),
});

async function inOauthWords(reply: Response): Promise<Response> {
  const { error }: ErrorReply["body"] = await reply.json();
  const own = error.details?.find(({ path }) => path === "error")?.message;
  const code = own ?? OAUTH_CODES[error.code] ?? "server_error";
  const words = { error: code, error_description: error.message.replace(`${code}: `, "") };
  return new Response(JSON.stringify(words), { status: reply.status, headers: reply.headers });
}

/** Codes of ours that OAuth has a word for (RFC 6749, 4.1.2.1 and 5.2). */
const OAUTH_CODES: Partial<Record<ErrorCode, string>> = {
  VALIDATION_ERROR: "invalid_request",
  PAYLOAD_TOO_LARGE: "invalid_request",
  UNSUPPORTED_MEDIA_TYPE: "invalid_request",
  RATE_LIMITED: "slow_down",
  UNAVAILABLE: "temporarily_unavailable",
};
