import { QUALIFICATIONS, SUFFIXES } from "../english/role-words";
import { matchKey } from "../match/key";
import { PARTICLES } from "../words/word-lists";

/** A person's name, given names first. */
export interface PersonName {
  title?: string;
  /** Given names, particles, surname: `["Henrik", "van", "der", "Berg"]`. */
  words: string[];
  suffix?: string;
}

const INITIAL = /^\p{Lu}\.?(?:-?\p{Lu}\.)*$/u;
export const isInitial = (word: string): boolean => INITIAL.test(word);
export const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase());
/** `ACII`, in capitals: Ma and Ba are surnames. */
export const isQualification = (word: string): boolean =>
  /^\p{Lu}{2,}$|^\p{Lu}{1,2}Sc$|^CEng$/u.test(word) && QUALIFICATIONS.has(word.toLowerCase());
export const isSuffix = (word: string): boolean => SUFFIXES.has(word.toLowerCase().replace(/\./g, ""));

/** How the record is named: no title, no dot at the end. */
export function displayName(name: PersonName): string {
  const words = [...name.words, ...(name.suffix ? [name.suffix] : [])];
  return (words.length > 1 ? words.map(properCase) : words.map(alone))
    .join(" ")
    .normalize("NFC")
    .replace(/\.$/, "");
}

/** `AB`, of whom nobody knows more. */
const alone = (word: string): string => (/^\p{Lu}{2,3}$/u.test(word) ? word : properCase(word));

/** `DUPONT` → `Dupont`; `McDonald`, `JP` stay. */
function properCase(word: string): string {
  if (word.length > 1 && word === word.toUpperCase() && isParticle(word)) return word.toLowerCase();
  if (word.length < 4 || word !== word.toUpperCase() || /\./.test(word)) return word.replace(/’/g, "'");
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** The surname with its particles as one key: `vanderberg`. */
export function surnameKey(name: PersonName): string {
  const from = surnameStart(name.words);
  return matchKey(name.words.slice(from).join(" ")).replace(/ /g, "");
}

export const givenWords = (name: PersonName): string[] => name.words.slice(0, surnameStart(name.words));

function surnameStart(words: string[]): number {
  let from = words.length - 1;
  while (from > 1 && isParticle(words[from - 1] ?? "")) from--;
  return Math.max(from, words.length > 1 ? 1 : 0);
}

/** How complete the form of a name is; the fullest form becomes the record's name. */
export const fullness = (name: PersonName): number =>
  name.words.reduce((sum, word) => sum + (isInitial(word) ? 1 : 4), 0) + (name.suffix ? 1 : 0);

/**
 * Whether both can be the same person: equal surname, and given names that are equal, initials or parts of each
 * other; or the same words in another order (Li Xiaoming).
 */
export function samePerson(a: PersonName, b: PersonName): boolean {
  if (a.suffix && b.suffix && matchKey(a.suffix) !== matchKey(b.suffix)) return false;
  const wordsOf = (name: PersonName): string => name.words.map(matchKey).sort().join(" ");
  if (wordsOf(a) === wordsOf(b)) return true;
  if (surnameKey(a) !== surnameKey(b) && !doubleSurname(a, b)) return false;
  return sameGiven(givenWords(a), givenWords(b));
}

/**
 * `Ana García` is `Ana García López`, `Ana García de Vega` and `Ana García Ruiz de Vega`, `Ramón J. Guerrero` is `Ramón José Guerrero Romero`, and so is
 * `Ramón Guerrero`.
 */
function doubleSurname(a: PersonName, b: PersonName): boolean {
  const [short, long] = a.words.length < b.words.length ? [a, b] : [b, a];
  if (short.words.length < 2 || long.words.slice(0, short.words.length).some(isParticle)) return false;
  const surname = short.words.length - 1;
  if (short.words.length === 2 && long.words.length === 4 && sameOutline(short, long)) return true;
  return short.words.every((word, at) => {
    const other = long.words[at] ?? "";
    return matchKey(word) === matchKey(other) || (at < surname && isInitial(word) && sameWord(word, other));
  });
}

/** The first of two given names, and the first of two surnames. */
const sameOutline = ({ words: [given = "", surname = ""] }: PersonName, { words }: PersonName): boolean =>
  !words.some(isParticle) &&
  matchKey(given) === matchKey(words[0] ?? "") &&
  matchKey(surname) === matchKey(words[2] ?? "");

function sameGiven(a: string[], b: string[]): boolean {
  const [first = ""] = a;
  const [other = ""] = b;
  if (!sameWord(first, other)) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.slice(1).every((word) => long.slice(1).some((it) => sameWord(word, it)));
}

function sameWord(a: string, b: string): boolean {
  const [x, y] = [matchKey(a), matchKey(b)];
  if (x === y) return true;
  if (isInitial(a) || isInitial(b)) return x[0] === y[0];
  return x.split(" ")[0] === y || y.split(" ")[0] === x;
}
