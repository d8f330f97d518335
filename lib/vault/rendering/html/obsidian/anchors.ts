import type { Nodes, Root } from "mdast";
import { nodesOf, textOf } from "../nodes";

const BLOCK_ID = /(?:^|\s)\^([A-Za-z0-9-]{1,60})$/;

/**
 * The id of a heading, as a link names it (`Heading`, `Part#Heading`, `^block`); Obsidian ignores case and punctuation, too.
 * Prefixed, so that no id is one of the page's own.
 */
export function headingAnchor(named: string): string {
  const last = named.slice(named.lastIndexOf("#") + 1);
  if (last.startsWith("^")) return blockAnchor(last.slice(1));
  const words = last.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `h-${words.join("-")}`;
}

export const blockAnchor = (id: string): string => `b-${id.toLowerCase()}`;

/** Headings, and paragraphs that end with ` ^id`, have ids; of several equal ones the first. The `^id` is not shown. */
export const anchors = () => (root: Root) => {
  const ids = new Set<string>();
  const name = (node: Nodes, id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  };
  const inOrder = [...nodesOf(root)].sort((a, b) => offsetOf(a) - offsetOf(b));
  for (const node of inOrder) {
    if (node.type === "heading") name(node, headingAnchor(textOf(node)));
    if (node.type !== "paragraph") continue;
    const last = node.children.at(-1);
    const id = last?.type === "text" ? BLOCK_ID.exec(last.value)?.[1] : undefined;
    if (id === undefined || last?.type !== "text") continue;
    last.value = last.value.replace(BLOCK_ID, "");
    name(node, blockAnchor(id));
  }
};

const offsetOf = ({ position }: Nodes): number => position?.start.offset ?? 0;
