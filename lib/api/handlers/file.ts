import { toWebStream } from "@/lib/core/web-stream";
import type { FileOperation, OpenFile } from "@/lib/operation";
import { SIZE_HEADER } from "../reply/reply";
import { parseRequest } from "../request/parse";
import { type Handler, withAccount } from "./handle";

/** The handler of a download: sends the file as fast as the client reads it. */
export const fileHandler =
  (op: FileOperation): Handler =>
  (request) =>
    withAccount(request, async (ctx) => {
      const { input } = await parseRequest(op, request);
      if (request.method !== "HEAD") await op.record?.(ctx, input);
      const file = await op.run(ctx, input);
      return {
        status: 200,
        headers: {
          ...fileHeaders(file),
          // Weak: what it is made of says nothing of the bytes.
          ...(file.version !== undefined && { ETag: `W/"${file.version}"` }),
        },
        body: toWebStream(file.bytes, file.size),
      };
    });

/**
 * What is shown runs no script and loads nothing, whatever the file says; what is not meant to be shown is saved.
 */
export const fileHeaders = ({
  name,
  size,
  type,
}: Pick<OpenFile, "name" | "size" | "type">): Record<string, string> => ({
  "Content-Type": type ?? "application/octet-stream",
  ...(size !== undefined && { [SIZE_HEADER]: String(size) }),
  "Content-Disposition": `${type ? "inline" : "attachment"}; ${namesOf(name)}`,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
});

/** RFC 6266: names beyond plain ASCII are encoded. */
const namesOf = (name: string): string =>
  /^[\w .()-]+$/.test(name)
    ? `filename="${name}"`
    : `filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)}`;
