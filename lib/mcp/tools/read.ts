import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import {
  findHeading,
  type Outline,
  type RecordDetail,
  readOutline,
  readRecord,
  splitDocument,
} from "@/lib/vault";
import { listed, oneLine, paragraph, quotedText } from "../text/lines";
import { defineTool } from "./tool";

/** About 2,000 tokens. */
const DEFAULT_CHARACTERS = 8_000;
const MAX_CHARACTERS = 40_000;
const MAX_LINKS = 20;
const MAX_HEADINGS = 60;

export const read = defineTool({
  name: "read",
  title: "Read a record",
  description:
    "The Markdown of a record with its links and backlinks. A long one comes in parts, with an outline: name a section, or " +
    "read on from an offset.",
  operations: [readRecord],
  input: z.strictObject({
    path: readRecord.input.shape.path,
    section: z
      .array(z.string())
      .min(1)
      .optional()
      .meta({ description: "Only the section of this heading, after headings above it as far as needed" }),
    offset: z.int().min(0).default(0).meta({ description: "Where to begin, in characters" }),
    max_characters: z.int().min(100).max(MAX_CHARACTERS).default(DEFAULT_CHARACTERS),
  }),
  run: async (ctx, { path, section, offset, max_characters }) => {
    const record = await readRecord(ctx, { path });
    const isLong = record.raw.length > max_characters;
    const { bodyStart } = splitDocument(record.raw);
    const outline =
      isLong || section !== undefined
        ? await readOutline(ctx.account.id, record.raw.slice(bodyStart), "section")
        : undefined;
    const whole = section && outline ? sectionOf(record, bodyStart, outline, section) : record.raw;
    if (offset > 0 && offset >= whole.length)
      throw invalid("offset", `must be below ${whole.length}, the length of the text`);
    const end = endOfPart(whole, offset + max_characters);
    const text = whole.slice(offset, end).toWellFormed();
    return paragraph(
      headOf(record),
      isLong && outline && section === undefined && offset === 0 && outlineText(outline),
      quotedText(text),
      end < whole.length && `Characters ${offset} to ${end} of ${whole.length}: read on with offset ${end}`,
    );
  },
});

/** Where a part of a text ends that is to end at `limit`: never within a character of two units, such as an emoji. */
function endOfPart(text: string, limit: number): number {
  const isWithin =
    /[\ud800-\udbff]/.test(text.charAt(limit - 1)) && /[\udc00-\udfff]/.test(text.charAt(limit));
  return isWithin ? limit - 1 : Math.min(limit, text.length);
}

function sectionOf(record: RecordDetail, bodyStart: number, outline: Outline, section: string[]): string {
  const { start, end } = findHeading(outline, section, "section");
  return record.raw.slice(bodyStart + start, bodyStart + end);
}

function headOf({ path, type, etag, raw, links, backlinks, problem }: RecordDetail): string {
  const to = new Set(
    links.map((link) => (link.path === null ? `${oneLine(link.target)} (broken)` : link.path)),
  );
  const from = new Set(backlinks.map((link) => link.path));
  return paragraph(
    `${path} (${type ?? "untyped"}, ${raw.length} characters, etag ${etag})`,
    problem && `Its frontmatter cannot be read: line ${problem.line}: ${oneLine(problem.message)}`,
    to.size > 0 && `Links to: ${listed([...to], MAX_LINKS)}`,
    from.size > 0 && `Linked from: ${listed([...from], MAX_LINKS)}`,
  );
}

/** The headings of a long record, with the length of each section. */
function outlineText({ headings }: Outline): string {
  if (headings.length === 0) return "";
  const lines = headings
    .slice(0, MAX_HEADINGS)
    .map(
      ({ text, depth, start, end }) =>
        `${"#".repeat(depth)} ${oneLine(text, 100)} (${end - start} characters)`,
    );
  const more = headings.length > MAX_HEADINGS && `and ${headings.length - MAX_HEADINGS} more headings`;
  return paragraph("Outline:", ...lines, more);
}
