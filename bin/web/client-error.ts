import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { logger } from "@/lib/log";

type Fault = Error & { code?: string };

/** The reply to a request that Node cannot parse, in the API's error envelope. */
interface Answer {
  status: number;
  message: string;
}

const ANSWERS = new Map<string, Answer>([
  ["HPE_HEADER_OVERFLOW", { status: 431, message: "The headers of the request are too large" }],
  ["ERR_HTTP_REQUEST_TIMEOUT", { status: 408, message: "The request did not arrive in time" }],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", { status: 413, message: "The chunk extensions are too large" }],
  [
    "HPE_INVALID_URL",
    { status: 400, message: "The path is not written as a URL's: encode it once, as UTF-8" },
  ],
]);

const BROKEN: Answer = { status: 400, message: "The request is not valid HTTP/1.1" };

/** Codes for a client that has disconnected. */
const LEFT = new Set(["ECONNRESET", "EPIPE", "HPE_INVALID_EOF_STATE"]);

/** Answers a request that could not be parsed, and closes its connection, whose next bytes are undefined. */
export function answerClientError(error: Fault, socket: Duplex): void {
  if (!socket.writable || LEFT.has(error.code ?? "") || hasBegunReply(socket)) {
    socket.destroy();
    return;
  }
  const { status, message } = ANSWERS.get(error.code ?? "") ?? BROKEN;
  const requestId = randomUUID();
  logger("web").info({ requestId, status, code: error.code }, "a request could not be parsed");
  socket.end(replyOf(status, message, requestId));
}

/** Part of a reply was already sent: more bytes would become part of it. */
function hasBegunReply(socket: Duplex): boolean {
  const { _httpMessage: reply } = socket as { _httpMessage?: { headersSent?: boolean } | null };
  return reply?.headersSent === true;
}

function replyOf(status: number, message: string, requestId: string): string {
  const code = status === 413 ? "PAYLOAD_TOO_LARGE" : "VALIDATION_ERROR";
  const body = JSON.stringify({ error: { code, message, request_id: requestId } });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    `X-Request-Id: ${requestId}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
