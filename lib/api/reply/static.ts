import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { ApiRequest } from "../request/request";
import type { Reply } from "./reply";

interface StaticBody {
  tag: string;
  text: string;
  /** Compressed once, as small as it gets: that takes longer than a request may. */
  small: Promise<Uint8Array<ArrayBuffer>>;
}

const bodies = new Map<string, StaticBody>();

/** The reply with a body that stays the same while the process lives, in Brotli where the request accepts it. */
export async function staticReply(
  id: string,
  request: ApiRequest,
  make: () => Promise<string>,
): Promise<Reply> {
  const { tag, text, small } = bodies.get(id) ?? remember(id, await make());
  const headers = { ETag: tag, Vary: "Accept-Encoding" };
  return acceptsBrotli(request)
    ? { status: 200, headers: { ...headers, "Content-Encoding": "br" }, body: await small }
    : { status: 200, headers, body: text };
}

function remember(id: string, text: string): StaticBody {
  const tag = `W/"${createHash("sha256").update(text).digest("hex").slice(0, 32)}"`;
  const body = { tag, text, small: compressed(text) };
  bodies.set(id, body);
  return body;
}

const compressed = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    }),
  );

const acceptsBrotli = (request: ApiRequest): boolean =>
  /(^|,)\s*br\s*(;\s*q=(1|0\.\d*[1-9]\d*)(\.0*)?\s*)?(,|$)/i.test(
    request.headers.get("accept-encoding") ?? "",
  );
