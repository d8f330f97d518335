/**
 * The words of Markdown, without code, comments, URLs, ids of blocks and markup; links as their text. Keeps line breaks. No pattern
 * spans its own opening marker, so that hostile texts take linear time.
 */
export function plainText(markdown: string): string {
  return (DRAWING.test(markdown) ? markdown.replace(OF_DRAWINGS, "") : markdown)
    .replace(/^(```|~~~)[\s\S]*?(?:^\1[^\n]*$|(?![\s\S]))/gmu, " ")
    .replace(/<!--(?:(?!<!--)[\s\S])*?-->|%%[\s\S]*?%%/gu, " ")
    .replace(/!?\[\[([^[\]|\n]*)(?:\\?\|([^[\]\n]*))?\]\]/gu, (_, target: string, shown?: string) =>
      (shown ?? target.replace(/^.*\//u, "")).replace(/#\^?/gu, " "),
    )
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/gu, "$1")
    .replace(/ \^[\w-]+$/gmu, "")
    .replace(/https?:\/\/\S+/gu, " ")
    .replace(/<\/?[a-z][^<>\n]*>/giu, " ")
    .replace(/[`*_~#>|=]+/gu, " ")
    .replace(/[ \t]+/gu, " ")
    .trim();
}

/** Excalidraw's own words in the file of each drawing: a warning, and headings. */
const DRAWING = /^==⚠ .*⚠==/mu;
const OF_DRAWINGS = /^==⚠ .*⚠==.*$|^#+ (?:Excalidraw Data|Text Elements|Drawing)$/gmu;
