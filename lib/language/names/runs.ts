import { TASK_VERBS } from "../english/verbs";
import { anyOf } from "../languages/vocabulary";
import { isGivenName } from "../words/lexicon";
import { isRankOnly, isSmallTitle, isTitle } from "../words/titles";
import { isBodyWord } from "./firms";
import { isInitial, isParticle, isQualification, isSuffix, type PersonName } from "./person-name";
import type { Token } from "./tokens";

/** Consecutive capitalised words that could be a name; offsets count in the block's text. */
export interface NameRun {
  name: PersonName;
  /** Positions of the first and last token, titles and suffix included. */
  first: number;
  last: number;
  start: number;
  end: number;
}

const MAX_WORDS = 6;

/** Every maximal run of name words in `tokens`, titles in front and suffixes after included. */
export function nameRuns(tokens: Token[]): NameRun[] {
  const runs: NameRun[] = [];
  let at = 0;
  while (at < tokens.length) {
    const run = runAt(tokens, at);
    if (run !== undefined) runs.push(run);
    at = run === undefined ? at + 1 : run.last + 1;
  }
  return runs;
}

const ARTICLE = new RegExp(`^${anyOf("articleOfTitle")}$`);
const TITLE_INSIDE = new RegExp(`^${anyOf("titleInside")}$`, "u");
const SMALL_TITLE = new RegExp(String.raw`^${anyOf("smallTitle")}\.?$`);
const ARTICLE_BEHIND = new RegExp(`^${anyOf("articleBehind")}$`);

function runAt(tokens: Token[], first: number): NameRun | undefined {
  // `Il Sig. Rossi`: the article is not a name.
  if (ARTICLE.test(tokens[first]?.text ?? "") && isTitleToken(tokens, first + 1)) return undefined;
  let at = first;
  let title: string | undefined;
  // "Cllr. M. Fothergill": after a title, a letter is an initial.
  while (isTitleToken(tokens, at) && !(title !== undefined && isInitial(tokens[at]?.text ?? "")))
    title = [title, tokens[at++]?.text].filter(Boolean).join(" ");
  const from = at;
  const words: string[] = [];
  while (at < tokens.length && words.length < MAX_WORDS) {
    const token = tokens[at];
    if (token === undefined || (at > first && !token.joined)) break;
    // "Il Sig. Rossi", "County Cllr. Rennick": the name begins with its title.
    const isAddress =
      /\p{L}{2}\.$/u.test(token.text) ||
      (!TASK_VERBS.has((words[0] ?? "").toLowerCase()) && TITLE_INSIDE.test(token.text));
    if (words.length > 0 && isAddress && isTitleToken(tokens, at)) break;
    if (endsBefore(words, tokens, at)) break;
    if (/^[ye]$/.test(token.text) && isBetweenTwo(words, tokens, at)) break;
    const isWord = isNameWord(token);
    if (!isWord && !((words.length > 0 || title !== undefined) && leadsToName(tokens, at))) break;
    // "Frau Lindner den Termin sagen": an article after a form of address and a name.
    if (title !== undefined && ARTICLE_BEHIND.test(token.text) && /^\p{Lu}/u.test(words.at(-1) ?? "")) break;
    // "Ludger Paschke von der Bundesanstalt": whose they are.
    if (!isWord && isBodyWord(tokens[nextCapital(tokens, at)]?.text ?? "")) break;
    words.push(token.text);
    at++;
    if (token.possessive) break;
  }
  if (words.length === 0) return undefined;
  while (words.length > 2 && isQualification(words.at(-1) ?? "")) words.pop();
  const suffix = suffixAt(tokens, at);
  const wordSuffix =
    suffix === undefined && words.length > 2 && isSuffix(words.at(-1) ?? "") ? words.pop() : undefined;
  const last = suffix?.at ?? at - 1;
  const start = tokens[first]?.start ?? 0;
  return {
    name: { title, words, suffix: suffix?.text ?? wordSuffix },
    first: title === undefined ? from : first,
    last,
    start,
    end: tokens[last]?.end ?? start,
  };
}

/** "con Amparo y Gonzalo", "Fernando y Pizarro", "Lucas Macedo e Shaíne Cardoso": two people; "José Ortega y Gasset" is one. */
function isBetweenTwo(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  const [first = "", next = ""] = [words[0], tokens[at + 1]?.text];
  if (isOnePerson(words) && (isGivenName(next) || (words.length === 1 && isGivenName(first)))) return true;
  if (words.length < 2 || !isGivenName(first)) return false;
  const behind = tokens[at + 2];
  const isInFull = behind?.joined === true && isNameWord(behind);
  return isInFull && (isGivenName(next) || (words.length === 2 && tokens[at]?.text === "e"));
}

