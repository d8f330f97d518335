/** A parameter that a request can have, and the value that it has at first. */
export interface Field {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description: string;
  example: string;
  choices: readonly string[];
}

/** What a request of an operation is made of. */
export interface RequestShape {
  method: string;
  /** With its parameters in braces, below `address`. */
  path: string;
  address: string;
  fields: readonly Field[];
  body: { type: string; example: string } | null;
  /** Whether it needs a key. */
  isPrivate: boolean;
  /** Whether its reply is JSON, and whether it ends. */
  reply: "json" | "text" | "file" | "stream";
}

export type Values = Readonly<Record<string, string>>;

export interface ApiRequest {
  method: string;
  url: string;
  /** Without the key. */
  headers: Record<string, string>;
  body: string | null;
}

/** Required parameters have their examples at first, others nothing. */
export const firstValues = ({ fields }: RequestShape): Values =>
  Object.fromEntries(fields.map(({ name, required, example }) => [name, required ? example : ""]));

/** The request with these values; empty ones are left out. */
export function requestOf(shape: RequestShape, values: Values, body: string): ApiRequest {
  const given = shape.fields.flatMap((field) => {
    const value = values[field.name] ?? "";
    return value === "" ? [] : [{ ...field, value }];
  });
  const path = given
    .filter((field) => field.in === "path")
    .reduce(
      (text, { name, value }) => text.replace(`{${name}}`, () => encodeURIComponent(value)),
      shape.path,
    );
  const query = given.filter((field) => field.in === "query");
  const search = query.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("&");
  const headers = given.filter((field) => field.in === "header").map(({ name, value }) => [name, value]);
  const hasBody = shape.body !== null && body.trim() !== "";
  return {
    method: shape.method,
    url: `${shape.address}${path}${search && `?${search}`}`,
    headers: {
      ...Object.fromEntries(headers),
      ...(hasBody && shape.body && { "Content-Type": shape.body.type }),
    },
    body: hasBody ? body : null,
  };
}

/** The required parameters that have no value. */
export const missing = ({ fields }: RequestShape, values: Values): string[] =>
  fields.filter(({ name, required }) => required && !values[name]).map(({ name }) => name);
