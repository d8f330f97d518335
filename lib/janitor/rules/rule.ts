import { KvError } from "@/lib/core/errors";
import { hashOf } from "@/lib/vault";
import { editBetween } from "../edits";
import type { FileFacts, VaultFacts } from "../facts";
import type { Fix, Issue } from "../issue";
import type { ScanOptions } from "../options";

export type Rule = (vault: VaultFacts, options: ScanOptions) => Issue[];

/** The fixes of files whose text has not changed since they were made. */
const made = new WeakMap<FileFacts, Map<string, Fix | undefined>>();

/**
 * The certain fix that `repair` makes of a file's text. None when it makes none, when the text cannot be changed in
 * place (YAML's anchors and braces may forbid it), or when it has changed since the scan read it. It is kept under `key`
 * for as long as the file stays as it is, so that another scan need not read it.
 */
export function fixOf(
  vault: VaultFacts,
  file: FileFacts,
  key: string,
  repair: (text: string) => string | undefined,
): Fix | undefined {
  const kept = made.get(file) ?? new Map<string, Fix | undefined>();
  if (kept.has(key)) return kept.get(key);
  const text = vault.textOf(file);
  if (text === null) return undefined;
  const repaired = inPlace(() => repair(text));
  const isFix = repaired !== undefined && repaired !== text;
  const fix = isFix ? { certain: true, hash: hashOf(text), edits: editBetween(text, repaired) } : undefined;
  made.set(file, kept.set(key, fix));
  return fix;
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
