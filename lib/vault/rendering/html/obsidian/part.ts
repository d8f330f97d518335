import type { Nodes, Root, RootContent } from "mdast";
import type { Part } from "../../limits";
import { MissingPart } from "../../limits";
import { nodesOf, textOf } from "../nodes";
import { blockAnchor, headingAnchor, headingsNamed } from "./anchors";

/** Keeps the section or the block that a link names, and what references refer to. After `anchors`. */
export const onlyPart = (part: Part | undefined) => () => (root: Root) => {
  if (!part) return;
  const kept = part.block === undefined ? sectionOf(root, part.heading ?? "") : blockOf(root, part.block);
  if (!kept) throw new MissingPart();
  const referred = root.children.filter(
    (node) => (node.type === "definition" || node.type === "footnoteDefinition") && !kept.includes(node),
  );
  root.children = [...kept, ...referred];
};

/** From the heading (`Part#Heading`: the first of that name below the other) to the next one that is not below it. */
function sectionOf({ children }: Root, named: string): RootContent[] | undefined {
  let [from, to] = [0, children.length];
  for (const each of headingsNamed(named)) {
    const anchor = headingAnchor(each);
    const within = children.slice(from, to);
    const at = within.findIndex((node) => node.type === "heading" && headingAnchor(textOf(node)) === anchor);
    const heading = within[at];
    if (heading?.type !== "heading") return undefined;
    const length = within
      .slice(at + 1)
      .findIndex((node) => node.type === "heading" && node.depth <= heading.depth);
    from += at;
    if (length >= 0) to = from + 1 + length;
  }
  return children.slice(from, to);
}

/** The block with the id; a list item in a list without the others. */
function blockOf(root: Root, id: string): RootContent[] | undefined {
  const anchor = blockAnchor(id);
  for (const parent of nodesOf(root)) {
    if (!("children" in parent)) continue;
    const found = (parent.children as Nodes[]).find((node) => node.data?.hProperties?.id === anchor);
    if (!found) continue;
    return [(found.type === "listItem" ? { ...parent, children: [found] } : found) as RootContent];
  }
  return undefined;
}
