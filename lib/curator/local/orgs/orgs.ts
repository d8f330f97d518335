import type { Document, Language, Phrase } from "@/lib/language";
import {
  anyIn,
  anyOf,
  domainLabels,
  isCapitals,
  isColumn,
  isFirm,
  isOfCountry,
  isOrgPiece,
  isTrade,
  languageOf,
  linkLabels,
  matchesDomain,
  type TextSpan,
} from "@/lib/language";
import type { FoundEntity } from "../extract/entity";
import { isConference } from "../extract/events/events";
import { labelledName } from "../extract/labelled";
import type { People } from "../people/people";
import { attendeeLines } from "./attendee-lines";
import { beside } from "./beside";
import { called } from "./called";
import { couldBeOrg, isPaid, isSurelyDealt, orgContext } from "./context";
import { letterhead, MEETING_OF } from "./letterhead";
import { Orgs } from "./list";
import { longerName } from "./longer-name";
import { behindDealing, isProductOf, shopName, wellKnown } from "./name";
import { isNobodys } from "./organ";
import { partsOfNames } from "./parts-of-names";
import { isPersonName, type OrgSources } from "./sources";

/** The organisations of a note: by their words, their context or their mail domain, or known to the vault. */
export function findOrgs(sources: OrgSources): FoundEntity[] {
  const orgs = new Orgs(sources.known);
  for (const { record, span } of sources.knownHits) if (record.type === "org") orgs.add(span, record.name, 1);
  for (const [phrase, kind] of sources.claims.of)
    if (
      kind === "org" &&
      phrase.block.label?.kind !== "location" &&
      !NO_PARTY.test(phrase.before) &&
      !WITH_ARTICLE.test(phrase.text) &&
      !OF_WORKS.test(phrase.after) &&
      !isHeadingOfTwo(phrase) &&
      !isForeignForm(phrase)
    )
      orgs.add(phrase, nameOf(phrase), isTrade(phrase) || isOfCountry(phrase) ? TRADE : 0.9);
  for (const span of sources.firms)
    if (!isPartOf(span, sources)) orgs.add(span, withPlacesBefore(span, sources), 0.9);
  for (const span of sources.beside) if (!isNobodys(span.text)) orgs.add(span, span.text, 0.85);
  for (const span of labelled(sources.document)) orgs.add(span, span.text, 0.85);
  const labels = domainLabels(sources.document.source.masked);
  const links = linkLabels(sources.document.source.text);
  const language = languageOf(sources.document.source.masked);
  const isPartOfName = partsOfNames(sources);
  for (const whole of sources.document.isAutomated ? [] : sources.phrases) {
    const phrase = behindDealing(whole);
    if (isClaimed(whole, sources) || isPersonName(phrase, sources.people) || isRoleCell(phrase)) continue;
    if (isProductOf(phrase) || isConference(phrase) || isNumberedEvent(phrase)) continue;
    const famous = wellKnown(phrase, language);
    if (orgs.has(phrase.text)) orgs.add(phrase, phrase.text, 0.8);
    else if (famous !== undefined) orgs.add(famous, famous.text, WELL_KNOWN);
    else if (phrase.text.length >= 3 && couldBeOrg(phrase) && matchesDomain(phrase.text, labels))
      orgs.add(phrase, phrase.text, 0.85);
    else if (isPartOfName(phrase)) continue;
    else if (isSurelyDealt(phrase)) orgs.add(phrase, shopName(phrase), 0.7, { isSaid: true });
    else if (orgContext(phrase) + afterPerson(phrase, sources.people, language) >= 1.5)
      orgs.add(phrase, shopName(phrase), 0.7);
    else if (phrase.text.length >= 5 && couldBeOrg(phrase) && matchesDomain(phrase.text, links))
      orgs.add(phrase, phrase.text, 0.6);
  }
  for (const { span, confidence, isSaid } of called(sources))
    orgs.add(span, span.text, confidence, { isSaid });
  for (const span of attendeeLines(orgs, sources)) orgs.add(span, span.text, 0.85, { isSaid: true });
  for (const phrase of beside(orgs, sources)) orgs.add(phrase, phrase.text, 0.7);
  for (const span of letterhead(sources.document, sources.people)) orgs.addTitle(span);
  return orgs.whole(({ name }) => longerName(name, sources.phrases, sources.people)?.text);
}

/** The name in a phrase, without "Firma" and, in a heading, "Minutes of the". */
function nameOf(phrase: Phrase): string {
  const name = numbered(phrase).replace(/^(?:Firma|Fa\.)\s/, "");
  return phrase.block.form === "heading" ? name.replace(MEETING_OF, "") : name;
}

/** `3rd Haverley Scout Group`: groups of scouts, companies and battalions have a number. */
const numbered = ({ before, text }: Phrase): string =>
  /(?<!\p{L})(?:Scouts?|Guides?|Cubs?|Brownies?|Rainbows?|Brigade|Battalion|Regiment|Squadron|Troop)(?!\p{L})/u.test(
    text,
  )
    ? (/(?<![\d.])\d{1,3}(?:st|nd|rd|th)\s$/.exec(before)?.[0] ?? "") + text
    : text;

/** `## Débats & Décisions`: what a section is about. */
const isHeadingOfTwo = ({ block, text }: Phrase): boolean =>
  block.form === "heading" && text.length >= block.text.length - 2 && / [&+] /.test(text) && !isFirm(text);

/** "Système de Trust": an English word after one of these is not one of their forms. */
const isForeignForm = ({ words }: Phrase): boolean =>
  words.slice(1, -1).some((word) => OF_ROMANCE.test(word)) && ENGLISH_FORMS.test(words.at(-1) ?? "");
