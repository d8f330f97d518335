import { type Issue, SEVERITIES } from "./issue";
import { CODES } from "./rules";

/** Orders by severity, path, code and offset. */
export function compareIssues(a: Issue, b: Issue): number {
  if (a.severity !== b.severity) return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  if (a.code !== b.code) return CODES.indexOf(a.code) - CODES.indexOf(b.code);
  return a.at - b.at;
}
