/** A file that cannot be a record or a link target, and why. */
export interface SkippedFile {
  /** Relative to the root; bytes that are not UTF-8 are U+FFFD. */
  path: string;
  /** A sentence. */
  reason: string;
}

export const UNREADABLE_FOLDER = "The folder cannot be read.";
export const NOT_UTF8 = "The name is not UTF-8.";
export const NOT_REGULAR = "It is not a regular file.";
export const UNREADABLE_FILE = "The file cannot be read.";

/** Why a visible Markdown file is not a record, from its name alone; undefined for other files. */
export const extensionProblem = (path: string): string | undefined =>
  /\.(?:md|markdown)$/i.test(path) && !path.endsWith(".md")
    ? "The extension of a record is .md in lower case."
    : undefined;
