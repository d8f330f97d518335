import type { z } from "zod";
import type { Context } from "@/lib/db";
import type {
  ClientInfo,
  FileOperation,
  OpenFile,
  Operation,
  OperationSpec,
  PublicOperation,
  StreamEvent,
  StreamOperation,
  StreamOptions,
} from "@/lib/operation";
import type { RunOperation, StartedRun } from "@/lib/runs";
import type { Operation as Contract } from "./contract/operation";

const legacyIds = new Set<string>();

/** Whether the operation parses its input itself, as it was sent. */
export const isLegacy = ({ id }: Pick<OperationSpec, "id">): boolean => legacyIds.has(id);

function specOf<I extends z.ZodObject, O extends z.ZodType, Id extends string>(
  contract: Contract<I, O, Id>,
): OperationSpec<Id, I, O> {
  const { id, method, path, status, query, either, wholeBody, form, isShownOnce, headers, headerNames } =
    contract;
  legacyIds.add(id);
  return {
    id,
    http: {
      method,
      path,
      status,
      query,
      queryOrBody: either,
      bodyIsList: wholeBody,
      form,
      headers,
      headerNames,
    },
    tag: contract.tag,
    summary: contract.summary,
    description: contract.description,
    input: contract.input,
    output: contract.output,
    containsSecret: isShownOnce,
    errors: contract.errors,
  };
}

/** An operation made of a contract and the function that does the work and parses its own input. */
export const legacy = <I extends z.ZodObject, O extends z.ZodType, Id extends string>(
  contract: Contract<I, O, Id>,
  run: (ctx: Context, input: z.input<I>) => Promise<z.input<O>>,
): Operation<Id, I, O> => ({
  ...specOf(contract),
  kind: "plain",
  run: (ctx, input) => run(ctx, input as z.input<I>),
});

export const legacyRun = <I extends z.ZodObject, O extends z.ZodType, Id extends string>(
  contract: Contract<I, O, Id>,
  start: (ctx: Context, input: z.input<I>) => Promise<StartedRun>,
  present?: (ctx: Context, result: unknown) => Promise<unknown>,
): RunOperation<Id, I, O> => ({
  ...specOf(contract),
  kind: "run",
  start: (ctx, input) => start(ctx, input as z.input<I>),
  ...(present && {
    present: (ctx, result) => present(ctx, result) as Promise<Omit<z.input<O>, "execution" | "reused">>,
  }),
});

export const legacyFile = <I extends z.ZodObject, Id extends string>(
  contract: Contract<I, z.ZodType, Id>,
  run: (ctx: Context, input: z.input<I>) => Promise<OpenFile>,
): FileOperation<Id, I> => ({
  ...specOf(contract),
  kind: "file",
  run: (ctx, input) => run(ctx, input as z.input<I>),
});

export const legacyStream = <I extends z.ZodObject, O extends z.ZodType, Id extends string>(
  contract: Contract<I, O, Id>,
  run: (
    ctx: Context,
    input: z.input<I>,
    options: StreamOptions,
  ) => AsyncGenerator<StreamEvent<z.input<O>> | null>,
): StreamOperation<Id, I, O> => ({
  ...specOf(contract),
  kind: "stream",
  run: (ctx, input, options) => run(ctx, input as z.input<I>, options),
});

export const legacyPublic = <I extends z.ZodObject, O extends z.ZodType, Id extends string>(
  contract: Contract<I, O, Id>,
  run: (client: ClientInfo, input: z.input<I>) => Promise<z.input<O>>,
): PublicOperation<Id, I, O> => ({
  ...specOf(contract),
  kind: "public",
  run: (client, input) => run(client, input as z.input<I>),
});
