import { invalid } from "@/lib/core/errors";
import { entryLines, USUAL_STYLE } from "./emit";
import { checkKey, toJson } from "./json";
import { isTooLong, MAX_FRONTMATTER_BYTES } from "./limits";

/**
 * The text of a new record. `parseRecord` returns exactly these values and this body.
 * Throws `VALIDATION_ERROR` for values that JSON cannot hold, and when the frontmatter grows too long.
 */
export function renderRecord(frontmatter: Readonly<Record<string, unknown>>, body: string): string {
  const lines = Object.entries(frontmatter)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => entryLines(checkKey(key), toJson(value, `fields.${key}`), 0, USUAL_STYLE));
  const yaml = lines.map((line) => `${line}\n`).join("");
  assertFrontmatterSize(yaml);
  return `---\n${yaml}---\n${body === "" ? "" : `\n${body}`}`;
}

export function assertFrontmatterSize(yaml: string): void {
  if (!isTooLong(yaml)) return;
  throw invalid(
    "fields",
    `All fields together can have at most ${MAX_FRONTMATTER_BYTES / 1024} KiB of text.`,
  );
}
