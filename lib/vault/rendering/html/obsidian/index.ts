/** What Obsidian adds to Markdown (https://help.obsidian.md/obsidian-flavored-markdown). */
export { anchors, blockAnchor, headingAnchor } from "./anchors";
export { CALLOUT_LOOKS, callouts } from "./callouts";
export { withoutComments } from "./comments";
export { highlights } from "./highlights";
export { textLinks } from "./text-links";
