import { hashOf } from "@/lib/vault";
import { editBetween } from "../edits";
import type { FileFacts, VaultFacts } from "../facts";
import type { Fix, Issue } from "../issue";
import type { ScanOptions } from "../options";

export type Rule = (vault: VaultFacts, options: ScanOptions) => Issue[];

/**
 * The certain fix that `repair` makes of a file's text; none when it makes none, or when the text has changed since the
 * scan read it.
 */
export function fixOf(
  vault: VaultFacts,
  file: FileFacts,
  repair: (text: string) => string | undefined,
): Fix | undefined {
  const text = vault.textOf(file);
  const repaired = text === null ? undefined : repair(text);
  if (text === null || repaired === undefined || repaired === text) return undefined;
  return { certain: true, hash: hashOf(text), edits: editBetween(text, repaired) };
}

/** A field's value as a user would say it, shortened. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? `"${value}"` : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
