import { getDocumentProxy } from "unpdf";
import { MAX_PAGES, MAX_TEXT_LENGTH } from "../limits";
import { Damaged, type Reading, Unreadable } from "../reading";
import { oneLine } from "../text";
import { type PlacedText, textOfPage } from "./pdf-lines";

/** The text of a PDF, with its lines and paragraphs; what is only in images is not read. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  const pdf = await getDocumentProxy(bytes).catch((error: unknown) => {
    throw unreadable(error);
  });
  if (pdf.numPages > MAX_PAGES)
    throw new Unreadable(`It has ${pdf.numPages} pages; up to ${MAX_PAGES} are read: split it`);
  const pages: string[] = [];
  for (let number = 1, length = 0; number <= pdf.numPages && length < MAX_TEXT_LENGTH; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = textOfPage(items.flatMap((item) => ("str" in item ? [placed(item)] : [])));
    length += text.length;
    if (text !== "") pages.push(text);
    page.cleanup();
  }
  if (pages.length === 0) throw new Unreadable("It has no text, only images: recognize its text (OCR) first");
  return { form: "text", text: pages.join("\n\n"), title: await titleOf(pdf) };
}

const placed = (item: {
  str: string;
  height: number;
  transform: unknown[];
  hasEOL: boolean;
}): PlacedText => ({
  text: item.str,
  top: Number(item.transform[5]),
  height: item.height,
  endsLine: item.hasEOL,
});

/** What programs write that know no better is no title. */
async function titleOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string | undefined> {
  const { info } = await pdf.getMetadata();
  const title = "Title" in info && typeof info.Title === "string" ? oneLine(info.Title) : "";
  return /\p{L}{2}/u.test(title) && !/^(?:untitled|microsoft word)|\.\w{2,5}$/i.test(title)
    ? title
    : undefined;
}

const unreadable = (error: unknown): Unreadable =>
  error instanceof Error && error.name === "PasswordException"
    ? new Unreadable("It is protected by a password: save it without one")
    : new Damaged("It is damaged or no PDF: save it again");
