import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const MONO = "var(--font-mono)";

/** The look of the editor, in the colors of the page; they change with the theme. */
const look = EditorView.theme({
  "&": { backgroundColor: "var(--surface)", color: "var(--ink)", fontSize: "0.9375rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.65" },
  ".cm-content": { padding: "1rem", minHeight: "20rem", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0", unicodeBidi: "plaintext" },
  ".cm-cursor": { borderLeftColor: "var(--accent)" },
  "@media (prefers-reduced-motion: reduce)": {
    ".cm-cursorLayer": { animation: "none !important" },
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--accent-soft)",
  },
  ".cm-placeholder": { color: "var(--muted)" },
  ".cm-tooltip": {
    border: "1px solid var(--line-strong)",
    borderRadius: "0.375rem",
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", maxHeight: "18rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.25rem 0.625rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--accent-soft)",
    color: "var(--ink)",
  },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "600" },
  ".cm-completionDetail": { color: "var(--muted)", fontStyle: "normal", marginLeft: "0.75rem" },
});

const marks = HighlightStyle.define([
  { tag: tags.heading1, fontWeight: "650", fontSize: "1.3em" },
  { tag: tags.heading2, fontWeight: "650", fontSize: "1.15em" },
  { tag: tags.heading, fontWeight: "650" },
  { tag: tags.strong, fontWeight: "650" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: [tags.link, tags.url], color: "var(--accent)" },
  { tag: tags.monospace, fontFamily: MONO, fontSize: "0.92em" },
  { tag: tags.quote, color: "var(--muted)" },
  {
    tag: [tags.processingInstruction, tags.contentSeparator, tags.meta, tags.comment],
    color: "var(--muted)",
  },
]);

export const theme = [look, syntaxHighlighting(marks)];
