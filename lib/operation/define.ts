import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import type { InputArgs, OperationSpec } from "./spec";

/** The reply in another media type: the bytes of a file, with their headers. */
export interface TextReply<I extends z.ZodObject = z.ZodObject> {
  type: `text/${string}`;
  run(ctx: Context, input: z.output<I>): Promise<{ bytes: Uint8Array; headers: Record<string, string> }>;
}

/**
 * The reply to an input whose output may be too large to be held in memory: its lists in pages, sent one after the
 * other as they are read. The output has nothing else.
 */
export interface PagedReply<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  isFor(input: z.output<I>): boolean;
  /** The pages of each list, by its key. */
  run(ctx: Context, input: z.output<I>): Promise<Pages<z.input<O>>>;
}

export type Pages<Output> = { [Key in keyof Output]: AsyncIterable<Output[Key]> };

/** An operation of an account; `run` takes the parsed input. */
export interface Operation<
  Id extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> extends OperationSpec<Id, I, O> {
  kind: "plain";
  run(ctx: Context, input: z.output<I>): Promise<z.input<O>>;
  /** Sent instead where the request's `Accept` asks for it. */
  text?: TextReply<I>;
  /** Sent instead of the output for some inputs; callers within the process get the whole output nevertheless. */
  paged?: PagedReply<I, O>;
}

export type CallableOperation<Id extends string, I extends z.ZodObject, O extends z.ZodType> = Operation<
  Id,
  I,
  O
> &
  ((ctx: Context, ...args: InputArgs<I>) => Promise<z.input<O>>);

/**
 * Defines an operation: an object from which the API, its documentation and its tests are generated, and a function.
 * Calling it parses the input and runs it; it rejects with `VALIDATION_ERROR` and with the codes of `errors`.
 */
export function defineOperation<Id extends string, I extends z.ZodObject, O extends z.ZodType>(
  spec: Omit<Operation<Id, I, O>, "kind">,
): CallableOperation<Id, I, O> {
  const call = async (ctx: Context, ...[input]: InputArgs<I>) =>
    spec.run(ctx, parse(spec.input, input ?? {}));
  return Object.assign(call, { ...spec, kind: "plain" as const });
}

/** The input of operations that take none. */
export const noInput = z.strictObject({});
