import type { Element, Nodes, Root } from "hast";
import { linkAt, type MarkedBody } from "./link-marks";

/**
 * Links of the vault become `<kv-link n>`, which the page resolves; images from elsewhere become links, since pages load
 * nothing from there; tables scroll separately; check boxes have a label; lists read from the side of their script.
 */
export const decorate = (marked: MarkedBody) => () => (root: Root) => {
  const open: (Root | Element)[] = [root];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    for (const [index, child] of parent.children.entries()) {
      if (child.type !== "element") continue;
      if (child.tagName === "input") child.properties.ariaLabel = labelOf(child, parent);
      parent.children[index] = decorated(child, marked);
      open.push(child);
    }
    keepEmbeds(parent);
  }
};

/** A paragraph with an embed can hold the blocks of another note; in other places an embed is a link. */
function keepEmbeds(parent: Root | Element): void {
  const embeds = (parent.children as Nodes[]).filter(isEmbed);
  if (embeds.length === 0 || parent.type === "root") return;
  if (parent.tagName === "p") parent.tagName = "div";
  else if (!["div", "li", "td", "blockquote", "details"].includes(parent.tagName))
    for (const { properties } of embeds) properties.inline = "";
}

const isEmbed = (node: Nodes): node is Element =>
  node.type === "element" && node.tagName === "kv-link" && node.properties.embed !== undefined;

function decorated(element: Element, marked: MarkedBody): Element {
  const { tagName, properties } = element;
  if (tagName === "a") return link(element, properties.href, marked);
  if (tagName === "img") return link(imageText(element, marked), properties.src, marked);
  if (isList(element)) properties.dir = "auto";
  if (tagName !== "table") return element;
  return {
    type: "element",
    tagName: "section",
    properties: { ariaLabel: "Table", tabIndex: 0 },
    children: [element],
  };
}

/** Bullets and boxes are at the start of the lines. An item with a box has its own side: it may be the only one in its script. */
const isList = ({ tagName, properties }: Element): boolean =>
  tagName === "ul" || tagName === "ol" || (tagName === "li" && properties.className !== undefined);

/** More of a long item need not be read out. */
const MAX_LABEL = 200;

/** The text beside a check box, without the lists and blocks that its item has. */
function labelOf({ properties }: Element, parent: Root | Element): string {
  const text = parent.children.map(textOf).join("").replace(/\s+/g, " ").trim().slice(0, MAX_LABEL);
  return text || (properties.checked ? "Done" : "To do");
}

const BLOCKS: ReadonlySet<string> = new Set([
  "ul",
  "ol",
  "p",
  "blockquote",
  "pre",
  "table",
  "section",
  "details",
  "div",
]);

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || BLOCKS.has(node.tagName)) return "";
  return node.tagName === "img" ? String(node.properties.alt ?? "") : node.children.map(textOf).join("");
}

function link(element: Element, href: unknown, marked: MarkedBody): Element {
  const number = linkAt(href, marked);
  if (number === undefined) {
    // An address that is not allowed is not rendered as a link, which would do nothing.
    const isAllowed = typeof href === "string";
    element.tagName = isAllowed ? "a" : "span";
    element.properties = isAllowed ? { ...outward(element), href } : {};
  } else {
    element.tagName = "kv-link";
    const { anchor, embed } = marked.links[number] ?? {};
    element.properties = { n: number, ...(anchor && { anchor }), ...(embed !== undefined && { embed }) };
  }
  return element;
}

/** Only the properties of footnotes are kept. */
function outward({ properties }: Element): Element["properties"] {
  const { id, ariaLabel, ariaDescribedBy, dataFootnoteRef, dataFootnoteBackref } = properties;
  return {
    id,
    ariaLabel,
    ariaDescribedBy,
    dataFootnoteRef,
    dataFootnoteBackref,
    rel: ["noopener", "noreferrer"],
  };
}

/** The words for an image: of the vault its alternative text, without a width. */
function imageText(image: Element, marked: MarkedBody): Element {
  const { alt, src } = image.properties;
  const number = linkAt(src, marked);
  const target = number === undefined ? undefined : marked.links[number]?.target;
  const named = String(alt ?? "").replace(/(?:^|\|)\d{1,4}(?:x\d{1,4})?$/, "");
  const value = target === undefined ? `Image: ${alt || src || ""}` : named || target;
  image.children = [{ type: "text", value }];
  return image;
}
