import { readMailFile } from "../read/mail-file";
import { decodeText } from "./decode";
import { type Frontmatter, readFrontmatter } from "./frontmatter";
import { mask } from "./mask";

/** Characters that are searched for entities. A talk of two hours, written down, has about as many. */
export const MAX_ANALYSED = 120_000;

/** A file as it arrived in the inbox. */
export interface SourceFile {
  filename: string;
  content: Uint8Array | string;
  receivedAt: Date;
}

export interface Source {
  filename: string;
  receivedAt: Date;
  /** The whole decoded text. Every quote is a piece of it. */
  text: string;
  /** The analysed beginning of `text` with its markup blanked out, offset for offset. */
  masked: string;
  frontmatter: Frontmatter;
  markdown: boolean;
}

/**
 * Reads an inbox file.
 * @throws KvError VALIDATION_ERROR when it is not text
 */
export async function readSource(input: SourceFile): Promise<Source> {
  const { filename, content, receivedAt } = input;
  const isMail = /\.eml$/i.test(filename);
  const mail = isMail ? await readMailFile(content) : undefined;
  const text = mail ?? decodeText(content);
  const frontmatter = readFrontmatter(text);
  const analysed = text.slice(0, endOfAnalysis(text));
  const masked = mask(analysed, Math.min(frontmatter.bodyStart, analysed.length));
  return { filename, receivedAt, text, masked, frontmatter, markdown: /\.(md|markdown)$/i.test(filename) };
}

function endOfAnalysis(text: string): number {
  if (text.length <= MAX_ANALYSED) return text.length;
  const newline = text.lastIndexOf("\n", MAX_ANALYSED);
  return newline > MAX_ANALYSED / 2 ? newline : MAX_ANALYSED;
}
