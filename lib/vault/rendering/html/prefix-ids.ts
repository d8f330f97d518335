import type { Element, Root } from "hast";

/** Puts a prefix before every id, and before the references to them: texts of one page do not share ids. */
export const prefixIds =
  (prefix = "") =>
  () =>
  (root: Root) => {
    if (prefix === "") return;
    const open: (Root | Element)[] = [root];
    for (let parent = open.pop(); parent; parent = open.pop())
      for (const child of parent.children) {
        if (child.type !== "element") continue;
        renamed(child, prefix);
        open.push(child);
      }
  };

function renamed({ tagName, properties }: Element, prefix: string): void {
  const { id, ariaDescribedBy, href } = properties;
  if (typeof id === "string") properties.id = prefix + id;
  if (Array.isArray(ariaDescribedBy))
    properties.ariaDescribedBy = ariaDescribedBy.map((each) => prefix + each);
  if (tagName === "a" && typeof href === "string" && href.startsWith("#"))
    properties.href = `#${prefix}${href.slice(1)}`;
}
