import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import type { OperationSpec } from "@/lib/operation";

/** The JSON Schema of a tool's arguments. */
export type ArgumentsSchema = { type: "object" } & Record<string, unknown>;

/** A tool that assistants can call; its reply is text. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  schema: ArgumentsSchema;
  /** Its operations change nothing. */
  isReadOnly: boolean;
  /** Throws `VALIDATION_ERROR` for arguments that do not fit, and the errors of its operations. */
  call(ctx: Context, given: unknown): Promise<string>;
}

interface Definition<I extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** What it calls: a tool that calls only GET operations reads only. */
  operations: readonly Pick<OperationSpec, "http">[];
  input: I;
  run(ctx: Context, input: z.output<I>): Promise<string>;
}

/** Defines a tool over operations. */
export function defineTool<I extends z.ZodObject>(definition: Definition<I>): Tool {
  const { name, title, description, operations, input, run } = definition;
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return {
    name,
    title,
    description,
    schema: { ...schema, type: "object" },
    isReadOnly: operations.every(({ http }) => http.method === "GET"),
    call: (ctx, given) => run(ctx, parse(input, given ?? {})),
  };
}
