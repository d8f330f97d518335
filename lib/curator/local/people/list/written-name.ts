import { upperFirst } from "@/lib/core/letter-case";
import {
  isGivenName,
  isPlausibleName,
  isSurname,
  type PersonName,
  slice,
  type TextSpan,
} from "@/lib/language";
import type { NameHit } from "../hit";
import { EMAIL } from "./beside-name";

/** `Ezekiel "Zeke" Thornbury`, `Ezekiel (Zeke) Thornbury` */
export function nicknamed(chunk: TextSpan, score: number): NameHit | undefined {
  const [all = "", given = "", alias = "", surname = ""] =
    /^(\p{Lu}[\p{L}'’-]+)\s+["“„«(](\p{Lu}\p{L}{1,12})["”“»)]\s+(\p{Lu}[\p{L}'’-]+)(?=$|\s*[(,])/u.exec(
      chunk.text,
    ) ?? [];
  const name: PersonName = { words: [given, surname] };
  if (all === "" || !isPlausibleName(name)) return undefined;
  return { name, span: slice(chunk, 0, all.length), score, structured: true, alias };
}

/** `RM` of "Rosa Menon RM": the letters behind a name that are its own, by which the note names her. */
export function lettersBehind({ words }: PersonName): string | undefined {
  const letters = words.at(-1) ?? "";
  const own = words.slice(0, -1).map((word) => word[0] ?? "");
  // "Tom Hale TMH": with those of a second first name, which is not written out.
  const isLonger =
    letters.length === own.length + 1 && letters[0] === own[0] && letters.at(-1) === own.at(-1);
  const isOwn = letters === own.join("") || letters === `${own[0]}${own.at(-1)}` || isLonger;
  return own.length > 1 && /^\p{Lu}{2,4}$/u.test(letters) && isOwn ? letters : undefined;
}

/** `@anna.kovacs` spells a name. */
export function spelledName(chunk: TextSpan, score: number): NameHit | undefined {
  const [, given = "", surname = ""] = /^@?(\p{Ll}{2,})\.(\p{Ll}{2,})$/u.exec(chunk.text) ?? [];
  if (surname === "" || !isGivenName(given)) return undefined;
  return {
    name: { words: [upperFirst(given), upperFirst(surname)] },
    span: chunk,
    score: score - 0.5,
    structured: true,
  };
}

/** `Chen, Alice` and `"O'Connor, Declan" <d@x>`: the surname first. */
export function invertedName(span: TextSpan, score: number, { isListed = false } = {}): NameHit | undefined {
  const match =
    /^"?((?:(?:\p{Ll}{2,4}|VAN|VON|DER|DEN|DE|DI|DEL|DA|TE|TER)\s){0,3}\p{Lu}[\p{L}\p{M}'’-]+),\s+(\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}(?:\.|[\p{Ll}'’-]+|(?![\p{L}'’-])))?)"?\s*(<[^<>]+>|\([^()]*\))?$/u.exec(
      span.text,
    );
  const [, surname, given, rest] = match ?? [];
  if (surname === undefined || given === undefined) return undefined;
  const isSure =
    isListed ||
    /^"/.test(span.text) ||
    (surname === surname.toUpperCase() && given !== given.toUpperCase()) ||
    (isGivenName(given.split(" ")[0] ?? "") && (!isGivenName(surname) || isSurname(surname))) ||
    // `Simone, Claire (pouvoir à Odile)` are two.
    (rest !== undefined && (/^</.test(rest) || !isGivenName(surname) || isSurname(surname)));
  const name: PersonName = { words: [...given.split(/\s+/), ...surname.split(/\s+/)] };
  if (!isSure || !isPlausibleName(name)) return undefined;
  const at = span.text.indexOf(surname);
  const end = span.text.indexOf(given, at + surname.length) + given.length;
  const email = EMAIL.exec(rest ?? "")?.[0].replace(/[<>]/g, "");
  return { name, span: slice(span, at, end), score, structured: true, email, inverted: true };
}
