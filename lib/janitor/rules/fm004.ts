import { tagItems, wrapField } from "@/lib/vault";
import { type Issue, issueOf } from "../issue";
import type { SuggestedFix } from "../shapes";
import type { RecordFile, ScalarField, VaultSnapshot } from "../snapshot";
import { fixOf, ofEach, type Rule, shown } from "./rule";

/** A list field with a single value. */
export const fm004: Rule = (vault) =>
  ofEach(
    vault.typedRecords.filter(({ record }) => record.scalars.length > 0 && !record.obstacle),
    (file) => file.record.scalars.map((found) => scalar(vault, file, found)),
  );

function scalar(vault: VaultSnapshot, file: RecordFile, { field, value }: ScalarField): Issue {
  const several = field === "tags" ? severalTags(value) : severalIn(value);
  const fix = several ? undefined : fixOf(vault, file, field, (before) => wrapField(before, field));
  return issueOf(file.path, {
    code: "FM004",
    severity: "warning",
    key: field,
    cause: field,
    message: `The field ${field} has one value instead of a list.`,
    detail: `Its value is ${shown(value)}.`,
    suggested_fix: several ? advice(field) : "Make it a list",
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

/** One text is several tags. */
function severalTags(value: unknown): string[] | undefined {
  const tags = tagItems(value).map(String);
  return tags.length > 1 ? tags : undefined;
}

const advice = (field: string): string =>
  field === "tags" ? "Make it a list of these tags" : "Make it a list of one item, or of several";

function offersOf(field: string, value: string, several: string[]): SuggestedFix[] {
  const asSeveral = { kind: "set" as const, field, value: several };
  return field === "tags" ? [asSeveral] : [asSeveral, { kind: "set", field, value: [value] }];
}
