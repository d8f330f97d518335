import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { isRecordType, STATUS_BY_TYPE } from "@/lib/vault";
import type { Fix, Issue } from "../issue";
import { fixIn } from "../rules/rule";
import { isRecord, type RecordFile, type VaultSnapshot } from "../snapshot";
import { textAfter } from "./text";

const text = (what: string) =>
  z.string(`must be ${what}`).min(1, "cannot be empty").max(2_048, "is too long");

/** One fix for all issues of a group. */
export const decision = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("unlink") }),
      z.strictObject({ kind: z.literal("retarget"), path: text("a file's path") }),
      z.strictObject({ kind: z.literal("set"), field: text("a field"), value: text("a value").optional() }),
      z.strictObject({ kind: z.literal("move") }),
      z.strictObject({ kind: z.literal("relate"), path: text("a record's path") }),
    ],
    "kind must be one of unlink, retarget, set, move, relate",
  )
  .meta({ description: "What to do with each issue of the groups, instead of its safe fix" });

export type Decision = z.output<typeof decision>;

/** A decision that changes the text of each issue's file: with a value, given or offered. */
type TextDecision =
  | Exclude<Decision, { kind: "move" | "set" }>
  | (Extract<Decision, { kind: "set" }> & { value: string });

/** The fix that a decision makes for one issue; undefined if it does not suit the issue or the file has changed. */
export function fixBy(decided: Decision, vault: VaultSnapshot, issue: Issue): Fix | undefined {
  const file = vault.byPath.get(issue.path);
  const chosen = forIssue(decided, issue);
  if (!chosen || !file || !isRecord(file) || !suits(chosen, vault, file, issue)) return undefined;
  return fixIn(vault, file, (before) => textAfter(before, chosen, { vault, file, issue }));
}

/** A field without a value gets the only one that the issue offers. A move changes no text. */
function forIssue(decided: Decision, { offers = [] }: Issue): TextDecision | undefined {
  if (decided.kind === "move") return undefined;
  if (decided.kind !== "set") return decided;
  const { field, value } = decided;
  if (value !== undefined) return { ...decided, value };
  const own = offers.flatMap((offer) => (offer.kind === "set" && offer.field === field ? [offer.value] : []));
  const [only] = own;
  return own.length === 1 && typeof only === "string" ? { kind: "set", field, value: only } : undefined;
}

/** A decision may be any valid value, not only those that the issue's own offers list. */
function suits(chosen: TextDecision, vault: VaultSnapshot, file: RecordFile, issue: Issue): boolean {
  if (issue.offers?.some((offer) => isDeepStrictEqual(offer, chosen))) return true;
  switch (chosen.kind) {
    case "unlink":
      return issue.code === "LINK001";
    case "retarget":
      return (issue.code === "LINK001" || issue.code === "LINK003") && vault.byPath.has(chosen.path);
    case "set":
      return isValue(chosen, file, issue);
    case "relate":
      return false;
  }
}

function isValue(
  { field, value }: Extract<TextDecision, { kind: "set" }>,
  file: RecordFile,
  issue: Issue,
): boolean {
  if (issue.code === "FM002") return field === "type" && isRecordType(value);
  const statuses = STATUS_BY_TYPE[file.record.type] ?? [];
  return issue.code === "FM003" && field === "status" && statuses.includes(value);
}
