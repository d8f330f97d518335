import type { Readable } from "node:stream";
import type { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import type { InputArgs, OperationSpec } from "./spec";

/** A file opened for reading; `size` in bytes, if it is known. With a `type` a browser may show it, else it is a download. */
export interface OpenFile {
  name: string;
  size?: number;
  bytes: Readable;
  /** Another after every change; no quotes. */
  version?: string;
  type?: string | undefined;
}

/** An operation whose reply is the bytes of a file, which its output schema does not describe. */
export interface FileOperation<Id extends string = string, I extends z.ZodObject = z.ZodObject>
  extends OperationSpec<Id, I> {
  kind: "file";
  /** Media types of files that a browser may show, such as `image/*`. */
  shown?: readonly string[];
  /** Records that the file is downloaded, before it is opened. Not for HEAD, which sends none of it. */
  record?(ctx: Context, input: z.output<I>): Promise<void>;
  run(ctx: Context, input: z.output<I>): Promise<OpenFile>;
}

/** Like `defineOperation`, for a download. */
export function defineFileOperation<Id extends string, I extends z.ZodObject>(
  spec: Omit<FileOperation<Id, I>, "kind">,
): FileOperation<Id, I> & ((ctx: Context, ...args: InputArgs<I>) => Promise<OpenFile>) {
  const call = async (ctx: Context, ...[given]: InputArgs<I>) => {
    const input = parse(spec.input, given ?? {});
    await spec.record?.(ctx, input);
    return spec.run(ctx, input);
  };
  return Object.assign(call, { ...spec, kind: "file" as const });
}
