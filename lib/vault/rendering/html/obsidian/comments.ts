import type { Nodes, Root } from "mdast";
import { changeChildren, textOf } from "../nodes";

const MARK = "%%";

/** Removes what is between `%%` and `%%`, in a paragraph or over several blocks. */
export const withoutComments = () => (root: Root) => {
  root.children = outsideComments(root.children);
  changeChildren(root, (children) => (children.some(hasMark) ? withoutPairs(children) : children));
};

const hasMark = (node: Nodes): boolean => node.type === "text" && node.value.includes(MARK);

/** The blocks outside of comments that begin with a line `%%`, and end with the next one. */
function outsideComments<T extends Nodes>(blocks: readonly T[]): T[] {
  const isEdge = (block: T) => block.type === "paragraph" && textOf(block).trim() === MARK;
  const edges = blocks.flatMap((block, at) => (isEdge(block) ? [at] : []));
  // A mark that nothing closes is text.
  if (edges.length % 2 === 1) edges.pop();
  let inside = false;
  return blocks.filter((_, at) => {
    const isMark = edges.includes(at);
    if (isMark) inside = !inside;
    return !isMark && !inside;
  });
}

/** The nodes of a paragraph, without those between pairs of marks. */
function withoutPairs(nodes: readonly Nodes[]): Nodes[] {
  const pieces = nodes.flatMap((node): (Nodes | typeof MARK)[] =>
    node.type === "text" ? cut(node.value) : [node],
  );
  let left = pieces.filter((piece) => piece === MARK).length;
  let inside = false;
  const kept: Nodes[] = [];
  for (const piece of pieces) {
    if (piece !== MARK) {
      if (!inside) kept.push(piece);
      continue;
    }
    left -= 1;
    if (inside || left > 0) inside = !inside;
    else kept.push({ type: "text", value: MARK });
  }
  return kept;
}

const cut = (text: string): (Nodes | typeof MARK)[] =>
  text
    .split(MARK)
    .flatMap((value, at) => [
      ...(at > 0 ? ([MARK] as const) : []),
      ...(value ? [{ type: "text" as const, value }] : []),
    ]);
