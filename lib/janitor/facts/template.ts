import type { Problem, Split } from "@/lib/vault";

/** `{{title}}` where a value begins: a template that was copied and never filled in. To YAML it is a map in a map. */
const TEMPLATE = /^[ \t]*(?:-[ \t]+)*(?:[^\s#:'"{[][^\n:]*:[ \t]+)?(?:\[[ \t]*)?(\{\{)/gm;

/** The first value of the frontmatter that a template left unfilled. */
export function findTemplate(text: string, { start, end }: Split): Problem | undefined {
  const first = text.indexOf("{{", start);
  if (first < 0 || first >= end) return undefined;
  const yaml = text.slice(start, end);
  const match = new RegExp(TEMPLATE).exec(yaml);
  if (!match) return undefined;
  const lines = yaml.slice(0, match.index).split("\n");
  return {
    message: "The frontmatter holds a template's {{…}} that was never filled in.",
    line: lines.length + 1,
    column: match[0].length - 1,
  };
}
