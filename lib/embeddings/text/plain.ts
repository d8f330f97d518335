/**
 * The words of a record's Markdown: without code, comments, addresses and marks; links as what they show. Lines stay,
 * since parts end at them. No pattern reaches over its own beginning, so that hostile texts take no longer.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^(```|~~~)[\s\S]*?(?:^\1[^\n]*$|(?![\s\S]))/gmu, " ")
    .replace(/<!--(?:(?!<!--)[\s\S])*?-->|%%[\s\S]*?%%/gu, " ")
    .replace(/!?\[\[([^[\]|\n]*)(?:\\?\|([^[\]\n]*))?\]\]/gu, (_, target: string, shown?: string) =>
      (shown ?? target.replace(/^.*\//u, "")).replace(/#\^?/gu, " "),
    )
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/gu, "$1")
    .replace(/https?:\/\/\S+/gu, " ")
    .replace(/<\/?[a-z][^<>\n]*>/giu, " ")
    .replace(/[`*_~#>|=]+/gu, " ")
    .replace(/[ \t]+/gu, " ")
    .trim();
}
