import { upperFirst } from "@/lib/core/letter-case";
import { checkName } from "@/lib/vault";
import { anyOf } from "../languages/vocabulary";

const MAX_TITLE_LENGTH = 140;

/** A statement as a record name: one line, no markup, no full stop, at most 140 characters, cut between clauses or words. */
export function titleOf(text: string): string {
  const line = text
    .replace(/\s+/g, " ")
    .replace(/(?<=\s)w\/\s?(?=\p{L})/giu, "with ")
    .replace(/(?<=\s)re:\s+/gu, "re ")
    .replace(/(?<=\p{L}):\s+(?=\S)/gu, " - ")
    .replace(/^[\s,;:.–—>»*•：、，-]+/, "")
    .replace(/\s+([,.;:!?)])/g, "$1")
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(/(?:\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f))+$/u, "")
    .replace(/(?<![\s,;:.!–—-])[\s,;:.!–—-]+$/, "")
    .trim();
  return safeName(capitalise(shorten(line)));
}

/** Whether a text can be a title: a letter or a mark says nothing. */
export const saysSomething = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The closest valid record name to `text`. Empty when nothing is left. */
export function safeName(text: string): string {
  const check = checkName(text.replace(/\s+/g, " ").trim());
  if (check.ok) return check.name;
  return /[\p{L}\p{N}]/u.test(text) ? check.suggestion : "";
}

function shorten(line: string): string {
  if (line.length <= MAX_TITLE_LENGTH) return line;
  const clause =
    /^.{30,140}?(?=\s*(?:;|\.\s|\s[–—]\s|, (?:so|because|since|which|but|as|and then)\b|\s\())/u.exec(
      line,
    )?.[0];
  if (clause !== undefined) return clause;
  const cut = line.slice(0, MAX_TITLE_LENGTH);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_TITLE_LENGTH / 2));
  return JOINED.exec(whole)?.[0] ?? whole;
}

/** Up to the last clause that is joined on, rather than within it: "… over the work and then give the". */
const JOINED = new RegExp(
  String.raw`^.{60,}(?=,?\s(?:and|or|so that|which|because|while|if|when|${anyOf("and")})\s)`,
  "iu",
);

const capitalise = (line: string): string =>
  /^\p{Ll}[\p{Ll}'’]*(?:\s|$|,|-)/u.test(line) ? upperFirst(line) : line;
