import type { Block, Document, Phrase } from "@/lib/language";
import { isPlaceName, isPlainWord, matchKey, slice, type TextSpan } from "@/lib/language";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import type { People } from "../people/people";
import type { Claims } from "./claims";
import { collect } from "./collect";
import type { FoundEntity } from "./entity";

const TOWARDS =
  /\b(?:in|to|at|from|near|around|outside|via|through|visit(?:ing)?|towards?|leaving|reach(?:ing)?|between|trip to|flight to|based in|and|or|,)\s+(?:the\s+)?$/i;

export interface PlaceSources {
  document: Document;
  phrases: Phrase[];
  claims: Claims;
  known: KnownIndex;
  knownHits: KnownHit[];
  people: People;
  /** Signatures, where a town is only an address. */
  skip: ReadonlySet<Block>;
}

/** Buildings and streets by their words; towns and countries where something happens in them or moves there. */
export function findPlaces(sources: PlaceSources): FoundEntity[] {
  const spans: { span: TextSpan; confidence: number }[] = [];
  for (const { record, span } of sources.knownHits)
    if (record.type === "location") spans.push({ span: { ...span, text: record.name }, confidence: 1 });
  for (const [phrase, kind] of sources.claims.of)
    if (kind === "location" && !sources.skip.has(phrase.block) && isPlace(phrase))
      spans.push({ span: phrase, confidence: 0.75 });
  for (const block of sources.document.blocks) {
    if (block.label?.kind !== "location") continue;
    const name = slice(block, 0, /[,;(]|\s[-–—]\s/.exec(block.text)?.index ?? block.text.length);
    if (/^[\p{Lu}\p{Lo}]/u.test(name.text) && name.text.length <= 60 && !ONLINE.test(name.text))
      spans.push({ span: name, confidence: 0.7 });
  }
  for (const phrase of sources.phrases)
    if (!sources.skip.has(phrase.block) && isTown(phrase, sources))
      spans.push({ span: phrase, confidence: 0.7 });
  return collect("location", spans, sources.known);
}

/** Streets are places anywhere; halls and farms where one is, goes or comes from. */
const isPlace = (phrase: Phrase): boolean =>
  STREET.test(phrase.text) || TOWARDS.test(phrase.before) || /\b(?:the|our|at)\s+$/i.test(phrase.before);

const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|square|boulevard|terrace|crescent|close|quay|row|stra(?:ß|ss)e|platz|rue .*|calle .*|via .*|piazza .*)$/i;

const ONLINE =
  /\b(?:zoom|teams|meet|skype|webex|online|remote|virtual|phone|call|video|hybrid|slack|discord)\b/i;

function isTown(phrase: Phrase, { claims, people }: PlaceSources): boolean {
  if (
    claims.of.has(phrase) ||
    !isPlaceName(phrase.text) ||
    people.within(phrase.start, phrase.end).length > 0
  )
    return false;
  if (matchKey(phrase.text).length < 4 || (isPlainWord(phrase.text) && phrase.initial)) return false;
  return (
    TOWARDS.test(phrase.before) &&
    !/\b(?:registered|incorporated|made|born) (?:office )?in\s+$/i.test(phrase.before) &&
    !/^\s*(?:Registered|VAT|Company (?:No|Reg))/.test(phrase.block.text)
  );
}
