import { fromHtml } from "hast-util-from-html";

/** The readable text of an HTML message: blocks become lines, list items bullets, cells are separated by bars. */
export function htmlToText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(/<tr\b[^>]*>/gi, "\n| ")
    .replace(/<\/t[dh]\s*>/gi, " | ")
    .replace(/<br\b[^>]*>/gi, "\n")
    .replace(/<blockquote\b[^>]*>/gi, "\n\n")
    .replace(/<\/?(?:p|div|h[1-6]|ul|ol|table|blockquote|section|article|header|footer)\b[^>]*>/gi, "\n\n")
    .replace(/<[^<>]{0,5000}>/g, "");
  return decodeEntities(text)
    .replace(/[ \t\u00a0]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/(^\n*- [^\n]+)\n\n(?=- )/gm, "$1\n")
    .trim();
}

/** `&Eacute;`, `&#233;`, and what browsers make of those that HTML does not know. */
function decodeEntities(text: string): string {
  const [node] = fromHtml(text.replaceAll("<", "&lt;"), { fragment: true }).children;
  return node?.type === "text" ? node.value.replace(/[\0-\x08]/g, "") : "";
}
