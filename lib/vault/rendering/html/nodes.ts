import type { Nodes, Root } from "mdast";

/** Every node under `root`, without recursion: documents nest as deep as they like. */
export function* nodesOf(root: Nodes): Generator<Nodes> {
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    if ("children" in node) for (const child of node.children) open.push(child);
  }
}

/** The text of a node, without its markup. */
export const textOf = (node: Nodes): string =>
  [...nodesOf(node)]
    .reverse()
    .map((each) => ("value" in each ? each.value : ""))
    .join("");

/** Replaces the children of every node that has some by what `change` makes of them, parents first. */
export function changeChildren(root: Root, change: (children: Nodes[], parent: Nodes) => Nodes[]): void {
  for (const node of nodesOf(root)) {
    if (!("children" in node)) continue;
    const children: Nodes[] = node.children;
    const changed = change(children, node);
    if (changed !== children) children.splice(0, children.length, ...changed);
  }
}
