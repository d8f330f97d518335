import { CORE_SCHEMA, load } from "js-yaml";
import type { Image, Link, Node, Parent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/**
 * The targets of the links of a note, in the order of its text, by Obsidian's documentation: a second reader, which shares
 * no code with the index. Frontmatter is read by another YAML parser, and Markdown by a parser of CommonMark.
 */
export function targetsOf(text: string): string[] {
  const known = read.get(text);
  if (known) return known;
  const [, yaml = "", body = text.replace(/^\ufeff/, "")] = FRONTMATTER.exec(text) ?? [];
  const found = [...inFrontmatter(yaml), ...inBody(body)];
  read.set(text, found);
  return found;
}

const FRONTMATTER = /^\ufeff?---[ \t]*\r?\n(?:(.*?\n)??---[ \t]*(?:\r?\n|$))(.*)$/s;

const read = new Map<string, string[]>();

const WIKI = /\[\[([^[\]\r\n|]*)(?:\|((?:(?!\[\[|\]\])[^\r\n])*))?\]\]/g;

/** What a link leads to: without heading, block and the backslash before a bar in a table. */
const wikiTarget = (inner: string): string => (inner.split("#")[0] ?? "").replace(/\\+$/, "").trim();

const wikiTargets = (text: string): string[] =>
  [...text.matchAll(WIKI)].map(([, inner = ""]) => wikiTarget(inner)).filter((target) => target !== "");

function inFrontmatter(yaml: string): string[] {
  try {
    return valuesOf(load(yaml, { schema: CORE_SCHEMA })).flatMap(wikiTargets);
  } catch {
    return wikiTargets(yaml);
  }
}

/** Every text in a value; `[[x]]` without quotes is a list in a list to YAML. */
function valuesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) {
    const [inner] = value;
    const isLink = value.length === 1 && Array.isArray(inner) && inner.length === 1;
    return isLink && !Array.isArray(inner[0]) && typeof inner[0] !== "object"
      ? [`[[${String(inner[0])}]]`]
      : value.flatMap(valuesOf);
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}

interface Found {
  at: number;
  target: string;
}

const markdown = unified().use(remarkParse).use(remarkGfm);

function inBody(body: string): string[] {
  const found: Found[] = [];
  let text = body;
  const hide = (from: number, to: number) => {
    text = text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
  };
  visit(markdown.parse(body), (node) => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type === "code" || node.type === "inlineCode" || node.type === "html") hide(from, to);
    if (node.type !== "link" && node.type !== "image") return;
    const target = addressOf(node as Link | Image);
    // `[a][b]` and bare addresses have no parentheses.
    if (target === undefined || body[to - 1] !== ")") return;
    found.push({ at: from, target });
  });
  for (const match of text.matchAll(WIKI)) {
    const target = wikiTarget(match[1] ?? "");
    if (target !== "") found.push({ at: match.index, target });
  }
  return found.sort((a, b) => a.at - b.at).map(({ target }) => target);
}

/** The file that a Markdown link names; undefined for an address of the web, and a heading of the same note. */
function addressOf({ url }: Link | Image): string | undefined {
  const [path = ""] = url.split("#");
  if (path === "" || /^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith("//")) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function visit(node: Node, each: (node: Node) => void): void {
  each(node);
  for (const child of (node as Parent).children ?? []) visit(child, each);
}
