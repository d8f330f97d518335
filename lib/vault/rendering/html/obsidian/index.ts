/** What Obsidian adds to Markdown (https://help.obsidian.md/obsidian-flavored-markdown). */
export { anchorNamed, anchors, blockAnchor } from "./anchors";
export { CALLOUT_LOOKS, callouts } from "./callouts";
export { withoutComments } from "./comments";
export { highlights } from "./highlights";
export { inlineFootnotes } from "./inline-footnotes";
export { formulas, MATHML_ATTRIBUTES, MATHML_ELEMENTS, singleDollars } from "./math";
export { onlyPart } from "./part";
export { textLinks } from "./text-links";
