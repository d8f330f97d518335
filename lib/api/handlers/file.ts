import { Readable } from "node:stream";
import type { FileOperation, OpenFile } from "@/lib/operation";
import { parseRequest } from "../request/parse";
import { type Handler, withAccount } from "./handle";

/** The handler of a download: sends the file as fast as the client reads it. */
export const fileHandler =
  (op: FileOperation): Handler =>
  (request) =>
    withAccount(request, async (ctx) => {
      const { input } = await parseRequest(op, request);
      const file = await op.run(ctx, input);
      return {
        status: 200,
        headers: fileHeaders(file),
        body: Readable.toWeb(file.bytes) as ReadableStream<Uint8Array>,
      };
    });

/** The names of our files are plain and need no quoting. */
export const fileHeaders = ({ name, size }: Pick<OpenFile, "name" | "size">): Record<string, string> => ({
  "Content-Type": "application/octet-stream",
  "Content-Length": String(size),
  "Content-Disposition": `attachment; filename="${name}"`,
});
