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
  /** Whether it changes what is there, and does not only add. */
  overwrites: boolean;
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
  overwrites?: boolean;
  run(ctx: Context, input: z.output<I>): Promise<string>;
}

/** Defines a tool over operations. */
export function defineTool<I extends z.ZodObject>(definition: Definition<I>): Tool {
  const { name, title, description, operations, input, overwrites = false, run } = definition;
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return {
    name,
    title,
    description,
    schema: { ...simplified(schema, schema.$defs ?? {}), type: "object" },
    isReadOnly: operations.every(({ http }) => http.method === "GET"),
    overwrites,
    call: (ctx, given) => run(ctx, parse(input, withoutNulls(given ?? {}))),
  };
}

/** Models often write null for an argument that they leave out. */
const withoutNulls = (given: unknown): unknown =>
  typeof given === "object" && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    : given;

type Json = Record<string, unknown>;

/**
 * A schema as the models of all providers read it: some resolve no references, and patterns are long and of JavaScript. What is
 * left out is checked all the same.
 */
function simplified(schema: Json, defs: Json): Json {
  const { $schema: _, $defs: _defs, $ref: ref, pattern: _pattern, id: _id, ...rest } = schema;
  const named = typeof ref === "string" ? defs[ref.replace("#/$defs/", "")] : undefined;
  return simplifiedParts({ ...(isJson(named) && simplified(named, defs)), ...rest }, defs);
}

const simplifiedParts = (schema: Json, defs: Json): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === "properties" && isJson(value)) return [key, simplifiedEach(value, defs)];
      if (Array.isArray(value))
        return [key, value.map((each) => (isJson(each) ? simplified(each, defs) : each))];
      return [key, isJson(value) && key !== "default" ? simplified(value, defs) : value];
    }),
  );

const simplifiedEach = (properties: Json, defs: Json): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      isJson(value) ? simplified(value, defs) : value,
    ]),
  );

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
