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
export const readFolders = (text: string): Record<string, string> =>
  Object.fromEntries(
    linesOf(text).map((line) => {
      const colon = line.indexOf(":");
      if (colon < 0) throw invalid("folders", `Write “${line}” as a type, a colon and a folder`);
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
