import { invalid } from "@/lib/core/errors";
import type { readVaultSettings } from "@/lib/vault";

export type FormSettings = Awaited<ReturnType<typeof readVaultSettings>>;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const readIgnore = linesOf;

/** Lines such as `person: People`. Throws `VALIDATION_ERROR`. */
export function readFolders(text: string): Record<string, string> {
  const folders = new Map<string, string>();
  for (const line of linesOf(text)) {
    const colon = line.indexOf(":");
    if (colon < 0) throw invalid("type_folders", `Write “${line}” as a type, a colon and a folder`);
    const type = line.slice(0, colon).trim();
    if (folders.has(type)) throw invalid("type_folders", `A type has one folder: choose one for ${type}`);
    folders.set(type, line.slice(colon + 1).trim());
  }
  return Object.fromEntries(folders);
}
