import type { ApiRequest } from "./request";

/**
 * Whether the request asks for this media type by name, rather than for JSON (RFC 9110, 12.5.1). Wildcards mean
 * JSON.
 */
export function isAccepted(request: ApiRequest, type: string): boolean {
  const ranges = (request.headers.get("accept") ?? "").toLowerCase().split(",");
  const wanted = weightOf(ranges, type);
  return wanted > 0 && wanted >= weightOf(ranges, "application/json");
}

function weightOf(ranges: readonly string[], type: string): number {
  for (const range of ranges) {
    const [name = "", ...parameters] = range.split(";").map((part) => part.trim());
    if (name !== type) continue;
    const weight = Number(parameters.find((each) => each.startsWith("q="))?.slice(2) ?? 1);
    return Number.isNaN(weight) ? 1 : weight;
  }
  return 0;
}
