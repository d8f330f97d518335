import type { Element, ElementContent, Root } from "hast";

const lineCount = (text: string): number => text.split("\n").length;

/**
 * Check boxes of tasks have the line of the body that they are in, from 1, as `data-line`, so that a page can tick
 * them. None has one where the Markdown that is parsed has other lines than the body.
 */
export const taskLines = (body: string, parsed: string) => () => (root: Root) => {
  if (lineCount(body) !== lineCount(parsed)) return;
  const open: (Root | Element)[] = [root];
  for (let parent = open.pop(); parent; parent = open.pop())
    for (const child of parent.children) {
      if (child.type !== "element") continue;
      const line = child.tagName === "li" ? child.position?.start.line : undefined;
      const box = line === undefined ? undefined : boxOf(child);
      if (box) box.properties.dataLine = line;
      open.push(child);
    }
};

/** The check box of an item itself, not of items in it. */
function boxOf({ children }: Element): Element | undefined {
  const first = children.find(isElement);
  if (first?.tagName === "p") return boxOf(first);
  return first?.tagName === "input" ? first : undefined;
}

const isElement = (node: ElementContent): node is Element => node.type === "element";
