import { wrapField } from "@/lib/vault";
import { type Issue, issueOf } from "../issue";
import type { SuggestedFix } from "../shapes";
import type { RecordFile, ScalarField, VaultSnapshot } from "../snapshot";
import { fixOf, type Rule, shown } from "./rule";

/** A list field with a single value. */
export const fm004: Rule = (vault) =>
  vault.typedRecords
    .filter(({ record }) => record.scalars.length > 0 && !record.obstacle)
    .flatMap((file) => file.record.scalars.map((found) => scalar(vault, file, found)));

function scalar(vault: VaultSnapshot, file: RecordFile, { field, value }: ScalarField): Issue {
  const several = severalIn(value);
  const fix = several ? undefined : fixOf(vault, file, field, (before) => wrapField(before, field));
  return issueOf(file.path, {
    code: "FM004",
    severity: "warning",
    key: field,
    cause: field,
    message: `The field ${field} has one value instead of a list.`,
    detail: `Its value is ${shown(value)}.`,
    suggested_fix: several ? "Make it a list of one item, or of several" : "Make it a list",
    ...(fix && { fix }),
    ...(several && { offers: offersOf(field, String(value), several) }),
  });
}

const LINK = /^!?\[\[[^[\]]*\]\]$/;

/** `a, b` may be one name or two: the user decides. A comma in a link's target does not separate. */
function severalIn(value: unknown): string[] | undefined {
  if (typeof value !== "string" || LINK.test(value.trim()) || !/[,;\n]/.test(value.trim())) return undefined;
  return value
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const offersOf = (field: string, value: string, several: string[]): SuggestedFix[] => [
  { kind: "set", field, value: several },
  { kind: "set", field, value: [value] },
];
