import { Readable } from "node:stream";
import type { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import type { Operation } from "./contract/operation";
import { gatherInput } from "./request";
import { answer, type Handler } from "./route";

/** A file that a verb opens: `size` in bytes. */
export interface OpenFile {
  name: string;
  size: number;
  bytes: Readable;
}

/** The handler of an operation that answers a file, as fast as the client takes it. */
export function fileRoute<I extends z.ZodObject, O extends z.ZodType>(
  op: Operation<I, O>,
  open: (ctx: Context, input: z.input<I>) => Promise<OpenFile>,
): Handler {
  return (request) =>
    answer(request, async (ctx) => {
      const input = await gatherInput(op as unknown as Operation, request);
      parse(op.input, input);
      const file = await open(ctx, input as z.input<I>);
      return {
        status: op.status,
        headers: fileHeaders(file),
        body: Readable.toWeb(file.bytes) as ReadableStream<Uint8Array>,
      };
    });
}

/** Names of our files are plain, so that they need no quoting. */
export const fileHeaders = ({ name, size }: Pick<OpenFile, "name" | "size">): Record<string, string> => ({
  "Content-Type": "application/octet-stream",
  "Content-Length": String(size),
  "Content-Disposition": `attachment; filename="${name}"`,
});
