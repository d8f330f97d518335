import { zipSync } from "fflate";
import mammoth from "mammoth";
import { type Reading, Unreadable } from "../reading";
import { unzip } from "../zip";
import { htmlToMarkdown } from "./to-markdown";

const DECODER = new TextDecoder();

/** A Word document as Markdown: headings, lists, tables, links. */
export async function readWord(bytes: Uint8Array): Promise<Reading> {
  const files = unzip(bytes, (name) => /\.(?:xml|rels)$/i.test(name));
  if (!files.has("[Content_Types].xml")) throw new Unreadable("It is no Word document: save it as .docx");
  // Entities can only be declared there, and Word never does.
  if ([...files.values()].some((xml) => DECODER.decode(xml.subarray(0, 4_000)).includes("<!DOCTYPE")))
    throw new Unreadable("It declares entities, which Word never does");
  // Only what was unpacked within the limits: the library would unpack the original without any.
  const checked = Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
  const convertImage = mammoth.images.imgElement(async () => ({ src: "" }));
  const { value } = await mammoth.convertToHtml({ buffer: checked }, { convertImage });
  const { text } = htmlToMarkdown(value);
  if (text === "") throw new Unreadable("It has no text");
  return { form: "markdown", text };
}
