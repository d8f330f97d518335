import { frontmatterOf, mask, noteKindOf, readDocument } from "@/lib/language";
import type { SourceText } from "../learning";

/** Whether a record is of a meeting: by its title, or who attended. */
export function isMinutes({ name, body }: SourceText): boolean {
  const filename = `${name}.md`;
  const document = readDocument({
    filename,
    receivedAt: new Date(0),
    text: body,
    masked: mask(body, 0),
    frontmatter: frontmatterOf({ filename, content: body, receivedAt: new Date(0) }),
    markdown: true,
    title: undefined,
    isData: false,
    isPage: false,
  });
  return noteKindOf(document) === "meeting";
}
