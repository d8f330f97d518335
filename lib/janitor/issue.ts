import type { TextEdit } from "./edits";
import type { Code } from "./rules";
import { SEVERITIES } from "./tables";

export { SEVERITIES };
export type Severity = (typeof SEVERITIES)[number];

/** A repair of one file's text. */
export interface Fix {
  /** Is it surely what the user wants? Only then may it be applied without being asked for. */
  certain: boolean;
  /** SHA-256, hex, of the text (as UTF-8) that the edits belong to. */
  hash: string;
  /** In the order of the text; none overlaps another. */
  edits: TextEdit[];
}

/** A repair that only the user can choose. Paths are those of the vault, with `.md`. */
export type Offer =
  /** Make the record that is missing. */
  | { kind: "create"; path: string }
  /** Leave the link's words, without the link. */
  | { kind: "unlink" }
  /** Let the link lead to this file. */
  | { kind: "retarget"; path: string }
  | { kind: "move"; path: string }
  /** Make one record of this one and these. */
  | { kind: "merge"; paths: string[] }
  /** Give a field this value. */
  | { kind: "set"; field: string; value: string | string[] }
  /** Add the file to `related`. */
  | { kind: "relate"; path: string };

export interface Issue {
  /** The same in each scan that finds the same fault. */
  id: string;
  code: Code;
  severity: Severity;
  path: string;
  message: string;
  detail: string;
  suggested_fix: string;
  /** Where in the text it is, in UTF-16 units; 0 when it is nowhere in particular. */
  at: number;
  fix?: Fix | undefined;
  offers?: readonly Offer[] | undefined;
}

/** What a rule says of a fault; `key` tells it from others of the same code in the same file. */
export interface Finding extends Omit<Issue, "id" | "path" | "at" | "detail"> {
  key: string;
  at?: number;
  detail?: string;
}

/** Makes an issue, with an id made of nothing but the fault. All of one shape: there may be very many. */
export const issueOf = (path: string, finding: Finding): Issue => ({
  id: idOf(finding.code, path, finding.key),
  code: finding.code,
  severity: finding.severity,
  path,
  message: finding.message,
  detail: finding.detail ?? "",
  suggested_fix: finding.suggested_fix,
  at: finding.at ?? 0,
  fix: finding.fix,
  offers: finding.offers,
});

const DIGITS = Buffer.from("0123456789abcdefghjkmnpqrstvwxyz", "latin1");
const scratch = Buffer.alloc(32);

/**
 * The code, and 60 bits of it with path and key (cyrb53 by bryc, public domain) in Crockford's base 32: ample to tell the
 * issues of a vault apart.
 */
function idOf(code: Code, path: string, key: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const text of [code, path, key]) {
    for (let i = 0; i <= text.length; i++) {
      // Behind each text stands what no text holds.
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
