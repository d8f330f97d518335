import { anyOf, isCommonWord, isPlainWord, isRole } from "@/lib/language";

/** "Coordination Committee", "Online Communities Working Group", "Comisión Directiva": a part of the body that the note is of, by ordinary words. */
export function isOrgan(name: string): boolean {
  const at = ORGAN.exec(name)?.index;
  const words = at === undefined ? [] : name.slice(0, at).split(/[^\p{L}'’-]+/u);
  return at !== undefined && words.every((word) => word === "" || isOrdinary(word.replace(/['’]$/, "")));
}
const ORGAN = new RegExp(String.raw`(?:^|\s)${anyOf("organ")}$`, "iu");

const isOrdinary = (word: string): boolean =>
  isCommonWord(word) || isPlainWord(word) || isRole(word) || ABSTRACT.test(word);
/** "Coordination", "Governance", "Tooling" */
const ABSTRACT = /\p{L}{3}(?:tion|sion|ing|ance|ence|ity|ment|ship)$/iu;

/** `Victor Lu (Independent)`: that somebody belongs to none. */
export const isNobodys = (name: string): boolean =>
  /^(?:independent|individual|unaffiliated|freelance(?:r|d)?|self[- ]employed|retired|none|n\/?a|invited expert)$/iu.test(
    name,
  );

/** `STMUs`, `PEOs`: several of what the letters stand for. */
export const isPlural = (name: string): boolean => /^\p{Lu}{2,6}s$/u.test(name);
