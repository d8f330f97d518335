import { type Issue, SEVERITIES } from "./issue";
import { CODES } from "./rules";

/** Severity, then path, code and place in the text; what is the same stays in the order in which it was found. */
export function byWeight(a: Issue, b: Issue): number {
  if (a.severity !== b.severity) return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  if (a.code !== b.code) return CODES.indexOf(a.code) - CODES.indexOf(b.code);
  return a.at - b.at;
}
