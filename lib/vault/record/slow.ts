import { readFast } from "./fast";
import { isTooLong } from "./limits";
import { type Split, splitDocument } from "./split";

/** Characters; less YAML takes the slow parser about a tenth of a second at most. */
const MIN_CHARACTERS = 8 * 1024;

/** Whether the frontmatter can take a second to parse, and several to edit in place. */
export function hasSlowFrontmatter(
  text: string,
  { fenced, start, end }: Split = splitDocument(text),
): boolean {
  if (!fenced || end - start < MIN_CHARACTERS) return false;
  const yaml = text.slice(start, end);
  return !isTooLong(yaml) && readFast(yaml) === undefined;
}
