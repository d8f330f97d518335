import type { Block, Document, TextSpan } from "@/lib/language";
import {
  anyOf,
  bareWord,
  FAMOUS_ORGS,
  FUNCTION_WORDS,
  isBot,
  isCapitals,
  isCommonWord,
  isFormOfAddress,
  isGivenName,
  isOffice,
  isParticle,
  isTitle,
  languageOf,
  matchKey,
  type NameRun,
  nameRuns,
  ROLE_WORDS,
  SURNAME_WORDS,
  tokenise,
} from "@/lib/language";
import type { KnownIndex } from "../../known/known-index";
import { type LoneName, MIN_PERSON_SCORE } from "../hit";
import { isNoName, isWord, SIGNED, WEEKDAY } from "../ordinary";
import type { Person } from "../person";
import type { Registry } from "../registry";
import type { ShortNames } from "../short-names";
import { isActing, withoutVerb } from "./acting";
import { isCited, isInQuotes, isSpeaking } from "./context";
import { isMentioned } from "./mentioned";
import type { IsTaken } from "./prose";
import { isInSlot } from "./slots";

/** A word behind a name, other than "and": "Quorum established". */
const GOES_ON = new RegExp(String.raw`^\s(?!(?:and|${anyOf("and")})\s)\p{Ll}`, "u");

/** People with only one name in the note, who are proposed rather than written: "Mrs Ibbotson", "Gideon". */
export class SingleNames {
  /** In which "M. Ferrand" is a man, and no initial. */
  private readonly isFrench: boolean;

  constructor(
    private readonly registry: Registry,
    private readonly names: ShortNames,
    private readonly known: KnownIndex,
    private readonly document: Document,
  ) {
    this.isFrench = languageOf(document.source.masked)?.code === "fr";
  }

