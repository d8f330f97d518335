import { apiDocument, exampleOf, type Operation, type Parameter } from "../document/document";
import { resolved } from "../document/schema";
import type { Field, RequestShape } from "./request";

/** What a request of an operation is made of, for a service at this origin. */
export function shapeOf(operation: Operation, origin: string): RequestShape {
  const { method, path, parameters, security } = operation;
  const body = bodyOf(operation);
  return {
    method,
    path,
    address: `${origin}${apiDocument().servers[0]?.url ?? ""}`,
    fields: parameters.filter(isOffered).map(fieldOf),
    body,
    isPrivate: security === undefined || security.length > 0,
    reply: replyOf(operation),
  };
}

/** A condition or a repetition is of no use to someone who tries. */
const isOffered = ({ in: place, required }: Parameter): boolean => place !== "header" || required;

function fieldOf({ name, in: place, required, description, schema, example }: Parameter): Field {
  const { enum: values, default: standard } = resolved(schema, apiDocument().components.schemas);
  const choices = (values ?? []).filter((value) => typeof value === "string");
  const shown = example ?? choices[0];
  return {
    name,
    in: place,
    required,
    description: standard === undefined ? description : `${description} (${textOf(standard)} by default)`,
    example: shown === undefined ? "" : textOf(shown),
    choices,
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function bodyOf({ requestBody }: Operation): RequestShape["body"] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type) return null;
  const example = exampleOf(content);
  if (example === undefined) return { type, example: type === "application/json" ? "{}" : "" };
  if (type === "application/x-www-form-urlencoded") return { type, example: formOf(example) };
  return { type, example: typeof example === "string" ? example : JSON.stringify(example, null, 2) };
}

function formOf(example: unknown): string {
  const entries = Object.entries(example ?? {}).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}

function replyOf({ responses }: Operation): RequestShape["reply"] {
  const types = Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith("2") ? Object.keys(content) : [],
  );
  if (types.includes("application/json")) return "json";
  if (types.includes("text/event-stream")) return "stream";
  return types.includes("application/octet-stream") ? "file" : "text";
}
