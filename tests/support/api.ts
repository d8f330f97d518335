import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { z } from "zod";
import { type ApiOperation, type OperationId, type OperationsById, operationsById } from "@/lib/api";
import { HEADER_NAMES, locations } from "@/lib/operation";
import { checkReply } from "./check-reply";
import { runEnd } from "./run-end";

export type { OperationId };
export type InputOf<K extends OperationId> = z.input<OperationsById[K]["input"]>;
type Whole<K extends OperationId> = z.output<OperationsById[K]["output"]>;
/** The body of a reply: a page whose cursor travels in a header is only its list. */
export type OutputOf<K extends OperationId> =
  Whole<K> extends { runs: infer Runs; nextCursor: unknown } ? Runs : Whole<K>;

/** A reply, read whole. `body` is what the text is as JSON, if it is any. */
export interface Reply<T = unknown> {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  body: T;
}

export interface ErrorBody {
  error: {
    code: string;
    message: string;
    details?: { path: string; message: string }[];
    request_id: string;
  };
}

export interface Sent {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, without a default content type. */
  raw?: string | Uint8Array;
}

/**
 * Forgets a connection well before the server ends it (after 75 s): one that rests between two files of tests would
 * else be used again just as it closes.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 20_000 });

/**
 * A client of the API. Paths go out as they are written, unlike those of `fetch`. Every reply is checked: a good
 * one against its operation, a bad one against the envelope and the documented statuses.
 */
export class Api {
  constructor(
    readonly base: string,
    readonly key?: string,
  ) {}

  /** Calls an operation by its id: each part of the input travels where the operation says. */
  call<K extends OperationId>(
    id: K,
    input: InputOf<K>,
    headers: Record<string, string> = {},
  ): Promise<Reply<OutputOf<K>>> {
    const { method, path, ...sent } = requestOf(operationsById[id], input);
    return this.send(method, path, { ...sent, headers: { ...sent.headers, ...headers } });
  }

  /**
   * As `call`, for what must succeed; answers the body. Work that takes longer than the service waits, as on a busy
   * machine, is followed to its end.
   */
  async ok<K extends OperationId>(
    id: K,
    input: InputOf<K>,
    headers: Record<string, string> = {},
  ): Promise<OutputOf<K>> {
    const reply = await this.call(id, input, headers);
    if (reply.status >= 300) throw new Error(`${id} answered ${reply.status}: ${reply.text}`);
    if (reply.status !== 202) return reply.body;
    const outcome = await runEnd(this, reply);
    return operationsById[id].output.parse(outcome) as OutputOf<K>;
  }

  /** As `call`, for what must be refused; answers status and error. */
  async refused<K extends OperationId>(
    id: K,
    input: InputOf<K>,
    headers: Record<string, string> = {},
  ): Promise<ErrorBody["error"] & { status: number }> {
    const reply = await this.call(id, input, headers);
    if (reply.status < 400) throw new Error(`${id} was not refused but answered ${reply.text}`);
    return { status: reply.status, ...(reply.body as unknown as ErrorBody).error };
  }

  /** Sends anything below `/api/v1`. */
  async send<T = unknown>(method: string, path: string, sent: Sent = {}): Promise<Reply<T>> {
    const target = `/api/v1${path}`;
    const reply = await exchange(this.base, method, target, this.withKey(sent));
    checkReply(method, target, reply);
    return reply as Reply<T>;
  }

  private withKey(sent: Sent): Sent {
    if (this.key === undefined) return sent;
    return { ...sent, headers: { authorization: `Bearer ${this.key}`, ...sent.headers } };
  }
}

/** One request and its reply, unchecked. Of a stream, which does not end, only the head is read. */
export function exchange(base: string, method: string, target: string, sent: Sent = {}): Promise<Reply> {
  const { hostname, port } = new URL(base);
  const payload = sent.json === undefined ? sent.raw : JSON.stringify(sent.json);
  const headers: Record<string, string | number> = { ...sent.headers };
  if (sent.json !== undefined) headers["content-type"] ??= "application/json";
  if (payload !== undefined && headers["transfer-encoding"] === undefined) {
    headers["content-length"] = Buffer.byteLength(payload);
  }
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path: target, method, headers, agent }, (incoming) => {
      const head = { status: incoming.statusCode ?? 0, headers: incoming.headers };
      if (head.headers["content-type"]?.startsWith("text/event-stream")) {
        resolve({ ...head, text: "", body: undefined });
        incoming.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ ...head, text, body: parsed(text) });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The request that an operation makes of an input; what it does not know travels with the most. */
export function requestOf(op: ApiOperation, input: object): Sent & { method: string; path: string } {
  const where = locations(op);
  const takesBody = Object.values(where).includes("body");
  const values = (place: string) =>
    Object.entries(input).filter(
      ([key, value]) => value !== undefined && (where[key] ?? (takesBody ? "body" : "query")) === place,
    );
  const path = values("path").reduce(
    (template, [key, value]) => template.replace(`{${key}}`, () => encodePath(String(value))),
    op.http.path as string,
  );
  const query = new URLSearchParams(values("query").map(([key, value]) => [key, String(value)])).toString();
  const body: Sent = takesBody ? sentBody(op, values("body")) : {};
  const headers = values("header").map(([key, value]) => [
    (HEADER_NAMES[key] ?? key).toLowerCase(),
    String(value),
  ]);
  return {
    method: op.http.method,
    path: query === "" ? path : `${path}?${query}`,
    ...body,
    headers: { ...body.headers, ...Object.fromEntries(headers) },
  };
}

/** As JSON, or as text; what is no text is sent as another media type. */
function sentBody(op: ApiOperation, values: [string, unknown][]): Sent {
  const { textBody } = op.http;
  const text = values.find(([key]) => key === textBody?.key)?.[1];
  if (textBody === undefined || typeof text !== "string" || values.length > 1)
    return { json: bodyOf(op, values) };
  return { raw: text, headers: { "content-type": textBody.type } };
}

/** A list that may be the whole body is, unless there are other values. */
function bodyOf(op: ApiOperation, values: [string, unknown][]): unknown {
  const [[key, value] = [], ...others] = values;
  const isWhole =
    key !== undefined && key === op.http.bodyIsList && Array.isArray(value) && others.length === 0;
  return isWhole ? value : Object.fromEntries(values);
}

export const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
