import type { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** The groups of operations, in the order of the documentation. */
export const TAGS = [
  "Records",
  "Search",
  "Inbox",
  "Vault",
  "Workers",
  "Curator",
  "Janitor",
  "Distiller",
  "Surveyor",
  "Learning",
  "Workflows",
  "Schedules",
  "Events",
  "Devices",
  "Keys",
  "Models",
  "Backups",
  "Audit",
  "Admin",
  "Service",
] as const;
export type Tag = (typeof TAGS)[number];

/**
 * How an operation maps to HTTP. The input is one object: keys named in `path` are path parameters; `ifMatch` and
 * `ifNoneMatch` are headers; all others of a GET or DELETE, and those in `query`, are query parameters; the rest is the JSON
 * body.
 */
export interface Http<O extends z.ZodType = z.ZodType> {
  method: Method;
  /** Below `/api/v1`; `{path}` may span segments. */
  path: `/${string}`;
  /** The status of success; 200 by default. */
  status?: 200 | 201;
  /** Whether something was created, which is answered with 201, by an operation that may do either. */
  hasCreated?(output: z.output<O>): boolean;
  /** Query parameters of an operation with a body. */
  query?: readonly string[];
  /** Keys of the body that may be sent as query parameters instead. */
  queryOrBody?: readonly string[];
  /** Query parameters of a DELETE that may be sent in a JSON body instead. */
  bodyToo?: readonly string[];
  /** The key whose list may be sent as the whole body, instead of an object that contains it. */
  bodyIsList?: string;
  /** The key that is the whole body, as text of this media type. */
  textBody?: { key: string; type: `text/${string}` };
  /** Accepts a form as well, as OAuth sends it: names of form fields that differ from the input's keys. */
  form?: Readonly<Record<string, string>>;
  /** The key of the output that is the body of the reply; without it the whole output is. */
  responseBody?: string;
  /** The key of the output that holds the next page's cursor, which is sent in the header `Link`. */
  linkCursor?: string;
  /** Additional reply headers; `body` is the text of the reply. */
  headers?(output: z.output<O>, body: string): Record<string, string>;
  /** Their names, for the OpenAPI document. */
  headerNames?: readonly string[];
}

/** A call and its result, for readers: the OpenAPI document and the reference show them as requests and responses. */
export interface Example<I = unknown, O = unknown> {
  summary?: string;
  /** Nothing by default. */
  input?: I;
  output: O;
}

/** Days, as `2027-01-01`. */
export interface Deprecated {
  since: string;
  /** When it will be removed, if that is decided. */
  sunset?: string;
  /** The path below `/api/v1` of what to use instead. */
  successor?: `/${string}`;
}

/** The declaration common to all operations. */
export interface OperationSpec<
  Id extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
> {
  /** The `operationId` in OpenAPI: unique. */
  id: Id;
  http: Http<O>;
  tag: Tag;
  /** One line, without a full stop. */
  summary: string;
  description?: string;
  input: I;
  output: O;
  /** It still works, but should no longer be used: replies have the headers `Deprecation` and `Sunset`. */
  deprecated?: Deprecated;
  /** The output contains a secret that is shown once: it is not stored, and a repeated `Idempotency-Key` is refused. */
  containsSecret?: true;
  /** Codes this operation can throw, in addition to the common ones. */
  errors?: readonly ErrorCode[];
  examples?: readonly Example<z.input<I>, z.input<O>>[];
}

/** What callers pass to an operation. */
export type InputOf<Op extends { input: z.ZodType }> = z.input<Op["input"]>;
/** What an operation resolves to. */
export type OutputOf<Op extends { output: z.ZodType }> = z.input<Op["output"]>;

/** The arguments after the context: the input is optional when none of its keys is required. */
export type InputArgs<I extends z.ZodType> =
  Record<string, never> extends z.input<I> ? [input?: z.input<I>] : [input: z.input<I>];
