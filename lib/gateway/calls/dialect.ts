import { APICallError } from "ai";

/** The shape of an answer, for servers that can be held to it. */
export interface Format {
  name: string;
  /** A JSON Schema. */
  schema: object;
}

/** What OpenAI-compatible servers differ in. */
export interface Dialect {
  /** How the limit of an answer is named. */
  limit: "max_tokens" | "max_completion_tokens";
  /** How an answer is asked for as JSON. */
  format: "json_schema" | "json_object" | "none";
  /** Whether an answer comes in pieces. */
  stream: boolean;
}

/** Newer models of OpenAI accept the second name only, and most other servers the first only. */
const initial = (baseUrl: string): Dialect => ({
  limit: new URL(baseUrl).hostname === "api.openai.com" ? "max_completion_tokens" : "max_tokens",
  format: "json_schema",
  stream: true,
});

const MAX_KNOWN = 500;

/** What was learned from refusals, by server and model. */
const known = new Map<string, Dialect>();

const keyOf = (baseUrl: string, model: string): string => `${baseUrl} ${model}`;

export const dialectOf = (baseUrl: string, model: string): Dialect =>
  known.get(keyOf(baseUrl, model)) ?? initial(baseUrl);

export function remember(baseUrl: string, model: string, dialect: Dialect): void {
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(keyOf(baseUrl, model), dialect);
}

/** What to ask for after a refusal; null when the refusal is about something else. */
export function adapted(dialect: Dialect, tried: readonly Dialect[], error: unknown): Dialect | null {
  if (!APICallError.isInstance(error) || ![400, 422].includes(error.statusCode ?? 0)) return null;
  const next = nextAfter(dialect, `${error.message} ${error.responseBody ?? ""}`);
  const isTried = tried.some(
    ({ limit, format, stream }) => limit === next?.limit && format === next.format && stream === next.stream,
  );
  return isTried ? null : next;
}

function nextAfter(dialect: Dialect, refusal: string): Dialect | null {
  if (refusal.includes("max_completion_tokens")) {
    const isNew = dialect.limit === "max_completion_tokens";
    return { ...dialect, limit: isNew ? "max_tokens" : "max_completion_tokens" };
  }
  if (/\bstream(ing|_options)?\b/i.test(refusal) && dialect.stream) return { ...dialect, stream: false };
  if (!/response_format|json_schema|json_object|structured output|schema|tool/i.test(refusal)) return null;
  if (dialect.format === "none") return null;
  return { ...dialect, format: dialect.format === "json_schema" ? "json_object" : "none" };
}

/** The body of a call as the server wants it. */
export function bodyIn(
  { limit, format }: Dialect,
  { max_tokens, ...body }: Record<string, unknown>,
  wanted: Format | undefined,
): Record<string, unknown> {
  return {
    ...body,
    ...(max_tokens !== undefined && { [limit]: max_tokens }),
    ...(wanted && format === "json_schema" && { response_format: { type: format, json_schema: wanted } }),
    ...(wanted && format === "json_object" && { response_format: { type: format } }),
  };
}