const OF_ROMANCE = new RegExp(`^${anyIn(["fr", "es", "it", "pt"], "of", "of the")}$`, "u");
const ENGLISH_FORMS =
  /^(?:Trust|Council|Board|Committee|Society|Services?|Systems?|Group|Team|Union|Partners|Bank|Solutions)$/u;

/** The names that everyone knows are hardly ever something else. */
const WELL_KNOWN = 0.85;

/** A name and a trade, or a name and a country: what else could be called so? */
const TRADE = 0.75;

/** `Stadt Eutin, Hochbauamt`: an office of the body before it. */
const isPartOf = ({ start, text }: TextSpan, { firms, document }: OrgSources): boolean =>
  PART.test(text) && firms.some(({ end }) => /^,\s$/.test(document.source.masked.slice(end, start)));
const PART = new RegExp(String.raw`^\p{Lu}\p{Ll}*${anyOf("officeEnding")}(?!\p{L})`, "u");

/** `Marlcombe, Hallow & District Parish Council`: the places before it are of its name. */
const withPlacesBefore = ({ start, text }: TextSpan, { document }: OrgSources): string =>
  / & District\s/u.test(text)
    ? (PLACES.exec(document.source.masked.slice(Math.max(0, start - 60), start))?.[0] ?? "") + text
    : text;
const PLACES = /(?<!\S)(?:\p{Lu}[\p{L}-]+,\s){1,3}$/u;

/** "Der Dachdecker": somebody of a trade. */
const WITH_ARTICLE = new RegExp(
  String.raw`^(?:${anyIn(["de"], "the", "a")}|${anyIn(["fr", "es", "it"], "a")})\s\S+$`,
  "iu",
);

/** `Time: 18:00 · Lugar: Casa de la Cultura` is where they met; "regulated by the …" is in every signature of a bank. */
const OF_WORKS =
  /^\s(?:extension|refurbishment|renovation|rebuild|fit-?out|conversion|redevelopment)(?!\p{L})/iu;
const NO_PARTY = new RegExp(
  String.raw`(?:^|[·|,;]\s?)${anyOf("where")}:\s$|\b(?:authori[sz]ed|regulated) by (?:the )?$`,
  "iu",
);

/** "at IETF 121": a meeting, by its number. */
const isNumberedEvent = ({ text, before, after }: Phrase): boolean =>
  isCapitals(text) && /\b(?:at|for|to|during)\s$|^$/i.test(before) && /^\s\d{2,3}(?![\d.,%])/.test(after);

/** A firm by its form, or something else by its words; a barn that sends an invoice is a firm. */
function isClaimed(phrase: Phrase, { claims, firms }: OrgSources): boolean {
  if (firms.some(({ start, end }) => start < phrase.end && phrase.start < end)) return true;
  const kind = claims.of.get(phrase);
  return kind !== undefined && !(kind === "location" && isPaid(phrase));
}

/** `PGR rep` in the column of roles. */
const isRoleCell = ({ block, start }: Phrase): boolean =>
  block.cells?.some((cell) => isColumn(cell.column, "role") && cell.start <= start && start < cell.end) ===
  true;

/** `Björn Ekström from Gridline`, `Zsófia at Hydrologic`, `Mike Bishop (Nordsoft): …`. */
function afterPerson(phrase: Phrase, people: People, whole: Language | undefined): number {
  const link =
    /\s(?:from|at|of)\s(?:the\s)?$/i.exec(phrase.before) ?? speakerLink(phrase) ?? cardLink(phrase);
  if (link === null || !couldBeOrg(phrase)) return 0;
  // `Ann Lee, 16, from Hawkrigg` lives there.
  if (/\d{1,2},\sfrom\s$/.test(phrase.before)) return 0;
  // `Julia Hödl (Kassa)`: where all nouns have capitals, one is what somebody does.
  const isNoun = (languageOf(phrase.block.text) ?? whole)?.nounsHaveCapitals && phrase.words.length === 1;
  if (isNoun && !isCapitals(phrase.text) && /\($/.test(link[0])) return 0;
  const end = phrase.start - link[0].length;
  return people.within(end - 60, end + 1).some((mention) => mention.end >= end - 3) ? 1.5 : 0;
}

/** Behind the name of who speaks, before the colon or bracket, or before the end: "So, Carlton Beki, Pennine Pallets." */
const speakerLink = (phrase: Phrase): RegExpExecArray | null =>
  /^\)/.test(phrase.after)
    ? /\s\($/.exec(phrase.before)
    : /^:\s/.test(phrase.after) || (phrase.words.length > 1 && /^\s?(?:[.;)]|$)/.test(phrase.after))
      ? /,\s$/.exec(phrase.before)
      : null;

/** `**Dr. Subramaniam** - IIT Madras`: a line that begins with a name, a dash, and an affiliation. */
function cardLink(phrase: Phrase): RegExpExecArray | null {
  const isCard =
    phrase.start - phrase.block.start < 60 &&
    phrase.block.section.kind !== "actions" &&
    phrase.block.check === undefined;
  return isCard && /^\s*(?:[,.;(]|$|[-–—])/.test(phrase.after) ? /\s+[-–—]\s+$/.exec(phrase.before) : null;
}

/** `Client: Vantage Capital Partners` */
function labelled(document: Document): TextSpan[] {
  return document.blocks.flatMap((block) => {
    if (block.label?.kind !== "org" || block.text.length > 80) return [];
    const name = labelledName(block);
    return isOrgPiece(name.text) ? [name] : [];
  });
}
