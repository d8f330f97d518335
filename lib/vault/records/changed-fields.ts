import { isDeepStrictEqual } from "node:util";
import { parseRecord } from "../record";

/** Names of the fields that differ, and `body`. */
export function changedFields(before: string, after: string): string[] {
  const [old, now] = [parseRecord(before), parseRecord(after)];
  const names = new Set([...Object.keys(old.frontmatter), ...Object.keys(now.frontmatter)]);
  const changed = [...names].filter(
    (name) => !isDeepStrictEqual(fieldOf(old.frontmatter, name), fieldOf(now.frontmatter, name)),
  );
  return old.body === now.body ? changed : [...changed, "body"];
}

const fieldOf = (frontmatter: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(frontmatter, name) ? frontmatter[name] : undefined;
