/** A node of a Markdown tree, as far as the plugins of this folder read it. */
export interface MarkdownNode {
  type: string;
  depth?: number;
  value?: string;
  children?: MarkdownNode[];
}

/** A remark plugin that keeps the line breaks of a paragraph, as Obsidian does by default. */
export const lineBreaks = () => addBreaks;

function addBreaks(node: MarkdownNode): void {
  node.children = node.children?.flatMap((child) => (child.type === "text" ? linesOf(child) : child));
  for (const child of node.children ?? []) addBreaks(child);
}

function linesOf(text: MarkdownNode): MarkdownNode[] {
  const [first = "", ...rest] = (text.value ?? "").split(/[ \t]*\r?\n/);
  return [
    { ...text, value: first },
    ...rest.flatMap((value) => [{ type: "break" }, { type: "text", value }]),
  ].filter(({ type, value }) => type === "break" || value !== "");
}
