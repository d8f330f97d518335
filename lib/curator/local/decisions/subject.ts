import { lowerFirst } from "@/lib/core/letter-case";
import { anyOf, type Block, SUBJECTLESS, type TextSpan } from "@/lib/language";

const MAX_SUBJECT = 60;
/** `0311/26`, `2.`, `TOP 4` before what a line or heading is about. */
const NUMBER = new RegExp(
  String.raw`^\W*(?:${anyOf("agendaItem")}\s)?[\d./-]+[.):]?\s+|^${anyOf("numeral")}[、.．]\s*`,
  "iu",
);

/** "Reporté au printemps" below "Élagage du tilleul", "RESOLVED: no objection" after an application: with what it is about. */
export function withSubject(title: string, block: Block, previous: TextSpan | undefined): string {
  if (!SUBJECTLESS.test(title)) return title;
  const about = [previous?.text, block.section.title]
    .map((text = "") =>
      text
        .replace(NUMBER, "")
        .replace(/[.!:。]\s*$/u, "")
        .trim(),
    )
    .find((text) => text.length > 1 && text.length <= MAX_SUBJECT);
  return about === undefined ? title : `${about}: ${lowerFirst(title)}`;
}
