import { invalid, KvError } from "@/lib/core/errors";
import { parseJson } from "@/lib/core/json";
import { assertUtf8 } from "./encoding";
import { MAX_BODY_BYTES } from "./limits";
import type { ApiRequest } from "./request";

export interface BodyOptions {
  /** A list is read as an object with the list under this key. */
  listKey?: string;
  /** Bytes. */
  limit?: number;
  /** Whether a form is accepted, too. */
  form?: boolean;
}

/**
 * The object that a request carries as JSON, or as a form where one is taken; `{}` when it carries nothing.
 * Throws `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `VALIDATION_ERROR`, in this order.
 */
export async function readBody(
  request: ApiRequest,
  options: BodyOptions = {},
): Promise<Record<string, unknown>> {
  const { listKey, limit = MAX_BODY_BYTES, form } = options;
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (request.body === null || hasNoBody(request.headers)) return {};
  checkEncoding(request.headers);
  const asForm = form === true && isForm(request);
  if (!asForm) checkMediaType(request.headers.get("content-type"));
  if (declared > limit) throw tooLarge(limit);
  const text = decode(await readBytes(request.body, limit));
  return asForm ? fromForm(text) : toObject(text, listKey);
}

/** Checks the body of an operation that takes none: where it says that it is JSON, it is. Throws as `readBody` does. */
export async function checkUnusedBody(request: ApiRequest): Promise<void> {
  if (request.body === null || hasNoBody(request.headers)) return;
  if (!/^application\/json *(;|$)/i.test(request.headers.get("content-type") ?? "")) return;
  checkEncoding(request.headers);
  const text = decode(await readBytes(request.body, MAX_BODY_BYTES));
  if (text.trim() !== "") parseJson(text);
}

/** The whole body as text of this media type. Throws as `readBody` does. */
export async function readTextBody(request: ApiRequest, type: string): Promise<string> {
  checkEncoding(request.headers);
  checkMediaType(request.headers.get("content-type"), type);
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > MAX_BODY_BYTES) throw tooLarge(MAX_BODY_BYTES);
  return request.body === null
    ? ""
    : decode(await readBytes(request.body, MAX_BODY_BYTES), { ignoreBOM: true });
}

/** A request over HTTP/1.1 without either header of its framing has no body (RFC 9112, 6.3): `curl -X POST` sends such. */
const hasNoBody = (headers: ApiRequest["headers"]): boolean =>
  headers.has("content-length")
    ? Number(headers.get("content-length")) === 0
    : !headers.has("transfer-encoding") && !headers.has("content-type");

/** Whether the body is a form, as OAuth sends it (RFC 6749, 4 and appendix B). */
export const isForm = (request: ApiRequest): boolean =>
  /^application\/x-www-form-urlencoded *(;|$)/i.test(request.headers.get("content-type") ?? "");

/** A form field without a value counts as left out (RFC 6749, 3.2). */
function fromForm(text: string): Record<string, string> {
  assertUtf8(text, "form");
  const fields = [...new URLSearchParams(text)].filter(([, value]) => value !== "");
  const twice = fields.find(([name], index) => fields.findIndex(([other]) => other === name) !== index);
  if (twice) throw invalid(twice[0], `${twice[0]} is in the form twice: send it once`);
  return Object.fromEntries(fields);
}

/** A compressed body is not read: its size would be known too late. */
function checkEncoding(headers: ApiRequest["headers"]): void {
  const encoding = headers.get("content-encoding");
  if (encoding === null || /^(?:identity)?$/i.test(encoding.trim())) return;
  throw new KvError(
    "UNSUPPORTED_MEDIA_TYPE",
    `The body must not be compressed: send it without Content-Encoding: ${encoding}`,
  );
}

function checkMediaType(header: string | null, wanted = "application/json"): void {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith("charset="));
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() === wanted && isUtf8) return;
  const form = wanted === "application/json" ? "JSON" : "text in UTF-8";
  throw new KvError(
    "UNSUPPORTED_MEDIA_TYPE",
    `The body must be ${form}: send Content-Type: ${wanted}, not ${header ?? "none"}`,
  );
}

async function readBytes(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

const tooLarge = (limit: number) =>
  new KvError(
    "PAYLOAD_TOO_LARGE",
    `The body is over the limit of ${limit < MIB ? `${limit / 1024} KiB` : `${limit / MIB} MiB`}`,
  );

const MIB = 1024 * 1024;

function decode(bytes: Buffer, options: Pick<TextDecoderOptions, "ignoreBOM"> = {}): string {
  try {
    return new TextDecoder("utf-8", { ...options, fatal: true }).decode(bytes);
  } catch {
    throw new KvError("VALIDATION_ERROR", "The body is not valid UTF-8");
  }
}

function toObject(text: string, listKey?: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  const value = parseJson(text);
  if (Array.isArray(value) && listKey !== undefined) return { [listKey]: value };
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    const form = listKey === undefined ? "a JSON object" : "a JSON array, or an object that contains one";
    throw new KvError("VALIDATION_ERROR", `The body must be ${form}`);
  }
  return value as Record<string, unknown>;
}
