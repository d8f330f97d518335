import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { oneLine } from "../text";

/** Parts of a page that are not its text. */
const LEFT_OUT = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "nav",
  "iframe",
  "object",
  "form",
]);
/** Only links that lead out of the vault on purpose; others would be read as links of the vault. */
const LINK = /^(?:https?:\/\/|mailto:)/i;

/** HTML as Markdown, and its title. Images become their alternative texts: nothing is loaded from elsewhere. */
export function htmlToMarkdown(html: string): { text: string; title: string | undefined } {
  const tree = fromHtml(html);
  const title = titleOf(tree);
  const mdast = toMdast({ type: "root", children: contentOf(tree.children) });
  const text = toMarkdown(mdast, { bullet: "-", rule: "-", extensions: [gfmToMarkdown()] });
  return { text: text.replaceAll("\u00a0", " ").replace(ESCAPED_AT, "@").trim(), title };
}

/** Of an address, which is one without its backslash, too. */
const ESCAPED_AT = /(?<=[\w.+-])\\@(?=[\w-]+\.)/g;

function titleOf(tree: Root): string | undefined {
  const title = find(tree, "title");
  const text = title?.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  return oneLine(text ?? "") || undefined;
}

function find(node: Nodes, name: string): Element | undefined {
  if (node.type === "element" && node.tagName === name) return node;
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

/** What of these nodes is text. */
function contentOf(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "doctype") return [];
    if (node.type !== "element") return [node];
    const { tagName, properties } = node;
    if (LEFT_OUT.has(tagName) || properties.hidden === true) return [];
    if (tagName === "img") return [{ type: "text", value: oneLine(String(properties.alt ?? "")) }];
    const children = contentOf(node.children);
    if (tagName === "a" && !LINK.test(String(properties.href ?? ""))) return children;
    const made = { ...node, children };
    return [tagName === "table" ? withHeader(made) : made];
  });
}

/** Word and many pages do not mark the first row of a table, which is its header in Markdown anyway. */
function withHeader(table: Element): Element {
  const row = find(table, "tr");
  if (row === undefined || find(table, "th") !== undefined || find(row, "table") !== undefined) return table;
  for (const cell of row.children) if (cell.type === "element" && cell.tagName === "td") cell.tagName = "th";
  return table;
}
