import type { Format } from "../accepted";
import type { Reading } from "../reading";
import { readCalendar } from "./calendar";
import { readCaptions } from "./captions";
import { readMailbox } from "./mailbox";
import { readPage } from "./page";
import { readPdf } from "./pdf";
import { readSlackDay, readSlackExport } from "./slack";
import { readWord } from "./word";

/** Times and days of what is read are those of a time zone. */
type Reader = (bytes: Uint8Array, timeZone: string) => Reading | Promise<Reading>;

export const READERS: Record<Exclude<Format, "Slack">, Reader> = {
  Word: readWord,
  PDF: readPdf,
  page: readPage,
  captions: readCaptions,
  calendar: readCalendar,
  mailbox: readMailbox,
};

export const readSlack: Reader = (bytes, timeZone) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b ? readSlackExport(bytes, timeZone) : readSlackDay(bytes, timeZone);
