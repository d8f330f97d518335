/** Markdown as one line of plain text, for a list: links by the words they show, marks left out. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, "$1")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm, "")
    .replace(/[*_`~]{2,}|(?<!\w)[*_`](?=\w)|(?<=\w)[*_`](?!\w)/g, "")
    .replace(/\s+/g, " ")
    .trim();
