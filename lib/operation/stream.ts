import type { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import type { OperationSpec } from "./spec";

/** An event of a stream; a client that reconnects sends its `id` as `Last-Event-ID`. */
export interface StreamEvent<T> {
  id: string;
  /** None: only the place from which a client that reconnects continues. */
  data?: T;
}

export interface StreamOptions {
  lastEventId: string | null;
  /** Aborted when the client disconnects or the process shuts down. */
  signal: AbortSignal;
}

/**
 * An operation that streams server-sent events; the data of each is an output. `run` yields events, and null regularly
 * when there are none, so that the caller can check the key and send heartbeats.
 */
export interface StreamOperation<
  Id extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> extends OperationSpec<Id, I, O> {
  kind: "stream";
  run(
    ctx: Context,
    input: z.output<I>,
    options: StreamOptions,
  ): AsyncGenerator<StreamEvent<z.input<O>> | null>;
}

type StreamCall<I extends z.ZodType, O extends z.ZodType> = (
  ctx: Context,
  input: z.input<I>,
  options: StreamOptions,
) => AsyncGenerator<StreamEvent<z.input<O>> | null>;

/** Like `defineOperation`, for a stream. */
export function defineStreamOperation<Id extends string, I extends z.ZodObject, O extends z.ZodType>(
  spec: Omit<StreamOperation<Id, I, O>, "kind">,
): StreamOperation<Id, I, O> & StreamCall<I, O> {
  const call: StreamCall<I, O> = (ctx, input, options) => spec.run(ctx, parse(spec.input, input), options);
  return Object.assign(call, { ...spec, kind: "stream" as const });
}
