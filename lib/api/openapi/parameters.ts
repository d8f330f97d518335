import type { z } from "zod";
import { locations, type ParamLocation } from "@/lib/operation";
import { type ApiOperation, acceptsIdempotencyKey, isConditional, mayStoreReply } from "../kinds";
import { inputAt, namedExamples } from "./examples";
import { fieldOf } from "./fields";
import { type Components, type Json, toSchema } from "./schema";

/** The parameters of an operation in its address. */
export const addressParametersOf = (op: ApiOperation, components: Components): Json[] =>
  (["path", "query"] as const).flatMap((location) =>
    [...keysAt(op, location), ...(location === "query" ? (op.http.queryOrBody ?? []) : [])].map((name) =>
      parameter(op, name, location, components),
    ),
  );

/** The parameters of an operation, headers included. */
export function parametersOf(op: ApiOperation, components: Components): Json[] {
  const conditions = keysAt(op, "header")
    .map((key) => CONDITIONS[key])
    .filter((each) => each !== undefined);
  return [
    ...addressParametersOf(op, components),
    ...conditions,
    ...(isConditional(op) ? [UNLESS] : []),
    ...(op.kind === "stream" ? [lastEvent(op)] : []),
    ...(op.kind === "run" ? [PREFER] : []),
    ...(acceptsIdempotencyKey(op) ? [mayStoreReply(op) ? IDEMPOTENCY_KEY : KEY_OF_SECRET] : []),
  ];
}

function parameter(op: ApiOperation, name: string, location: "path" | "query", components: Components): Json {
  const { description = fieldOf(op.id, name)?.[0], ...schema } = inputSchema(op, name, components);
  return {
    name,
    in: location,
    ...((location === "path" || !(isOptional(op, name) || op.http.bodyToo?.includes(name))) && {
      required: true,
    }),
    ...(description !== undefined && { description }),
    schema,
    ...exampleValue(op, name, location),
  };
}

/** The body of an operation's request, or undefined when it takes none. */
export function requestBodyOf(op: ApiOperation, components: Components): Json | undefined {
  const { bodyIsList, form, textBody, bodyToo = [] } = op.http;
  const keys = [...keysAt(op, "body"), ...bodyToo];
  if (keys.length === 0) return undefined;
  if (textBody) return textBodyOf(op, textBody, components);
  const required = keys.filter((key) => !isOptional(op, key));
  const object = {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(keys.map((key) => [key, propertyOf(op, key, components)])),
  };
  const schema = bodyIsList ? { anyOf: [inputSchema(op, bodyIsList, components), object] } : object;
  const example = namedExamples(op, sampled(op, object), components, (each) => inputAt(op, each, "body"));
  const asForm = form && { "application/x-www-form-urlencoded": { schema, ...example } };
  return {
    // A key that may be in the query instead is required of a body only.
    required: required.some((key) => !bodyToo.includes(key)),
    content: { "application/json": { schema, ...example }, ...asForm },
  };
}

/** What may also be in the query is left out of the example: it must not be in both. */
const sampled = (op: ApiOperation, { properties, ...object }: Json): Json => ({
  ...object,
  properties: Object.fromEntries(
    Object.entries(properties as Json).filter(([key]) => !op.http.queryOrBody?.includes(key)),
  ),
});

function textBodyOf(op: ApiOperation, { key, type }: { key: string; type: string }, components: Components) {
  const given = (op.examples ?? []).map((each) => inputAt(op, each, "body")[key])[0];
  const schema = inputSchema(op, key, components);
  return { required: true, content: { [type]: { schema, ...(given !== undefined && { example: given }) } } };
}

function propertyOf(op: ApiOperation, key: string, components: Components): Json {
  const schema = inputSchema(op, key, components);
  const description = schema.description ?? fieldOf(op.id, key)?.[0];
  return { ...(description !== undefined && { description }), ...schema };
}

/** The value of a parameter in the first example that has one, or of its name. */
function exampleValue(op: ApiOperation, name: string, location: ParamLocation): Json {
  const values = (op.examples ?? []).map((example) => inputAt(op, example, location)[name]);
  const example = values.find((value) => value !== undefined);
  return example === undefined ? {} : { example };
}

/** The keys of the input that travel at a location. */
const keysAt = (op: ApiOperation, location: ParamLocation): string[] =>
  Object.entries(locations(op))
    .filter(([, where]) => where === location)
    .map(([key]) => key);

/** Whether a key of the input may be left out. */
const isOptional = (op: ApiOperation, key: string): boolean =>
  (op.input.shape[key] as z.ZodType).safeParse(undefined).success;

const inputSchema = (op: ApiOperation, key: string, components: Components): Json =>
  toSchema(op.input.shape[key] as z.ZodType, "input", components, op.id);

const header = (name: string, description: string, example?: string): Json => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
  ...(example !== undefined && { example }),
});

const lastEvent = ({ id }: ApiOperation) => {
  const [description, example] = fieldOf(id, "Last-Event-ID") ?? [];
  return header("Last-Event-ID", String(description), String(example));
};
const TAG = '"9f86d081884c7d659a2feaa0c55ad015"';
const UNLESS = header(
  "If-None-Match",
  "The ETag of a reply that you have: 304 if it is still the same",
  `W/${TAG}`,
);
const PREFER = header("Prefer", "respond-async: answer 202 at once; wait=10: after 10 s", "respond-async");
/** Without an example: the same key in two calls is refused. */
const idempotencyKey = (description: string): Json => ({
  name: "Idempotency-Key",
  in: "header",
  description,
  schema: { type: "string", minLength: 1, maxLength: 255 },
});
const IDEMPOTENCY_KEY = idempotencyKey("Makes a repeated call answer the first reply");
const KEY_OF_SECRET = idempotencyKey("Makes a repeated call answer 409, as the reply has a secret");

const CONDITIONS: Readonly<Record<string, Json>> = {
  // Without an example, too: no record has a tag that is made up.
  ifMatch: header("If-Match", "The ETag that the record must still have"),
  ifNoneMatch: header("If-None-Match", "*: only where there is no record yet", "*"),
};
