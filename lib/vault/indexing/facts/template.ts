import type { Split } from "../../record";
import type { Problem } from "../../shapes";

/** `{{title}}` at the start of a value: an unfilled template. YAML parses it as a map in a map. */
const TEMPLATE = /^[ \t]*(?:-[ \t]+)*(?:[^\s#:'"{[][^\n:]*:[ \t]+)?(?:\[[ \t]*)?(\{\{)/gm;

/** The first unfilled placeholder of the frontmatter. */
export function findTemplate(text: string, { start, end }: Split): Problem | undefined {
  const first = text.indexOf("{{", start);
  if (first < 0 || first >= end) return undefined;
  const yaml = text.slice(start, end);
  const match = new RegExp(TEMPLATE).exec(yaml);
  if (!match) return undefined;
  const lines = yaml.slice(0, match.index).split("\n");
  return {
    message: "The frontmatter has a template placeholder {{…}}.",
    line: lines.length + 1,
    column: match[0].length - 1,
  };
}
