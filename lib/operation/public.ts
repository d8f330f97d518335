import type { z } from "zod";
import type { Clock } from "@/lib/core/clock";
import { parse } from "@/lib/core/parse";
import type { Database } from "@/lib/db";
import type { InputArgs, OperationSpec } from "./spec";

/** The context of a caller without a key. */
export interface ClientInfo {
  db: Database;
  clock: Clock;
  /** Its network address. */
  from: string;
  /** The public address of this service, `https://vault.example.org`. */
  origin: string;
}

/** An operation that needs no key; its body is small. */
export interface PublicOperation<
  Id extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> extends OperationSpec<Id, I, O> {
  kind: "public";
  /** The output is the same as long as the process lives, and does not depend on the input. */
  isStatic?: true;
  run(client: ClientInfo, input: z.output<I>): Promise<z.input<O>>;
}

/** Like `defineOperation`, without authentication. */
export function definePublicOperation<Id extends string, I extends z.ZodObject, O extends z.ZodType>(
  spec: Omit<PublicOperation<Id, I, O>, "kind">,
): PublicOperation<Id, I, O> & ((client: ClientInfo, ...args: InputArgs<I>) => Promise<z.input<O>>) {
  const call = async (client: ClientInfo, ...[input]: InputArgs<I>) =>
    spec.run(client, parse(spec.input, input ?? {}));
  return Object.assign(call, { ...spec, kind: "public" as const });
}
