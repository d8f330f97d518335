import type { Reading } from "../reading";
import { textOfBytes } from "../text";
import { htmlToMarkdown } from "./to-markdown";

/** A web page as Markdown; one without text is kept as it is. */
export function readPage(bytes: Uint8Array): Reading {
  const { text, title } = htmlToMarkdown(textOfBytes(bytes));
  return text === "" ? null : { form: "page", text, title };
}
