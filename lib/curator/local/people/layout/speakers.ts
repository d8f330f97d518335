import {
  type Block,
  type Document,
  isBot,
  isGivenName,
  isPlausibleName,
  nameRuns,
  slice,
  tokenise,
} from "@/lib/language";
import type { PeopleList } from "../hit";
import { readPeopleList } from "../list/list";
import { addParticipants } from "./found";

/** The speakers of a chat, once each. */
export function addSpeaker(document: Document, block: Block, spoken: Set<string>, found: PeopleList): void {
  const { voice } = block;
  if (!document.isChat || voice?.self === undefined || voice.at === undefined || spoken.has(voice.self))
    return;
  spoken.add(voice.self);
  if (isBot(voice.self)) return;
  // `Terry Plot 19`, as one keeps a neighbour in one's contacts.
  const name = voice.self.replace(/\s\p{L}+\.?\s?\d+\p{L}?$/u, "");
  const text = document.source.text.slice(voice.at, voice.at + name.length);
  const span = { start: voice.at, end: voice.at + text.length, text };
  addParticipants(readPeopleList(span, { isPerson: true }), found);
}

/** In a chat, a message that is only a name is that of the handle: `<auroux> Camille Auroux`. */
export function addIntroduced(document: Document, block: Block, found: PeopleList): void {
  const { voice } = block;
  if (!document.isChat || voice?.self === undefined || /\s/.test(voice.self)) return;
  const lead =
    /^(?:(?:hi|hello|hey|here|present)(?: all| everyone| folks)?[,:]?\s+|i['’]?a?m\s+)/iu.exec(
      block.text,
    )?.[0].length ?? 0;
  const rest = slice(block, lead);
  const [run, ...others] = nameRuns(tokenise(rest.text));
  if (run === undefined || others.length > 0 || run.start > 0 || run.end < rest.text.length - 6) return;
  const isNamed =
    isGivenName(run.name.words[0] ?? "") ||
    run.name.words.some((word) => isAlike(word, voice.self)) ||
    run.name.words
      .map((word) => word[0])
      .join("")
      .toLowerCase() === voice.self.toLowerCase();
  if (!isPlausibleName(run.name) || !isNamed) return;
  const span = slice(rest, run.start, run.end);
  found.hits.push({ name: run.name, span, score: 4, structured: true, participant: true, alias: voice.self });
}

/** `pepperoni` and `Pepperell`: the same beginning. */
const isAlike = (word: string, handle = ""): boolean =>
  word.length >= 4 && handle.toLowerCase().startsWith(word.slice(0, 4).toLowerCase());
