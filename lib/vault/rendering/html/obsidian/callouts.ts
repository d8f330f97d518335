import type { Blockquote, Paragraph, PhrasingContent, Root } from "mdast";
import { nodesOf } from "../nodes";

/** How a callout looks, by its type; other types look like `note`. */
const LOOKS: Readonly<Record<string, Look>> = {
  tip: "success",
  hint: "success",
  important: "success",
  success: "success",
  check: "success",
  done: "success",
  question: "warning",
  help: "warning",
  faq: "warning",
  warning: "warning",
  caution: "warning",
  attention: "warning",
  failure: "danger",
  fail: "danger",
  missing: "danger",
  danger: "danger",
  error: "danger",
  bug: "danger",
  quote: "quote",
  cite: "quote",
};

export const CALLOUT_LOOKS = ["note", "success", "warning", "danger", "quote"] as const;
type Look = (typeof CALLOUT_LOOKS)[number];

/** What follows a bar is for themes: `[!info|no-icon]`. */
const HEAD = /^\[!([^\]|\n]{1,40})(?:\|[^\]\n]{0,80})?\]([+-]?)[ \t]*/;

/** `> [!warning] Title` is a box with a title; with `+` or `-` it can be closed. After line breaks are nodes. */
export const callouts = () => (root: Root) => {
  for (const node of nodesOf(root)) if (node.type === "blockquote") asCallout(node);
};

function asCallout(quote: Blockquote): void {
  const [first, ...rest] = quote.children;
  const [opening] = first?.type === "paragraph" ? first.children : [];
  if (first?.type !== "paragraph" || opening?.type !== "text") return;
  const head = HEAD.exec(opening.value);
  if (!head) return;
  const [whole, type = "", fold] = head;
  opening.value = opening.value.slice(whole.length);
  const end = first.children.findIndex(({ type }) => type === "break");
  const title = end < 0 ? first.children : first.children.slice(0, end);
  const body = end < 0 ? [] : first.children.slice(end + 1);
  quote.data = {
    hName: fold ? "details" : "div",
    hProperties: {
      dataCallout: LOOKS[type.toLowerCase()] ?? "note",
      ...(fold === "+" && { open: true }),
    },
  };
  quote.children = [
    titleOf(type, title, fold ? "summary" : "p"),
    ...(body.length > 0 ? [{ type: "paragraph" as const, children: body }] : []),
    ...rest,
  ];
}

function titleOf(type: string, given: PhrasingContent[], hName: string): Paragraph {
  const isEmpty = given.every((node) => node.type === "text" && node.value.trim() === "");
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  return { type: "paragraph", data: { hName }, children: isEmpty ? [{ type: "text", value: name }] : given };
}
