import type { ApiRequest } from "./request";

/**
 * Whether the request asks for this media type by name, rather than for JSON (RFC 9110, 12.5.1). Wildcards mean
 * JSON.
 */
export function isAccepted(request: ApiRequest, type: string): boolean {
  const ranges = rangesOf(request);
  const wanted = weightOf(ranges, type) ?? 0;
  return wanted > 0 && wanted >= (weightOf(ranges, JSON_TYPE) ?? 0);
}

const JSON_TYPE = "application/json";

/** Whether JSON may be the reply: by its name, else by a wildcard, or because the request names no type. */
export function acceptsJson(request: ApiRequest): boolean {
  if (!request.headers.get("accept")) return true;
  const ranges = rangesOf(request);
  const weight =
    weightOf(ranges, JSON_TYPE) ?? weightOf(ranges, "application/*") ?? weightOf(ranges, "*/*") ?? 0;
  return weight > 0;
}

const rangesOf = (request: ApiRequest): string[] =>
  (request.headers.get("accept") ?? "").toLowerCase().split(",");

/** The weight of a type or wildcard by this very name. */
function weightOf(ranges: readonly string[], type: string): number | undefined {
  for (const range of ranges) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim());
    if (name !== type) continue;
    const weight = Number(parameters.find((each) => each.startsWith("q="))?.slice(2) ?? 1);
    return Number.isNaN(weight) ? 1 : weight;
  }
  return undefined;
}
