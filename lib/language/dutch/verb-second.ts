import type { VerbSecond } from "../match/verb-second";
import { wordSet } from "../match/word-set";

/** From the stem: "stuur" → "sturen", "zet" → "zetten", "schrijf" → "schrijven", "lees" → "lezen". */
const REGULAR: VerbSecond["regular"] = [
  [/^(.*[bcdfghjklmnpqrstvwxz]|)([aeou])\2f$/u, "$1$2ven"],
  [/^(.*[bcdfghjklmnpqrstvwxz]|)([aeou])\2s$/u, "$1$2zen"],
  [/^(.*[bcdfghjklmnpqrstvwxz]|)([aeou])\2([bdgklmnprt])$/u, "$1$2$3en"],
  [/^(.*(?:ij|ei|ui|ie|oe|ou|eu))f$/u, "$1ven"],
  [/^(.*(?:ij|ei|ui|ie|oe|ou|eu|ee))s$/u, "$1zen"],
  // "regel", "lever", but "bestel"
  [/^(?!(?:be|ver|her|ont)[^aeiou]+e.$)(.*[aeiou].*[^aeiou]e[lrnm])$/u, "$1en"],
  // "nodig", "bevestig"
  [/^(.*[aeiou].*[^aeiou]ig)$/u, "$1en"],
  [/^((?:.*[bcdfghjklmnpqrstvwxz])?[aeiou])([bdfgklmnprst])$/u, "$1$2$2en"],
  [/^ga$/u, "gaan"],
  [/^doe$/u, "doen"],
  [/^(.{2,})$/u, "$1en"],
];

const DUTCH_PARTICIPLES: VerbSecond["participles"] = Object.fromEntries(
  "meld:melden schreven:schrijven zocht:zoeken kocht:kopen bracht:brengen daan:doen sloten:sluiten nomen:nemen vonden:vinden holpen:helpen trokken:trekken sneden:snijden hangen:hangen dragen:dragen sproken:spreken geven:geven lezen:lezen besproken:bespreken beschreven:beschrijven vervangen:vervangen besloten:besluiten verzonden:verzenden zonden:zenden verkocht:verkopen onderzocht:onderzoeken ondernomen:ondernemen overgenomen:overnemen"
    .split(" ")
    .map((pair) => pair.split(":")),
);

export const DUTCH_VERB_SECOND: VerbSecond = {
  subjects: { I: /^ik$/iu, you: /^(?:je|jij|jullie|u)$/iu, he: /^(?:hij|zij|ze)$/iu },
  endings: { I: [], you: [/(?<=.{2}[^t])t$/u], he: [/(?<=.[^aeiouh]|[aeo][aoe]i|^(?:ga|doe))t$/u] },
  regular: REGULAR,
  stems: [],
  modals: /^(?:kan|kun|kunt|wil|wilt|moet|zal|zul|zou|ga|gaat|mag)$/iu,
  idle: /^(?:heb|hebt|heeft|had|ben|bent|is|was|wordt|word|weet|wist|denk|denkt|dacht|vind|vindt|vond|hoop|hoopt|zie|ziet|zag|hoor|hoort|sta|staat|zit|lig|ligt|kom|komt|kwam|zeg|zegt|zei|krijg|krijgt|ken|kent|heet|woon|woont|blijf|blijft|wacht|loop|loopt|mis|mist|snap|bedoel|verwacht|twijfel|kon|moest|wilde|zou|ging|deed|doe|nam)$/iu,
  others:
    /^(?:als|dat|of|wat|hoe|wie|waar|wanneer|omdat|want|maar|en|dus|dan|ook|nog|niet|er|hem|haar|ze|het|de|die|een|nu|straks|morgen|vandaag|gisteren|hier|daar|ja|nee|even|toch|zelf|voor|met|zodat|zodra|terwijl|totdat|twee|drie|vier|alleen|samen|pas|gauw|later|mijn|onze|daarom|daarmee)$/iu,
  states: /^(?:is|zijn|was|waren|heeft|hebben|had|wordt|worden|gaat|komt|staat|ligt|mist)$/iu,
  fillers:
    /(?<!\p{L})(?:alsjeblieft|aub|svp|even|eens|toch|dan|wel|ook|gewoon|graag|mij|me|ons|jou|jullie|zelf|dus|nog even|trouwens|eigenlijk|misschien)(?!\p{L})[,]?/giu,
  prefixes: wordSet("schoon leeg rond weg heen neer thuis langs mee binnen open dicht vrij"),
  // Not "doorgenomen", "besproken": participles end as infinitives do.
  infinitive:
    /\s(?!(?:door|op|aan|af|uit|in|mee|na|over|voor|toe|bij|terug|vast)?ge(?!v|bruik|niet|loof|loven|leid)\p{Ll}{3,}en(?!\p{L})|(?:besprok|beslot|beschrev|gekoz|verschov|verzond)en(?!\p{L}))\p{Ll}{2,}(?:en|aan|ien)(?:\s(?:bij|in|op|met|voor|naar|van|over|aan|uit)\s.*)?$/u,
  marker: "te",
  and: /^en$/i,
  joins: /\sen\s(?=\p{Ll}{3,}\s)/u,
  leads: /^\W*(?:(?:en|dus|ok)\s)+/iu,
  clause: /,\s(?:of|anders|want|maar|wie|was|wanneer|waar|welke|omdat|zodat)\s/iu,
  subordinates:
    /^(?:als|dat|of|wat|hoe|wie|waar|wanneer|omdat|zodat|zodra|terwijl|totdat|nadat|voordat)(?!\p{L})/iu,
  belongs: /^(?:of|dat|wie|wat|wanneer|waar|hoe|om|welke?)(?!\p{L})/iu,
  passive: {
    must: /^(?:moet|moeten|dient|dienen)$/u,
    become: /^worden$/u,
    still: /(?<=\s)(?:nog|dringend|snel|weer|uiterlijk|te)(?=\s)/gu,
    object: [/^$/u, ""],
    endings: [/(?<=(?:^|[^aeiou])[aeiou]t)$/u, /[dt]$/u, /(?<=[dt])$/u],
  },
  participles: DUTCH_PARTICIPLES,
  takesUp: /^(?:die|dat|deze)\s(?=uit|in|op|naar|aan|met|voor|\p{Ll}+$)/u,
};
