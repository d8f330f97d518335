import parseRange from "range-parser";
import { visitor } from "@/app/session/current";
import { fileHeaders, SIZE_HEADER } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import { toWebStream } from "@/lib/core/web-stream";
import { type ByteRange, openAttachment, vaultPath } from "@/lib/vault";

interface Props {
  params: Promise<{ path: string[] }>;
}

/** A file of the vault, for the person who is signed in; a part of it for players, which seek. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const found = await visitor();
  if (!found) return fail(401, "Your session has ended. Sign in again.");
  try {
    const path = vaultPath((await params).path.map(decodeURIComponent).join("/"));
    const file = await openAttachment(found.ctx, path, (size) => requestedRange(request, size));
    return new Response(toWebStream(file.bytes, lengthOf(file)), {
      status: file.range ? 206 : 200,
      headers: {
        ...fileHeaders(file),
        ...(file.range && partHeaders(file.range, file.size)),
        [SIZE_HEADER]: String(lengthOf(file)),
        "Accept-Ranges": "bytes",
        "Cache-Control": "private, no-cache",
      },
    });
  } catch (error) {
    if (error instanceof UnsatisfiableRange)
      return fail(416, error.message, { "Content-Range": `bytes */${error.size}` });
    if (error instanceof KvError && error.code !== "UNAVAILABLE") return fail(404, "There is no such file.");
    throw error;
  }
}

class UnsatisfiableRange extends Error {
  constructor(readonly size: number) {
    super(`The file has ${size} bytes.`);
  }
}

/** RFC 9110, 14.2: one range is served, anything else is as if none was asked for; no validator was given for `If-Range`. */
function requestedRange({ headers }: Request, size: number): ByteRange | undefined {
  const header = headers.get("range");
  if (header === null || headers.has("if-range")) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) throw new UnsatisfiableRange(size);
  return ranges === -2 || ranges.type !== "bytes" || ranges.length > 1 ? undefined : ranges[0];
}

const lengthOf = ({ range, size }: { range?: ByteRange | undefined; size: number }): number =>
  range ? range.end - range.start + 1 : size;

const partHeaders = ({ start, end }: ByteRange, size: number) => ({
  "Content-Range": `bytes ${start}-${end}/${size}`,
});

const fail = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, { status, headers });
