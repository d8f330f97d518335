import type { TextEdit } from "./edits";
import type { Code } from "./rules";
import type { SuggestedFix } from "./shapes";
import { SEVERITIES } from "./tables";

export { SEVERITIES };
export type Severity = (typeof SEVERITIES)[number];

/** A fix of one file's text. */
export interface Fix {
  /** Whether the fix is safe to apply without a decision by the user. */
  certain: boolean;
  /** SHA-256, hex, of the text (as UTF-8) that the edits apply to. */
  hash: string;
  /** Sorted by offset, without overlaps. */
  edits: TextEdit[];
}

export interface Issue {
  /** Stable across scans for the same issue. */
  id: string;
  code: Code;
  /** What issues of this code share when one decision settles them all, such as a missing target; empty if nothing. */
  cause: string;
  severity: Severity;
  path: string;
  message: string;
  detail: string;
  suggested_fix: string;
  /** Offset in the text, in UTF-16 units; 0 if it has none. */
  at: number;
  fix?: Fix | undefined;
  offers?: readonly SuggestedFix[] | undefined;
}

/** What a rule reports; `key` distinguishes issues of the same code in the same file. */
export interface IssueFinding extends Omit<Issue, "id" | "cause" | "path" | "at" | "detail"> {
  key: string;
  cause?: string;
  at?: number;
  detail?: string;
}

/** Creates an issue with a stable id. All have the same shape to save memory: a vault may have very many. */
export const issueOf = (path: string, finding: IssueFinding): Issue => ({
  id: idOf(finding.code, path, finding.key),
  code: finding.code,
  cause: finding.cause ?? "",
  severity: finding.severity,
  path,
  message: finding.message,
  detail: finding.detail ?? "",
  suggested_fix: finding.suggested_fix,
  at: finding.at ?? 0,
  fix: finding.fix,
  offers: finding.offers,
});

/** The id of the group of issues with the same code and cause; stable across scans. */
export const groupOf = ({ code, cause }: Pick<Issue, "code" | "cause">): string => idOf(code, "", cause);

const DIGITS = Buffer.from("0123456789abcdefghjkmnpqrstvwxyz", "latin1");
const scratch = Buffer.alloc(32);

/**
 * The code, and 60 bits of it with path and key (cyrb53 by bryc, public domain) in Crockford's base 32: enough to
 * distinguish the issues of a vault.
 */
function idOf(code: Code, path: string, key: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const text of [code, path, key]) {
    for (let i = 0; i <= text.length; i++) {
      // A separator that no text can contain.
      const unit = i < text.length ? text.charCodeAt(i) : 0x10000;
      a = Math.imul(a ^ unit, 2654435761);
      b = Math.imul(b ^ unit, 1597334677);
    }
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const start = scratch.write(`${code}-`, "latin1");
  writeDigits(a, start);
  writeDigits(b, start + 6);
  return scratch.toString("latin1", 0, start + 12);
}

/** The upper 30 bits of a number of 32, in six digits. */
function writeDigits(bits: number, at: number): void {
  for (let i = 0; i < 6; i++) scratch[at + i] = DIGITS[(bits >>> (27 - 5 * i)) & 31] ?? 0;
}
