import { anyOf, isCapitals, languageOf, leading, namedDays, sentencesOf, slice } from "@/lib/language";
import { capitalised, type FoundSpan } from "../entity";
import type { EventSources } from "./events";

/** `the winter fair on 5 December`: an event in lower case, with its day in the same sentence. */
export function datedEvents({ document, calendar, skip }: EventSources): FoundSpan[] {
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block) || !HAPPENING.test(block.text)) return [];
    return sentencesOf(block).flatMap((sentence) => {
      const match = HAPPENING.exec(sentence.text);
      const name = match?.[1];
      if (
        match === null ||
        name === undefined ||
        (!name.includes(" ") && !/^ in \p{Lu}/u.test(sentence.text.slice(match.index + match[0].length))) ||
        /^\s\p{Lu}{2,}/u.test(sentence.text.slice(match.index + match[0].length)) ||
        !namedDays(sentence.text, calendar).some(({ exact }) => exact)
      )
        return [];
      const at = match.index + match[0].length - name.length;
      const place = /[ -]/.test(name)
        ? ""
        : (/^ in \p{Lu}\p{L}+(?! \p{Lu})/u.exec(sentence.text.slice(at + name.length))?.[0] ?? "");
      const found = slice(sentence, at, at + name.length + place.length);
      return [
        {
          span: capitalised(found),
          confidence: 0.65,
        },
      ];
    });
  });
}

/** "Das Sommerfest … 22. Juni": with its day in the same line. */
export function foreignEvents({ document, calendar, skip }: EventSources): FoundSpan[] {
  const whole = languageOf(document.source.masked);
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block) || block.quoted) return [];
    // A line in Chinese characters alone may be Japanese.
    const own = languageOf(block.text);
    const language = own?.code === "zh" && whole?.code === "ja" ? whole : (own ?? whole);
    const match = language?.events?.exec(block.text);
    const name = match?.[1];
    if (match === null || match === undefined || name === undefined || isCapitals(name)) return [];
    if (!namedDays(block.text, calendar).some(({ exact, weekdayOnly }) => exact && !weekdayOnly)) return [];
    const at = match.index + match[0].indexOf(name);
    const rest = block.text.slice(at + name.length);
    // `Festival Les Embruns`, `Feria Fruit Logistics`
    const more = /\s\p{Lu}\S*$|^\S+$/u.test(name) ? (/^(?:\s\p{Lu}[\p{L}'’-]*)+/u.exec(rest)?.[0] ?? "") : "";
    const found = slice(block, at, at + name.length + (language?.nounsHaveCapitals ? 0 : more.length));
    const bare = found.text.replace(EDGES, "");
    return [{ span: capitalised({ ...found, text: bare }), confidence: 0.65 }];
  });
}

/** Words at its ends that are not part of a name: "la", "se", "en". */
const EDGES = new RegExp(
  String.raw`^${leading("the", "our")}|\s${anyOf("the", "oneself", "in", "in the", "from a day")}$`,
  "giu",
);

/** `Fortbildung "Prophylaxe-Tag" in Kassel, 29. März`: what takes place is named in quotation marks. */
export function quotedEvents({ document, calendar, skip }: EventSources): FoundSpan[] {
  return document.blocks.flatMap((block) => {
    const [all, name = ""] = QUOTED.exec(block.text) ?? [];
    if (all === undefined || skip.has(block) || block.header !== undefined || block.quoted) return [];
    if (!namedDays(block.text, calendar).some(({ exact, weekdayOnly }) => exact && !weekdayOnly)) return [];
    const at = block.text.indexOf(name, block.text.indexOf(all));
    return [{ span: slice(block, at, at + name.length), confidence: 0.65 }];
  });
}

const QUOTED = new RegExp(
  String.raw`(?<!\p{L})${anyOf("course")}(?:\s|\s(?:at|on|${anyOf("in", "in the")})\s[^.;"„“«]{2,60},\s)["„“«]\s?(\p{Lu}[^"“”„«»]{3,60}?)\s?["“”»]`,
  "u",
);

const HAPPENING =
  /\b(?:the|our|an?|this year['’]s|annual)\s+((?:[\p{L}'’-]+\s){0,2}?(?:fair|festival|gala|conference|summit|workshop|open (?:day|evening|house)|hackfest|webinar|unconference|general assembly|annual general meeting|christmas party|half marathon|marathon|boot ?camp|training day|family day|sports day|science day|field trip|concert|recital|exhibition|wedding|party|retreat|off-?site|hackathon|fundraiser|auction|parade|tournament|regatta|ceremony|graduation|barbecue|bbq|reunion|flu clinic|demo day|fireworks|bake sale|book sale|quiz night))\b(?! (?:committee|budget|plan|planning|team|notes|hall|invoice|group))/iu;
