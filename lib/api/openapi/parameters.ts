import type { z } from "zod";
import { HEADER_NAMES, locations, type ParamLocation } from "@/lib/operation";
import { type ApiOperation, acceptsIdempotencyKey, isConditional } from "../kinds";
import { inputAt, namedExamples } from "./examples";
import { type Components, type Json, toSchema } from "./schema";

/** The parameters of an operation, headers included. */
export function parametersOf(op: ApiOperation, components: Components): Json[] {
  const inputs = (["path", "query"] as const).flatMap((location) =>
    [...keysAt(op, location), ...(location === "query" ? (op.http.queryOrBody ?? []) : [])].map((name) => ({
      name,
      in: location,
      required: location === "path" || !isOptional(op, name),
      schema: inputSchema(op, name, components),
      ...exampleValue(op, name, location),
    })),
  );
  const conditions = keysAt(op, "header").map((key) =>
    header(HEADER_NAMES[key] ?? key, CONDITIONS[key] ?? ""),
  );
  const unless = isConditional(op)
    ? [header("If-None-Match", "The ETag of a reply that you have: 304 if it is still the same")]
    : [];
  const prefer =
    op.kind === "run" ? [header("Prefer", "respond-async: answer 202 at once; wait=10: after 10 s")] : [];
  const idempotency = acceptsIdempotencyKey(op)
    ? [header("Idempotency-Key", "Makes a repeated call answer the first reply")]
    : [];
  return [...inputs, ...conditions, ...unless, ...prefer, ...idempotency];
}

const CONDITIONS: Readonly<Record<string, string>> = {
  ifMatch: "The ETag that the record must still have",
  ifNoneMatch: "*: only where there is no record yet",
};

/** The body of an operation's request, or undefined when it takes none. */
export function requestBodyOf(op: ApiOperation, components: Components): Json | undefined {
  const keys = keysAt(op, "body");
  if (keys.length === 0) return undefined;
  const { bodyIsList, form, textBody } = op.http;
  if (textBody)
    return {
      required: true,
      content: { [textBody.type]: { schema: inputSchema(op, textBody.key, components) } },
    };
  const required = keys.filter((key) => !isOptional(op, key));
  const object = {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(keys.map((key) => [key, inputSchema(op, key, components)])),
  };
  const schema = bodyIsList ? { anyOf: [inputSchema(op, bodyIsList, components), object] } : object;
  const asForm = form && { "application/x-www-form-urlencoded": { schema } };
  const examples = namedExamples(op, (example) => inputAt(op, example, "body"));
  return {
    required: required.length > 0,
    content: { "application/json": { schema, ...examples }, ...asForm },
  };
}

/** The value of a parameter in the first example that has one. */
function exampleValue(op: ApiOperation, name: string, location: ParamLocation): Json {
  const values = (op.examples ?? []).map((example) => inputAt(op, example, location)[name]);
  const example = values.find((value) => value !== undefined);
  return example === undefined ? {} : { example };
}

/** The keys of the input that travel at a location. */
export const keysAt = (op: ApiOperation, location: ParamLocation): string[] =>
  Object.entries(locations(op))
    .filter(([, where]) => where === location)
    .map(([key]) => key);

/** Whether a key of the input may be left out. */
export const isOptional = (op: ApiOperation, key: string): boolean =>
  (op.input.shape[key] as z.ZodType).safeParse(undefined).success;

const inputSchema = (op: ApiOperation, key: string, components: Components): Json =>
  toSchema(op.input.shape[key] as z.ZodType, "input", components);

const header = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});
