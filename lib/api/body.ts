import { KvError } from "@/lib/core/errors";
import { MAX_BODY_BYTES } from "./limits";

/**
 * The JSON object that a request carries; `{}` when it carries nothing. A list stands for an object that bears
 * it under `listKey`, for operations that have one.
 * Throws `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `VALIDATION_ERROR`, in this order.
 */
export async function readJson(request: Request, listKey?: string): Promise<Record<string, unknown>> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (request.body === null || (declared === 0 && request.headers.has("content-length"))) return {};
  checkMediaType(request.headers.get("content-type"));
  if (declared > MAX_BODY_BYTES) throw tooLarge();
  return toObject(decode(await readBytes(request.body)), listKey);
}

function checkMediaType(header: string | null): void {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith("charset="));
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() === "application/json" && isUtf8) return;
  throw new KvError(
    "UNSUPPORTED_MEDIA_TYPE",
    `The body must be JSON: send Content-Type: application/json, not ${header ?? "none"}`,
  );
}

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

const tooLarge = () =>
  new KvError("PAYLOAD_TOO_LARGE", `The body is over the limit of ${MAX_BODY_BYTES / 1024 / 1024} MiB`);

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new KvError("VALIDATION_ERROR", "The body is not valid UTF-8");
  }
}

function toObject(text: string, listKey?: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new KvError("VALIDATION_ERROR", `The body is not valid JSON: ${(error as Error).message}`);
  }
  if (Array.isArray(value) && listKey !== undefined) return { [listKey]: value };
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    const form = listKey === undefined ? "a JSON object" : "a JSON array, or an object that bears one";
    throw new KvError("VALIDATION_ERROR", `The body must be ${form}`);
  }
  return value as Record<string, unknown>;
}
