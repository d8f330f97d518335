import { type Block, bareWord, daysIn, EVENT_WORDS, overlaps, writtenDays } from "@/lib/language";

/** When something in a block takes place. */
export interface When {
  /** The days that it names: offsets in the block. */
  days: readonly { start: number; end: number }[];
  hasHour: boolean;
}

const KNOWN = new WeakMap<Block, When>();
const HOUR = /\d\s?(?:[:.h]\s?\d\d|h|uhr|[ap]\.?m|時|点)(?!\p{L})/iu;

export function whenOf(block: Block): When {
  const known = KNOWN.get(block);
  if (known !== undefined) return known;
  const written = writtenDays(block.text);
  const others = daysIn(block.text).filter((day) => !overlaps(day, written));
  const days = [...written, ...others].sort((a, b) => a.start - b.start);
  const when = { days, hasHour: HOUR.test(block.text) };
  KNOWN.set(block, when);
  return when;
}

/** Words that events are called by, or end with, in any language. */
const HAPPENING =
  /(?:fair|festival|conference|summit|workshop|party|dinner|supper|lunch|evening|night|concert|exhibition|trip|tour|visit|walk|run|race|sale|swap|tasting|screening|assembly|meeting|social|do|training|refresher|course|clinic|school|review|inspection|wedding|birthday|\d0th|ceremony|agm|egm|meetup|retreat|offsite|away day|\bday|weekend|week|camp|match|final|regatta|stall|quiz|disco|barbecue|bbq|show|expo|con|talk|lecture|rehearsal|launch|opening|fest|feier|markt|messe|versammlung|tagung|sitzung|abend|ausflug|fahrt|lauf|umzug|schulung|fortbildung|konzert|ausstellung|turnier|freizeit|empfang|basar|zug|treffen|tour|fête|soirée|repas|salon|foire|tournoi|stage|sortie|voyage|spectacle|vernissage|assemblée|kermesse|portes ouvertes|journée|galette|mariage|fiesta|feria|jornadas?|cena|comida|torneo|encuentro|excursión|boda|semana|marcha|concierto|junta|congreso|taller|sagra|festa|fiera|mostra|cena|gita|mercatino|convegno|torneo|matrimonio|concerto|corso|arraial|feira|jantar|encontro|torneio|casamento|feest|borrel|markt|open dag|tentoonstelling|toernooi|kamp|uitje|bruiloft|祭り?|まつり|フェア|セール|大会|合宿|訓練|展|会|节|節|讲座|考试|运动会|音楽会|バザー|旅行)(?!\p{L}{3})/iu;

const MAX_KNOWN = 4_000;
const KNOWN_WORDS = new Map<string, boolean>();

/** Does a word of the name say that something takes place? */
export const isHappening = (name: string): boolean => name.split(/\s+/).some(isHappeningWord);

function isHappeningWord(word: string): boolean {
  const known = KNOWN_WORDS.get(word);
  if (known !== undefined) return known;
  const isOne = HAPPENING.test(word) || EVENT_WORDS.has(bareWord(word));
  if (KNOWN_WORDS.size >= MAX_KNOWN) KNOWN_WORDS.clear();
  KNOWN_WORDS.set(word, isOne);
  return isOne;
}
