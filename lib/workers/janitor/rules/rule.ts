import { KvError } from "@/lib/core/errors";
import { hashOf } from "@/lib/vault";
import { editBetween } from "../edits";
import type { FileFacts, VaultFacts } from "../facts";
import type { Fix, Issue } from "../issue";
import type { ScanOptions } from "../options";

export type Rule = (vault: VaultFacts, options: ScanOptions) => Issue[];

/**
 * The certain fix that `repair` makes of a file's text. None when it makes none, when the text cannot be changed in
 * place (YAML's anchors and braces may forbid it), or when it has changed since the scan read it.
 */
export function fixOf(
  vault: VaultFacts,
  file: FileFacts,
  repair: (text: string) => string | undefined,
): Fix | undefined {
  const text = vault.textOf(file);
  const repaired = text === null ? undefined : inPlace(() => repair(text));
  if (text === null || repaired === undefined || repaired === text) return undefined;
  return { certain: true, hash: hashOf(text), edits: editBetween(text, repaired) };
}

function inPlace(repair: () => string | undefined): string | undefined {
  try {
    return repair();
  } catch (error) {
    if (error instanceof KvError) return undefined;
    throw error;
  }
}

/** A field's value as a user would say it, shortened. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? `"${value}"` : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
