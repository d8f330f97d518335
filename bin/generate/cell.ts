/** A text as a cell of a table in Markdown. */
export const cellOf = (text: unknown): string =>
  String(text ?? "")
    .replaceAll("|", "\\|")
    .replaceAll("\n", " ");
