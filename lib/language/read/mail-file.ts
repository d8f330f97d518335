import PostalMime, { type Address, type Email } from "postal-mime";
import { invalid } from "@/lib/core/errors";
import { htmlToText } from "./html";

/**
 * The decoded text of an `.eml` message: its header as `From: …` lines, a blank line, its body.
 * Undefined when the file is not a message. Throws `VALIDATION_ERROR` when the message cannot be read.
 */
export async function readMailFile(content: Uint8Array | string): Promise<string | undefined> {
  const mail = await parseMail(content);
  if (mail.from === undefined && mail.subject === undefined && mail.to === undefined) return undefined;
  const sent = mail.headerLines.find(({ key }) => key === "date")?.line;
  const header = [
    mail.from && `From: ${address(mail.from)}`,
    mail.to?.length && `To: ${mail.to.map(address).join("; ")}`,
    mail.cc?.length && `Cc: ${mail.cc.map(address).join("; ")}`,
    mail.subject && `Subject: ${oneLine(mail.subject)}`,
    sent && oneLine(sent),
    mail.attachments.length > 0 &&
      `Attachments: ${mail.attachments.map((it) => it.filename ?? it.mimeType).join("; ")}`,
  ];
  return `${header.filter(Boolean).join("\n")}\n\n${bodyOf(mail)}`;
}

async function parseMail(content: Uint8Array | string): Promise<Email> {
  try {
    return await PostalMime.parse(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalid("content", `The message cannot be read: ${reason}; export it again as .eml.`);
  }
}

function bodyOf(mail: Email): string {
  const text = mail.text?.trim() ? mail.text : htmlToText(mail.html ?? "");
  return text.replace(/\r\n?/g, "\n").replaceAll("\0", "").trim();
}

function address(it: Address): string {
  if (it.group) return `${oneLine(it.name)}: ${it.group.map(address).join("; ")}`;
  const name = oneLine(it.name ?? "");
  if (name === "" || name === it.address) return it.address ?? "";
  return `${name.includes(",") ? `"${name}"` : name} <${it.address}>`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