/** Ana, or Ana Costa, beside whom another is named. */
const isOnePerson = ([first = "", ...rest]: readonly string[]): boolean =>
  rest.length === 0 || (rest.length === 1 && isGivenName(first));

/** `Lukas Prem von der Jugend`, "Vroni zum Nachwuchs", "Viola di Ottavia Brambati", `Rohbau Fa. Wachsmuth`: what follows is something else. */
function endsBefore(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  const [word = "", next = "", last = ""] = [0, 1, 2].map((step) => tokens[at + step]?.text ?? "");
  if (/^Fam?$/.test(word)) return next === ".";
  if (words.length === 0) return false;
  if (/^(?:zum|zur)$/.test(word)) return true;
  // "Mal den Gebhard Knisel fragen"
  if (/^d(?:er|ie|en|em)$/.test(word) && isGivenName(next) && !isParticle(words.at(-1) ?? "")) return true;
  // "Philibert Ouattara du GDSA"
  const body = isParticle(word) ? (tokens[nextCapital(tokens, at)]?.text ?? "") : "";
  if (/^\p{Lu}{2,}$/u.test(body) && /\p{Ll}/u.test(words.at(-1) ?? "")) return true;
  // "Wim Terpstra van Koedood": after a first name and a surname, where they are from.
  if (word === "van" && words.length > 1 && isGivenName(words[0] ?? "")) return true;
  if (/^vo[nm]$/.test(word)) return words.length > 1 && words.slice(0, 2).some(isGivenName);
  return word === "di" && isGivenName(next) && /^\p{Lu}\p{Ll}/u.test(last);
}

/** `Dr.` before a capital; a title at the end of the run (`Sister`) is a name word. */
function isTitleToken(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined || !isTitle(token.text) || token.possessive) return false;
  // "SIG Registries": a special interest group, no signore.
  if (token.text === "SIG") return false;
  // "DI 10 Uhr" is a day, (DI Nwosu) an engineer.
  if (isRankOnly(token.text) && !/^[(,:/]$|\.$/.test(tokens[at - 1]?.text ?? "")) return false;
  // "within 200 ms. Contrast matters": a unit.
  if (!token.capital && /\d$/.test(tokens[at - 1]?.text ?? "")) return false;
  if (!next.joined || !(next.capital || isParticle(next.text) || isTitle(next.text))) return false;
  return token.capital || isSmallTitle(token.text) || SMALL_TITLE.test(token.text);
}

/** `al-Hassan`, `d'Arcy`: the capital comes after the article. */
const WITH_ARTICLE = /^(?:al|el|ul|ad|an|as|ash|az|d|l|de|m)[-'’]\p{Lu}\p{L}+/u;

const isNameWord = (token: Token): boolean =>
  WITH_ARTICLE.test(token.text) ||
  (token.capital &&
    (isInitial(token.text)
      ? /^\p{Lu}\./u.test(token.text) || token.text.length === 1
      : !/\p{N}|^I['’]/u.test(token.text)) &&
    !token.text.endsWith("-"));

function nextCapital(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 4 && tokens[at]?.capital === false) at++;
  return at;
}

/** Lower-case particles before a name word: `van der Berg`. */
function leadsToName(tokens: Token[], at: number): boolean {
  for (let i = at; i < at + 3; i++) {
    const token = tokens[i];
    if (token === undefined || !token.joined) return false;
    if (i > at && isNameWord(token) && !isInitial(token.text)) return true;
    if (!isParticle(token.text) || token.capital) return false;
  }
  return false;
}

/** `, Jr.` or ` Jr.` after the name. */
function suffixAt(tokens: Token[], at: number): { text: string; at: number } | undefined {
  const comma = tokens[at]?.text === "," ? 1 : 0;
  const token = tokens[at + comma];
  if (token === undefined || !token.joined || !isSuffix(token.text) || !/^[\p{Lu}J]/u.test(token.text))
    return undefined;
  // "Carmen Ortuño, Sr. Vila" are two.
  const next = tokens[at + comma + 1];
  if (comma > 0 && next?.joined && isNameWord(next)) return undefined;
  return { text: token.text, at: at + comma };
}
