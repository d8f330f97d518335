import type { DocumentForm } from "@/lib/documents";
import { decodeText } from "../text/decode";
import { type Frontmatter, readFrontmatter } from "../text/frontmatter";
import { mask } from "../text/mask";
import { isDataFile } from "./data-file";
import { readMailFile } from "./mail-file";

/** Characters that are searched for entities, about a transcript of two hours. */
export const MAX_ANALYSED_LENGTH = 120_000;

/** A file in the inbox. */
export interface SourceFile {
  filename: string;
  content: Uint8Array | string;
  /** What the clocks of its owner showed, as if it were UTC: its day is the one that "tomorrow" follows. */
  receivedAt: Date;
  /** The form of a text that was read from another format. */
  form?: DocumentForm | undefined;
  /** The title that the file itself has. */
  title?: string | undefined;
}

export interface SourceText {
  filename: string;
  receivedAt: Date;
  /** The whole decoded text. Every quote is a part of it. */
  text: string;
  /** The analysed beginning of `text` with its markup blanked out, offset for offset. */
  masked: string;
  frontmatter: Frontmatter;
  markdown: boolean;
  title: string | undefined;
  /** Code, a table, a log: no note. */
  isData: boolean;
  /** A web page, which is a note only when it is that of a meeting, or a mail. */
  isPage: boolean;
}

/** Reads an inbox file. Throws `VALIDATION_ERROR` when it is not text. */
export async function readSource(input: SourceFile): Promise<SourceText> {
  const { filename, content, receivedAt, form, title } = input;
  const isMail = form === undefined && /\.eml$/i.test(filename);
  const mail = isMail ? await readMailFile(content) : undefined;
  const text = mail ?? decodeText(content);
  const frontmatter = readFrontmatter(text);
  const analysed = text.slice(0, endOfAnalysis(text));
  const masked = mask(analysed, Math.min(frontmatter.textStart, analysed.length));
  const markdown = form === undefined ? /\.(md|markdown)$/i.test(filename) : form !== "text";
  const isData = form === undefined && !isMail && isDataFile(filename, text);
  const isPage = form === "page";
  return { filename, receivedAt, text, masked, frontmatter, markdown, title, isData, isPage };
}

/** The frontmatter of an inbox file; none of a mail, or of a text that was read from another format. */
export function frontmatterOf({ filename, content, form }: SourceFile): Frontmatter {
  const hasNone = form !== undefined || /\.eml$/i.test(filename);
  return readFrontmatter(hasNone ? "" : decodeText(content));
}

function endOfAnalysis(text: string): number {
  if (text.length <= MAX_ANALYSED_LENGTH) return text.length;
  const newline = text.lastIndexOf("\n", MAX_ANALYSED_LENGTH);
  return newline > MAX_ANALYSED_LENGTH / 2 ? newline : MAX_ANALYSED_LENGTH;
}
