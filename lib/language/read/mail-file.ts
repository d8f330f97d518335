import PostalMime, { type Address, type Email } from "postal-mime";
import { invalid, KvError } from "@/lib/core/errors";
import { asWindows1252 } from "@/lib/core/windows-1252";
import { readText, withUtf8Header } from "@/lib/documents";
import { collapseWhitespace } from "../text/span";
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
    mail.subject && `Subject: ${collapseWhitespace(mail.subject)}`,
    sent && collapseWhitespace(sent),
    mail.attachments.length > 0 &&
      `Attachments: ${mail.attachments.map((it) => it.filename ?? it.mimeType).join("; ")}`,
  ];
  const text = [await invitationOf(mail), bodyOf(mail)].filter((part) => part !== "").join("\n\n");
  return asWindows1252(`${header.filter(Boolean).join("\n")}\n\n${text}`);
}

/** `Invitation: Roof review, 2026-11-24, 10:00–11:30 Europe/Berlin, Room 5`: often the text of the mail does not say when. */
async function invitationOf({ attachments }: Email): Promise<string> {
  const part = attachments.find(({ mimeType }) => /^(?:text\/calendar|application\/ics)\b/i.test(mimeType));
  if (part === undefined) return "";
  const bytes = typeof part.content === "string" ? Buffer.from(part.content) : new Uint8Array(part.content);
  const read = await readText("invitation.ics", bytes).catch((error: unknown) => {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return null;
    throw error;
  });
  const { title, text = "" } = read ?? {};
  const facts = ["Date", "Time", "Location", "Repeats", "Status"].map(
    (label) => new RegExp(`^${label}: (.+)$`, "m").exec(text)?.[1],
  );
  return title === undefined ? "" : `Invitation: ${[title, ...facts].filter(Boolean).join(", ")}`;
}

async function parseMail(content: Uint8Array | string): Promise<Email> {
  try {
    return await PostalMime.parse(typeof content === "string" ? content : withUtf8Header(content));
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
  if (it.group) return `${collapseWhitespace(it.name)}: ${it.group.map(address).join("; ")}`;
  const name = collapseWhitespace(it.name ?? "");
  if (name === "" || name === it.address) return it.address ?? "";
  return `${name.includes(",") ? `"${name}"` : name} <${it.address}>`;
}
