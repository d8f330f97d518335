import { wrapField } from "@/lib/vault";
import type { RecordFile, ScalarField, VaultFacts } from "../facts";
import { type Issue, issueOf, type Offer } from "../issue";
import { fixOf, type Rule, shown } from "./rule";

/** A field that holds a list by the schema, and one value by its text. */
export const fm004: Rule = (vault) =>
  vault.records
    .filter(({ record }) => !record.obstacle)
    .flatMap((file) => file.record.scalars.map((found) => scalar(vault, file, found)));

function scalar(vault: VaultFacts, file: RecordFile, { field, value }: ScalarField): Issue {
  const several = severalIn(value);
  const fix = several ? undefined : fixOf(vault, file, field, (before) => wrapField(before, field));
  return issueOf(file.path, {
    code: "FM004",
    severity: "warning",
    key: field,
    message: `The field ${field} holds one value instead of a list.`,
    detail: `Its value is ${shown(value)}.`,
    suggested_fix: several ? "Make it a list: of one, or of several" : "Make it a list of one",
    ...(fix && { fix }),
    ...(several && { offers: offersOf(field, String(value), several) }),
  });
}

const LINK = /^!?\[\[[^[\]]*\]\]$/;

/** `a, b` may be one name or two: only the user knows. The comma in a link's target parts nothing. */
function severalIn(value: unknown): string[] | undefined {
  if (typeof value !== "string" || LINK.test(value.trim()) || !/[,;\n]/.test(value.trim())) return undefined;
  return value
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const offersOf = (field: string, value: string, several: string[]): Offer[] => [
  { kind: "set", field, value: several },
  { kind: "set", field, value: [value] },
];
