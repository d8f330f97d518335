import { type Example, locations, type ParamLocation } from "@/lib/operation";
import type { ApiOperation } from "../kinds";
import { sampleOf } from "./sample";
import type { Components, Json } from "./schema";

/** The part of an example's input that is sent at a location. */
export function inputAt(op: ApiOperation, { input = {} }: Example<Json>, location: ParamLocation): Json {
  const where = locations(op);
  return Object.fromEntries(Object.entries(input).filter(([key]) => where[key] === location));
}

/** The body of an example's response. */
export const responseBodyOf = ({ http }: ApiOperation, { output }: Example): unknown =>
  http.responseBody === undefined ? output : (output as Json)[http.responseBody];

/** The `examples` of a media type: the operation's own, else one made of the fields of its schema. */
export function namedExamples(
  op: ApiOperation,
  schema: Json,
  components: Components,
  present: (example: Example<Json>) => unknown,
): Json {
  const examples = op.examples ?? [];
  if (examples.length === 0) return { example: sampleOf(schema, components, op.id) };
  const [first, ...more] = examples;
  if (first && more.length === 0 && !first.summary) return { example: present(first) };
  const named = examples.map((example, at) => [
    `example${at + 1}`,
    { ...(example.summary && { summary: example.summary }), value: present(example) },
  ]);
  return { examples: Object.fromEntries(named) };
}
