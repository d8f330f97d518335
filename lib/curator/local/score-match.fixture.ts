import { isTitle, matchKey } from "@/lib/language";

export interface Expected {
  title: string;
  owner?: string | null;
  due?: string | null;
  /** The words of the note that say it, when the title is in other words. */
  from?: readonly string[];
}
export interface Found {
  title: string;
  owner: string | null;
  due: string | null;
  confidence: number;
  /** It would be written without review. */
  isSure: boolean;
}
export interface Matched {
  pairs: [Expected, Found][];
  missing: Expected[];
  wrong: Found[];
}

const MIN_OVERLAP = 0.6;
const STOP_WORDS = new Set(
  (
    "a an and are as at be been but by can do does for from had has have he her his i in into is it its me my not of on or our " +
    "she so that the their them then there these they this those to up us was we were will with you your"
  ).split(" "),
);

/** Articles and prepositions in the names of events in other languages: "Sagra del cinghiale a Pereta". */
const SMALL_WORDS = new Set([
  ...STOP_WORDS,
  ...(
    "der die das den dem des ein eine einen einem einer und im am zum zur mit von vom bei beim für le la les l un une et de du des au aux à avec chez " +
    "el los las una unos y del al con en il lo gli i di della dello dei degli delle al alla nel nella e o os as do da dos das no na com het een van met voor"
  ).split(" "),
]);

/** People, organisations, projects, locations: equal names, whatever the case, the accents and an article before them. */
export function matchByName(expected: Expected[], found: Found[]): Matched {
  return match(expected, found, (want, find) => (nameKey(want.title) === nameKey(find.title) ? 1 : 0));
}
const nameKey = (name: string): string => matchKey(name).replace(/^the (?=\S)/, "");

/** As `matchByName`; whether someone is called `Mrs Doyle` or `Doyle` is a matter of style. */
export const matchPeople = (expected: Expected[], found: Found[]): Matched =>
  match(expected, found, (want, find) => (personKey(want.title) === personKey(find.title) ? 1 : 0));

export const personKey = (name: string): string =>
  matchKey(withoutTitle(name.replace(ADDRESS, "").replace(ADDRESS_BEHIND, "")));
/** "Dra. Pachano", "Tante Yvette" */
const withoutTitle = (name: string): string => {
  const [first = "", ...rest] = name.split(/\s+/);
  return rest.length > 0 && isTitle(first) ? withoutTitle(rest.join(" ")) : name;
};
const ADDRESS =
  /^(?:(?:mr|mrs|ms|miss|dr|doktor|prof(?:\.ssa)?|professor|rev|cllr|captain|capt|colonel|col|sgt|sergeant|judge|principal|madam|madame|sister|herr|herrn|hrn?|frau|fr|mag|ing|geom|m|mme|mlle|père|padre|sra?|srta|senhora?|dona|doña|dña|tí[oa]|ti[oa]|don|suor|sig(?:\.ra)?|dott(?:\.ssa)?|avv|maestr[oa]|meneer|mevrouw|mevr|mw|dhr|adv|eng)\.?\s+)+(?=\S)/iu;
/** 王主任, 森田理事長, "Kulkarni aunty" */
const ADDRESS_BEHIND =
  /(?<=\S)(?:主任|老师|先生|女士|小姐|太太|经理|总|姐|工|理事長|会長|さん|様|\s(?:aunty|uncle))$/u;

/** Whether a project is called `Project Heron` or `Heron` is a matter of style as well. */
const matchProjects = (expected: Expected[], found: Found[]): Matched =>
  match(expected, found, (want, find) => (projectKey(want.title) === projectKey(find.title) ? 1 : 0));

const projectKey = (name: string): string =>
  matchKey(name).replace(/^(?:proje[ck]to?|projet|progetto|proyecto|projeto) (?=\S)| project$/u, "");

/** Tasks: enough of the title, and the owner when one is expected. */
export function matchTasks(expected: Expected[], found: Found[]): Matched {
  return match(expected, found, (want, find) => {
    if (want.owner && personKey(want.owner) !== personKey(find.owner ?? "")) return 0;
    return overlap(want.title, find.title);
  });
}

/** Enough of the title. */
export function matchTitles(expected: Expected[], found: Found[]): Matched {
  return match(expected, found, (want, find) => overlap(want.title, find.title));
}

export const matchDecisions = matchTitles;

/** Half of the words of an event's title may say with whom or where it is, if the name begins with the others. */
const MIN_BEGINNING = 0.5;

/**
 * An event's expectation is a title, and two readers word it differently: "Sommerfest" is the "Sommerfest der Kita". Enough of
 * it must be in what was found, or be its beginning, and most of what was found must belong to it.
 */
export function matchEvents(expected: Expected[], found: Found[]): Matched {
  return match(expected, found, (want, find) => {
    if (matchKey(want.title) === matchKey(find.title)) return 1;
    const share = overlap(want.title, find.title, SMALL_WORDS);
    const isBeginning = `${matchKey(want.title)} `.startsWith(`${matchKey(find.title)} `);
    const isEnough = share >= MIN_OVERLAP || (isBeginning && share >= MIN_BEGINNING);
    return isEnough && overlap(find.title, want.title, SMALL_WORDS) >= MIN_OVERLAP
      ? Math.max(share, MIN_OVERLAP)
      : 0;
  });
}

type Matcher = (expected: Expected[], found: Found[]) => Matched;

/** How findings of a category are compared. */
export const matcherOf = (category: string): Matcher => MATCHERS[category] ?? matchByName;

const MATCHERS: Readonly<Record<string, Matcher>> = {
  people: matchPeople,
  projects: matchProjects,
  tasks: matchTasks,
  decisions: matchDecisions,
  events: matchEvents,
};

/** Share of the expected title's content words that are in the found title. */
export function overlap(want: string, find: string, small: ReadonlySet<string> = STOP_WORDS): number {
  const wanted = contentWords(want, small);
  const there = new Set(contentWords(find, small));
  return wanted.filter((word) => there.has(word)).length / Math.max(1, wanted.length);
}

function contentWords(text: string, small: ReadonlySet<string>): string[] {
  const words = matchKey(text).split(" ").flatMap(pairsOf);
  const content = words.filter((word) => !small.has(word));
  return content.length > 0 ? content : words;
}

/** Words in Chinese or Japanese are not separated: pairs of letters are compared. */
function pairsOf(word: string): string[] {
  if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word) || word.length < 3) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

/** Pairs the best matches first; each side is used once. */
function match(
  expected: Expected[],
  found: Found[],
  score: (want: Expected, find: Found) => number,
): Matched {
  const candidates = expected
    .flatMap((want) => found.map((find) => ({ want, find, value: score(want, find) })))
    .filter(({ value }) => value >= MIN_OVERLAP)
    .sort((a, b) => b.value - a.value);
  const wanted = new Set(expected);
  const free = new Set(found);
  const pairs: [Expected, Found][] = [];
  for (const { want, find } of candidates) {
    if (!wanted.has(want) || !free.has(find)) continue;
    wanted.delete(want);
    free.delete(find);
    pairs.push([want, find]);
  }
  return { pairs, missing: [...wanted], wrong: [...free] };
}
