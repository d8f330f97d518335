import type { RecordContent } from "@/lib/vault";

/** The body, without a first heading that only repeats the name, and without frontmatter that could not be read. */
export function textOf({ body, name, problem }: Pick<RecordContent, "body" | "name" | "problem">): string {
  const text = (problem ? withoutFrontmatter(body) : body).trimStart();
  const end = text.indexOf("\n");
  const first = end < 0 ? text : text.slice(0, end);
  const isTitle = first.startsWith("# ") && first.slice(2).trim() === name;
  return (isTitle ? text.slice(first.length) : text).trim();
}

const withoutFrontmatter = (body: string): string =>
  body.replace(/^\uFEFF?---\r?\n[\s\S]*?(?:\n---[ \t]*(?:\r?\n|$)|$)/, "");
