import type { ListItem, Root } from "mdast";
import { nodesOf } from "./nodes";

/** A task without a text yet (`- [ ] `) has its box as well, as in Obsidian; to GFM it is an item with the text `[ ]`. */
export const emptyTasks = () => (root: Root) => {
  for (const node of nodesOf(root)) {
    const mark = node.type === "listItem" ? markOf(node) : undefined;
    if (node.type !== "listItem" || mark === undefined) continue;
    node.checked = mark !== "[ ]";
    node.children.shift();
  }
};

/** The brackets that are the whole text of an item; of others, such as escaped ones, nothing. */
function markOf({ children: [first] }: ListItem): string | undefined {
  const [text, ...others] = first?.type === "paragraph" ? first.children : [];
  if (text?.type !== "text" || others.length > 0 || !/^\[[ xX]\]$/.test(text.value)) return undefined;
  const { start, end } = text.position ?? {};
  return Number(end?.offset) - Number(start?.offset) === text.value.length ? text.value : undefined;
}