  /** `Present: Ann Lee, Craig`; a handle or an ordinary word is nobody, unless a first name signs with it. */
  listed(span: LoneName, isSigned = false): Person | undefined {
    const [run, ...more] = nameRuns(tokenise(span.text));
    const [word = "", initial = "", ...words] = run?.name.words ?? [];
    if (run === undefined || more.length > 0 || words.length > 0 || initial.length > 2) return undefined;
    // "L'an passé" begins with an article.
    if (SIGNED.test(word) || /^\p{L}{1,2}['’]\p{Ll}/u.test(word)) return undefined;
    if (isSigned && isGivenName(word)) return this.add(run, span);
    if (run.name.title !== undefined)
      return isAddressed(run, this.isFrench) ? this.add(run, span) : undefined;
    // The speakers of a chat have all sorts of names; "Quorum established" lists nobody.
    const isSentence = GOES_ON.test(this.document.source.text.slice(span.end, span.end + 8));
    const isGiven = isGivenName(word) && !FUNCTION_WORDS.has(bareWord(word)) && !isNoName(word);
    if (!isGiven && FAMOUS_ORGS.has(matchKey(word))) return undefined;
    if (span.isSomebody && !ROLE_WORDS.has(bareWord(word))) return this.add(run, span);
    const isName = isGiven || (!this.document.isChat && !isSentence && NAME.test(word));
    return isName && (isGiven || !isWord(word)) && !isOffice(word) ? this.add(run, span) : undefined;
  }

  /** `PB`, under no other name. */
  letters(span: TextSpan): void {
    const name = { words: [span.text] };
    this.names.add(
      this.registry.addNew({ name, span, score: MIN_PERSON_SCORE, structured: false, weak: true }),
    );
  }

  /** `Wozza`, `mbrandt`, `Coach Dee`: speakers of a chat under no other name. */
  speaker(span: TextSpan): Person | undefined {
    const [first = "", ...others] = span.text.replace(/^[@+~%&]/, "").split(/\s+/);
    const words = others.length > 0 && isTitle(first) ? others : [first, ...others];
    const [word = ""] = words;
    if (
      words.length > 2 ||
      isBot(span.text) ||
      NO_SPEAKER.test(span.text) ||
      ROLE_WORDS.has(bareWord(word)) ||
      this.names.isNameHere(word)
    )
      return undefined;
    const person = this.registry.addNew({
      name: { words },
      span,
      score: MIN_PERSON_SCORE,
      structured: false,
      weak: true,
    });
    this.names.add(person);
    return person;
  }

  /** `@mvarga`, whom nothing names in full. */
  account(span: TextSpan): Person {
    const person = this.registry.addNew({
      name: { words: [span.text] },
      span,
      score: MIN_PERSON_SCORE,
      structured: false,
      weak: true,
      handle: span.text,
    });
    this.names.add(person);
    return person;
  }

  /** Everyone whom a form of address makes a person, and first names that do something. */
  inProse(taken: IsTaken, skip: ReadonlySet<Block>): void {
    const whole = languageOf(this.document.source.masked);
    for (const block of this.document.blocks) {
      if (
        block.header !== undefined ||
        skip.has(block) ||
        this.document.isAutomated ||
        isCapitals(block.text)
      )
        continue;
      const language = languageOf(block.text) ?? whole;
      const tokens = tokenise(block.text);
      const isStory = STORY.test(this.document.source.text.slice(block.start, block.end));
      for (const run of nameRuns(tokens).map((each) => withoutVerb(tokens, each, language))) {
        const span = {
          start: block.start + run.start,
          end: block.start + run.end,
          text: block.text.slice(run.start, run.end),
        };
        const after = block.text.slice(run.end);
        const before = block.text.slice(0, run.start);
        const isSomeone = isAddressed(run, this.isFrench) || isActing(run, before, after, language);
        const isName = language?.script === undefined || HONORED.test(after);
        if (!isAddressed(run, this.isFrench) && (isStory || isNobody(before, after) || !isName)) continue;
        const isWeak =
          !isSomeone &&
          (before + after === "" ? block.form !== "item" : block.form !== "heading") &&
          (isMentioned(run, before, after, language) || this.isSpeaker(run, before, after));
        const isPlaced = !isSomeone && !isWeak && isInSlot(run, before, after, language);
        if (!isSomeone && !isWeak && !isPlaced) continue;
        if (taken(span.start, span.end) || isInQuotes(block.text, run.start, run.end)) continue;
        if (!isCited(before, after)) this.add(run, span, isWeak || isPlaced);
      }
    }
  }

  /** "Yorrick raised …", "Yorrick suggested …": a word of no language that does so more than once. */
  private isSpeaker({ name: { words, title } }: NameRun, before: string, after: string): boolean {
    const [word = "", ...more] = words;
    const begins = /(?:^|[.:]\s+)\W{0,3}$/u.test(before);
    if (
      more.length > 0 ||
      title !== undefined ||
      !begins ||
      !NAME.test(word) ||
      isWord(word) ||
      !isSpeaking(after)
    )
      return false;
    const others = new RegExp(String.raw`(?<!\p{L})${word}(?=\s)`, "gu");
    const { masked } = this.document.source;
    return (
      [...masked.matchAll(others)].filter(({ index }) =>
        isSpeaking(masked.slice(index + word.length, index + word.length + 40)),
      ).length > 1
    );
  }

  /** Only if nobody else is meant: with two Kerrs in the note or the vault, "Mr Kerr" is not a third one. */
  private add({ name }: NameRun, span: TextSpan, weak = false): Person | undefined {
    // "Frau von Hassel": the note may have her in full.
    const word = (name.title === undefined ? name.words[0] : name.words.at(-1)) ?? "";
    if (name.title === undefined && WEEKDAY.test(word)) return undefined;
    const isKnown = this.names.isNameHere(word) || this.known.hasNamesake(word);
    if (isKnown && !this.names.isNamesake(name.words)) return undefined;
    if (this.names.resolve(span.text, span) !== undefined) return undefined;
    // "We'll take Marlin", who are Marlin Charters.
    if (weak && new RegExp(`(?<!\\p{L})${word}\\s\\p{Lu}\\p{Ll}`, "u").test(this.document.source.masked))
      return undefined;
    const person = this.registry.addNew({
      name: { words: name.words },
      span,
      score: MIN_PERSON_SCORE,
      structured: false,
      weak,
    });
    this.names.add(person);
    return person;
  }
}

/** "Ary さん": in Japanese a word in Latin letters is rather a program, "Crystal を学ぶ". */
const HONORED = new RegExp(`^\\s?${anyOf("honorific")}`, "u");

/** "Reading *Middlemarch* still. Dorothea has decided …": the people of a book. */
const STORY =
  /(?<!\p{L})(?:(?:re-?)?read(?:ing|s)?|finish(?:ed|ing)|watch(?:ed|ing)?|listen(?:ed|ing)? to|novel|book|film|movie|series|episode|chapter)(?!\p{L})[^.!?\n]{0,30}(?:(?<!\*)\*\p{L}[^*\n]{2,60}\*(?!\*)|_\p{L}[^_\n]{2,60}_|“[^”\n]{3,60}”|«[^»\n]{3,60}»)/iu;

/** Behind "Eric Nantz - " is where he works, and "(Jerry)" in a name is another form of it. */
const BESIDE_FULL = /(\p{Lu}\p{Ll}+)\s\p{Lu}[\p{L}'’-]+\s[-–—]\s$/u;
const isNobody = (before: string, after: string): boolean =>
  isShop(before, after) ||
  (/^\s*$/.test(after) && isGivenName(BESIDE_FULL.exec(before)?.[1] ?? "")) ||
  (/\p{Lu}[\p{L}-]+\s["“«(]$/u.test(before) && /^["”»)]\s\p{Lu}\p{Ll}/u.test(after));

/** "sandwiches from Greta's": where one buys them. */
const isShop = (before: string, after: string): boolean =>
  /\b(?:from|at|to)\s$/i.test(before) && /^['’]s(?!\s\p{Ll})/u.test(after);

/** Speakers under an office, a kinship, a language, or a name that is not one: `You`, `FR`, `Mum`, `h01ger2`. */
const NO_SPEAKER = new RegExp(
  String.raw`^(?:you|me|system|admin|user|assistant|human|ai|chatgpt|claude|bot|everyone|everybody|all|others|several|channel|note|speaker|interviewer|moderator|unknown|server|log|info|error|warn(?:ing)?|debug|${anyOf("parent")})(?:\s?\d+)?$|[\d_]|^.{1,2}$|bot$|(?:official|support|team|group|news|app)$`,
  "iu",
);

const NAME = /^\p{Lu}\p{Ll}{3,}$|^\p{Lu}\p{Ll}+-\p{Lu}?\p{Ll}+$/u;

/** "Mrs Ibbotson"; not "Herr Vorsitzender", "Dr. No". */
function isAddressed({ name }: NameRun, isFrench: boolean): boolean {
  const title = name.title?.split(/\s+/) ?? [];
  // "Herr von Allmen", "M. Le Goff"
  const surname = name.words.at(-1) ?? "";
  const word = bareWord(surname);
  return (
    name.words.slice(0, -1).every(isParticle) &&
    surname.length > 2 &&
    // `Mme RAQUIN`; `DR NO` is no surname in capitals.
    (/\p{Ll}/u.test(surname) || isFrench || title.some((part) => /\p{Ll}/u.test(part))) &&
    title.some((part) => isFormOfAddress(part) || (isFrench && /^m\.$/i.test(part))) &&
    !FUNCTION_WORDS.has(word) &&
    (SURNAME_WORDS.has(word) || (!ROLE_WORDS.has(word) && !isCommonWord(surname)))
  );
}
