import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isCode } from "@/lib/core/error-code";

/** The files below a directory that contain one of these texts. Others may use it meanwhile, so that a file is gone. */
export function filesWith(directory: string, texts: readonly string[]): string[] {
  return unlessGone(() => readdirSync(directory, { withFileTypes: true })).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return filesWith(path, texts);
    const read = entry.isFile() ? unlessGone(() => [readFileSync(path)]) : [];
    return read.some((bytes) => texts.some((text) => bytes.includes(text))) ? [path] : [];
  });
}

function unlessGone<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  }
}
