/** How a text is shown: Markdown as is, text with its line breaks; a page may be no note. */
export type DocumentForm = "markdown" | "text" | "page";

/** The text of a file. */
export interface ReadText {
  form: DocumentForm;
  text: string;
  /** What the file itself says that its title is. */
  title?: string | undefined;
}

/** A file in a file: a message of a mailbox, a day of a channel. */
export interface Part {
  filename: string;
  content: Uint8Array | string;
}

/** What a file is read as; null when it is none of its format, and is kept as it is. */
export type Reading = ReadText | { parts: Part[] } | null;

/** The file cannot be read; the message is for its owner. */
export class Unreadable extends Error {
  override readonly name: string = "Unreadable";
}

/** The file is damaged, or not complete yet: a further try may read it. */
export class Damaged extends Unreadable {
  override readonly name = "Damaged";
}
