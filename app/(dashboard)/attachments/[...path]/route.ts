import parseRange from "range-parser";
import { asText, reply } from "@/app/reply";
import { fileHeaders, SIZE_HEADER } from "@/lib/api";
import { toWebStream } from "@/lib/core/web-stream";
import { type ByteRange, openAttachment, vaultPath } from "@/lib/vault";

type Attachment = Awaited<ReturnType<typeof openAttachment>>;

interface Props {
  params: Promise<{ path: string[] }>;
}

/** A file of the vault, for the person who is signed in; a part of it for players, which seek. */
export const GET = (request: Request, { params }: Props): Promise<Response> =>
  reply(async (ctx) => {
    const path = vaultPath((await params).path.join("/"));
    try {
      const file = await openAttachment(ctx, path, (size) => requestedRange(request, size));
      return attachmentReply(file);
    } catch (error) {
      if (error instanceof UnsatisfiableRange) return error.reply();
      throw error;
    }
  }, asText);

const attachmentReply = (file: Attachment): Response =>
  new Response(toWebStream(file.bytes, lengthOf(file)), {
    status: file.range ? 206 : 200,
    headers: {
      ...fileHeaders(file),
      ...(file.range && partHeaders(file.range, file.size)),
      [SIZE_HEADER]: String(lengthOf(file)),
      "Accept-Ranges": "bytes",
      "Cache-Control": "private, no-cache",
    },
  });

class UnsatisfiableRange extends Error {
  constructor(readonly size: number) {
    super(`The file has ${size} bytes.`);
  }

  reply(): Response {
    return new Response(`${this.message}\n`, {
      status: 416,
      headers: { "Content-Range": `bytes */${this.size}` },
    });
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
