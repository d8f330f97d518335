import type { Nodes, Root, Text } from "mdast";
import { changeChildren } from "../nodes";
import { anchorNamed } from "./anchors";

/** A tag, with at least one character that is not a digit, or a link to a heading or block of the same text. */
const LINK =
  /(?<=^|[\s(])#(?=[\p{N}_/-]*[\p{L}\p{M}\p{Extended_Pictographic}])[\p{L}\p{M}\p{N}\p{Extended_Pictographic}_/-]+|!?\[\[#([^\]|]+)(?:\|([^\]]+))?\]\]/gu;

/** Tags lead to the records that have them, and `[[#Heading]]` to its heading. */
export const textLinks = () => (root: Root) =>
  changeChildren(root, (children, parent) =>
    parent.type === "link" || parent.type === "linkReference" || !children.some(hasMark)
      ? children
      : children.flatMap((child) => (child.type === "text" ? linked(child) : [child])),
  );

const hasMark = (node: Nodes): boolean => node.type === "text" && node.value.includes("#");

function linked({ value }: Text): Nodes[] {
  const nodes: Nodes[] = [];
  let done = 0;
  for (const { 0: whole, 1: heading, 2: shown, index } of value.matchAll(LINK)) {
    const url = heading === undefined ? tagHref(whole) : `#${anchorNamed(heading)}`;
    const text = heading === undefined ? whole : (shown ?? heading.replace(/^\^/, ""));
    if (index > done) nodes.push({ type: "text", value: value.slice(done, index) });
    nodes.push({ type: "link", url, children: [{ type: "text", value: text }] });
    done = index + whole.length;
  }
  if (done < value.length) nodes.push({ type: "text", value: value.slice(done) });
  return nodes;
}

const tagHref = (tag: string): string => `/vault?q=${encodeURIComponent(`tag:${tag.slice(1)}`)}`;
