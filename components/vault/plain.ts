/** Markdown as one line of plain text: links by their text or name, headings followed by a colon. */
export const plain = (markdown: string): string =>
  withoutLinks(markdown.replace(/^---\r?\n[\s\S]*?(?:\n---\s*(?:\n|$)|$)/, ""))
    .replace(/^[ \t]*(?:```|~~~).*$/gm, "")
    .replace(
      /^[ \t]*#{1,6}[ \t]+(.*?)[ \t]*([.:!?]?)[ \t]*(?:\r?\n|$)/gm,
      (_, title, end) => `${title}${end || ":"} `,
    )
    .replace(/^[ \t]*(?:(?:>|[-*+]|\d+[.)])[ \t]+)+(?:\[[ xX]\][ \t]+)?/gm, "")
    .replace(/[*_`~]{2,}|(?<!\w)[*_`](?=\w)|(?<=\w)[*_`](?!\w)/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/:$/, "");

/** Links as text: `[[person/Alice Chen]]` is `Alice Chen`. */
export const withoutLinks = (markdown: string): string =>
  markdown
    .replace(/!?\[\[(?:[^\]|\n]*\|)([^\]\n]*)\]\]/g, "$1")
    .replace(/!?\[\[(?:[^\]|\n]*\/)?([^\]|\n]*)\]\]/g, "$1")
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, "$1");
