/** Markdown as one line of plain text, for a list: links by the words they show, marks and frontmatter left out. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/^---\r?\n[\s\S]*?(?:\n---\s*(?:\n|$)|$)/, "")
    .replace(/!?\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, "$1")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm, "")
    .replace(/[*_`~]{2,}|(?<!\w)[*_`](?=\w)|(?<=\w)[*_`](?!\w)/g, "")
    .replace(/\s+/g, " ")
    .trim();
