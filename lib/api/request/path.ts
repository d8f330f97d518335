import { pathFromUrl } from "@/lib/vault";
import { API_BASE } from "./base";

/** `{path}` spans segments, any other `{name}` is one. */
function patternOf(template: string): RegExp {
  const body = template
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === "path" ? ".+" : "[^/]+"})`);
  return new RegExp(`^${API_BASE}${body}$`);
}

const patterns = new Map<string, RegExp>();

function cachedPattern(template: string): RegExp {
  const cached = patterns.get(template) ?? patternOf(template);
  patterns.set(template, cached);
  return cached;
}

/** Whether a request's path is one of the template's. */
export const matchesPath = (template: string, pathname: string): boolean =>
  cachedPattern(template).test(pathname);

/**
 * The values of the template's `{names}` in a path that matches it, decoded once. With broken percent-encoding, `path`
 * throws `VALIDATION_ERROR`; any other value is left as it is, and names nothing.
 */
export function pathValues(template: string, pathname: string): Record<string, string> {
  const groups = Object.entries(cachedPattern(template).exec(pathname)?.groups ?? {});
  return Object.fromEntries(groups.map(([name, value]) => [name, decodeValue(name, value)]));
}

const decodeValue = (name: string, value: string): string =>
  name === "path" ? pathFromUrl(value) : decodePlain(value);

function decodePlain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
