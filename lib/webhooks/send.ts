import { connectionReason } from "@/lib/core/connection";
import { KvError } from "@/lib/core/errors";
import { retryAfterMs } from "@/lib/core/retry-after";
import { withTimeout } from "@/lib/core/timeout";
import { signedHeaders } from "./sign";
import { webhookFetch } from "./url";

/** A receiver that takes longer has to do its work after it has answered. */
const TIMEOUT_MS = 15_000;

export interface Message {
  url: string;
  secret: string;
  /** The id of the event. */
  id: string;
  body: string;
}

/** What came of an attempt; `error` is null when the receiver has accepted the event. */
export interface Attempt {
  /** Where the message was sent. */
  url: string;
  status: number | null;
  error: string | null;
  /** The pause that the receiver asks for before the next attempt. */
  retryAfterMs?: number | undefined;
}

/** Sends a message once. Never throws. */
export async function send({ url, secret, id, body }: Message, parent?: AbortSignal): Promise<Attempt> {
  const headers = {
    "content-type": "application/json",
    "user-agent": "KnowledgeVault-Webhooks",
    ...signedHeaders(secret, id, new Date(), body),
  };
  try {
    return await withTimeout(
      TIMEOUT_MS,
      async (signal) => {
        const reply = await webhookFetch()(url, { method: "POST", headers, body, signal });
        await reply.body?.cancel();
        const wait = retryAfterMs(reply.headers.get("retry-after"));
        return { url, status: reply.status, error: errorOf(reply.status), retryAfterMs: wait };
      },
      parent,
    );
  } catch (error) {
    return { url, status: null, error: reasonOf(error, new URL(url).host) };
  }
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `Answered ${status}: redirects are not followed`;
  return `Answered ${status}`;
}

function reasonOf(error: unknown, receiver: string): string {
  if (error instanceof DOMException && error.name === "TimeoutError")
    return `No response within ${TIMEOUT_MS / 1_000} s`;
  if (error instanceof KvError) return `The URL ${error.message}`;
  const reason = connectionReason(error, receiver);
  if (reason !== null) return reason;
  if (!(error instanceof Error)) return "No connection";
  return error.cause instanceof Error ? reasonOf(error.cause, receiver) : error.message || error.name;
}
