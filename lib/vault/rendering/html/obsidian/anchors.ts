import type { Nodes, Paragraph, Root } from "mdast";
import { nodesOf, textOf } from "../nodes";

const BLOCK_ID = /(?:^|\s)\^([A-Za-z0-9-]{1,60})$/;

/**
 * The id of a heading, by its text. Like Obsidian, ignores case and punctuation. Prefixed, so that no id is one of the page's
 * own.
 */
export function headingAnchor(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `h-${words.join("-")}`;
}

/** The headings that a link names: `Part#Heading`. A `#` after a blank is of a heading: `Issue #12`. */
export const headingsNamed = (named: string): string[] =>
  named.split(/(?<!\s)#/).filter((name) => name.trim() !== "");

/** The id of what a link names: `Heading`, `Part#Heading`, `^block`. */
export function anchorNamed(named: string): string {
  const last = headingsNamed(named).at(-1) ?? "";
  return last.startsWith("^") ? blockAnchor(last.slice(1)) : headingAnchor(last);
}

export const blockAnchor = (id: string): string => `b-${id.toLowerCase()}`;

interface Place {
  node: Nodes;
  parent: Nodes;
  /** The sibling before it. */
  before: Nodes | undefined;
}

/**
 * Headings have ids, and blocks that end with ` ^id`, or with a paragraph `^id` after them; of several equal ones the
 * first. The `^id` is not shown.
 */
export const anchors = () => (root: Root) => {
  const ids = new Set<string>();
  const name = (node: Nodes, id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  };
  for (const { node, parent, before } of placesOf(root)) {
    if (node.type === "heading") name(node, headingAnchor(textOf(node)));
    const id = node.type === "paragraph" ? takeBlockId(node) : undefined;
    if (node.type !== "paragraph" || id === undefined) continue;
    const isAlone = node.children.every((child) => child.type === "text" && child.value === "");
    // The paragraph of a list item is not an element in HTML.
    const own = parent.type === "listItem" && before === undefined ? parent : node;
    name(isAlone && before ? before : own, blockAnchor(id));
    if (isAlone && before && "children" in parent)
      parent.children.splice(parent.children.indexOf(node as never), 1);
  }
};

/** The id at the end of a paragraph, which is removed from it. */
function takeBlockId({ children }: Paragraph): string | undefined {
  const last = children.at(-1);
  const id = last?.type === "text" ? BLOCK_ID.exec(last.value)?.[1] : undefined;
  if (last?.type === "text" && id !== undefined) last.value = last.value.replace(BLOCK_ID, "");
  return id;
}

/** All nodes in the order of the text. */
const placesOf = (root: Root): Place[] =>
  [...nodesOf(root)]
    .flatMap((parent): Place[] =>
      "children" in parent
        ? parent.children.map((node, at) => ({ node, parent, before: parent.children[at - 1] }))
        : [],
    )
    .sort((a, b) => offsetOf(a.node) - offsetOf(b.node));

const offsetOf = ({ position }: Nodes): number => position?.start.offset ?? 0;
