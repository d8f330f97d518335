import type { Block, Document, TextSpan } from "@/lib/language";
import {
  bareWord,
  FORMS_OF_ADDRESS,
  FUNCTION_WORDS,
  isCapitals,
  isCommonWord,
  isGivenName,
  isPlaceName,
  isPlainWord,
  type NameRun,
  nameRuns,
  PERSON_VERBS,
  ROLE_WORDS,
  SURNAME_WORDS,
  tokenise,
} from "@/lib/language";
import type { KnownIndex } from "../known/known-index";
import { isCited, isInQuotes } from "./context";
import { MIN_PERSON_SCORE } from "./hit";
import type { Person } from "./person";
import type { IsTaken } from "./prose";
import type { Registry } from "./registry";
import type { ShortNames } from "./short-names";

/** People of whom the note gives one name only, so that they are proposed and not written: "Mrs Ibbotson", "Gideon". */
export class SingleNames {
  constructor(
    private readonly registry: Registry,
    private readonly names: ShortNames,
    private readonly known: KnownIndex,
    private readonly document: Document,
  ) {}

  /** `Present: Ann Lee, Craig`; a handle or an ordinary word is nobody. */
  listed(span: TextSpan): Person | undefined {
    const [run, ...more] = nameRuns(tokenise(span.text));
    const [word = "", ...words] = run?.name.words ?? [];
    if (run === undefined || more.length > 0 || words.length > 0) return undefined;
    if (run.name.title !== undefined) return isAddressed(run) ? this.add(run, span) : undefined;
    // The speakers of a chat have all sorts of names; "Quorum established" lists nobody.
    const isSentence = /^\s\p{Ll}/u.test(this.document.source.text.slice(span.end, span.end + 2));
    const isName = this.document.isChat || isSentence ? isGivenName(word) : NAME.test(word);
    return isName && !isWord(word) ? this.add(run, span) : undefined;
  }

  /** Everyone whom a form of address makes a person, and first names that do something. */
  inProse(taken: IsTaken, skip: ReadonlySet<Block>): void {
    for (const block of this.document.blocks) {
      if (
        block.header !== undefined ||
        skip.has(block) ||
        this.document.isAutomated ||
        isCapitals(block.text)
      )
        continue;
      for (const run of nameRuns(tokenise(block.text))) {
        const span = {
          start: block.start + run.start,
          end: block.start + run.end,
          text: block.text.slice(run.start, run.end),
        };
        const after = block.text.slice(run.end);
        const isSomeone = isAddressed(run) || isActing(run, block.text.slice(0, run.start), after);
        if (!isSomeone || taken(span.start, span.end) || isInQuotes(block.text, run.start, run.end)) continue;
        if (!isCited(block.text.slice(0, run.start), after)) this.add(run, span);
      }
    }
  }

  /** Only who is nobody else: of two Kerrs of the note or of the vault, "Mr Kerr" is no third one. */
  private add({ name }: NameRun, span: TextSpan): Person | undefined {
    const [word = ""] = name.words;
    if (this.names.isNameHere(word) || this.known.hasNamesake(word)) return undefined;
    if (this.names.resolve(span.text, span) !== undefined) return undefined;
    const person = this.registry.addNew({
      name: { words: name.words },
      span,
      score: MIN_PERSON_SCORE,
      structured: false,
    });
    this.names.add(person);
    return person;
  }
}

const NAME = /^\p{Lu}\p{Ll}{3,}$|^\p{Lu}\p{Ll}+-\p{Lu}?\p{Ll}+$/u;

/** "Mrs Ibbotson"; not "Herr Vorsitzender", "Dr. No". */
function isAddressed({ name }: NameRun): boolean {
  const title = name.title?.toLowerCase().split(/\s+/) ?? [];
  const [word = "", ...more] = name.words;
  return (
    more.length === 0 &&
    word.length > 2 &&
    /\p{Ll}/u.test(word) &&
    title.some((part) => FORMS_OF_ADDRESS.has(part.replace(/\.$/, ""))) &&
    !ROLE_WORDS.has(bareWord(word)) &&
    !FUNCTION_WORDS.has(bareWord(word)) &&
    (SURNAME_WORDS.has(bareWord(word)) || !isCommonWord(word))
  );
}

/** A first name and nothing else that does something: "Gideon rang from", "Torquil (our safety officer)". */
function isActing({ name }: NameRun, before: string, after: string): boolean {
  const [word = "", ...more] = name.words;
  if (more.length > 0 || name.title !== undefined || !isGivenName(word) || isWord(word)) return false;
  const verb = /^\s(?:also |then |just |has |had |will )?(\p{Ll}+)/u.exec(after)?.[1] ?? "";
  return (
    (PERSON_VERBS.has(verb) && !STATES.test(verb)) ||
    /^\s\((?:our|my|the)\s/u.test(after) ||
    (/^[\s\d.*[\]x-]*$/.test(before) && /^(?::\s\p{Ll}|\sto\s\p{Ll})/u.test(after))
  );
}

/** "Felix is not here" */
const STATES = /^(?:is|was|are|were|has|had)$/;

const isWord = (word: string): boolean =>
  isPlainWord(word) || isCommonWord(word) || isPlaceName(word) || FUNCTION_WORDS.has(bareWord(word));
