import { isDeepStrictEqual } from "node:util";
import { editText, nameKey, parseRecord, replaceWord } from "@/lib/vault";
import type { Issue } from "../issue";
import { goalOf, linkAt, retargeted } from "../rules/broken/spell";
import { linkText, unlinked } from "../rules/broken/unlink";
import type { SuggestedFix } from "../shapes";
import type { RecordFile, VaultSnapshot } from "../snapshot";

const TEXT_FIXES = ["unlink", "retarget", "set", "relate"] as const;

/** Suggested fixes that change only the text of the issue's file. */
export type TextFix = Extract<SuggestedFix, { kind: (typeof TEXT_FIXES)[number] }>;

/** An issue with the record that has it. */
export interface Subject {
  vault: VaultSnapshot;
  file: RecordFile;
  issue: Issue;
}

export const isTextFix = (offer: SuggestedFix): offer is TextFix =>
  TEXT_FIXES.some((kind) => kind === offer.kind);

/** The text after the fix; undefined if the fix would change anything else. */
export function textAfter(text: string, offer: TextFix, { vault, file, issue }: Subject): string | undefined {
  switch (offer.kind) {
    case "unlink":
      return unlinked(text, issue.at) ?? plain(text, issue.at);
    case "retarget":
      return retargetedTo(text, offer.path, { vault, file, issue });
    case "set":
      return withField(text, offer.field, offer.value);
    case "relate":
      return edited(text, { append: { related: [vault.newLink(file.path, offer.path)] } });
  }
}

/** Undefined if the result would be invalid YAML. */
function retargetedTo(text: string, path: string, { vault, file, issue }: Subject): string | undefined {
  const target = linkAt(text, issue.at)?.target;
  if (target === undefined) return undefined;
  try {
    const shown = isAlias(vault, path, target);
    return retargeted(text, issue.at, goalOf(vault, path, { target, source: file, shown }));
  } catch {
    return undefined;
  }
}

/** Whether the record is also called so: then the words stay, as in the safe fix. */
function isAlias(vault: VaultSnapshot, path: string, target: string): boolean {
  const aliases = vault.byPath.get(path)?.record?.aliases ?? [];
  return aliases.some((alias) => nameKey(alias.trim()) === nameKey(target));
}

/** Replaces a word within its quotes; any other value is rewritten. */
function withField(text: string, field: string, value: string | string[]): string | undefined {
  const replaced = typeof value === "string" ? replaceWord(text, field, value) : undefined;
  return replaced ?? edited(text, { set: { [field]: value } });
}

/** Replaces a link in a field with its text; the other fields must stay the same. */
function plain(text: string, start: number): string | undefined {
  const link = linkAt(text, start);
  if (!link || link.relation === "body") return undefined;
  const result = text.slice(0, link.from) + linkText(text, link) + text.slice(link.to);
  const [before, after] = [parseRecord(text), parseRecord(result)];
  const [was, is] = [before.frontmatter, after.frontmatter].map((fields) => ({
    ...Object.fromEntries(Object.entries(fields).filter(([field]) => field !== link.relation)),
  }));
  return before.problem || after.problem || !isDeepStrictEqual(was, is) ? undefined : result;
}

function edited(text: string, patch: Parameters<typeof editText>[1]): string | undefined {
  try {
    return editText(text, patch).text;
  } catch {
    return undefined; // the field has an anchor or a map, which cannot be replaced alone
  }
}
