import type { VerbSecond } from "../match/verb-second";
import { wordSet } from "../match/word-set";

const NOUN = String.raw`\p{Lu}[\p{L}\p{N}'’-]+`;
const ADJECTIVES = String.raw`(?:\p{Ll}+(?:e|en|er|es|em)\s|\d+\s)*`;
const GENITIVE = String.raw`(?:\s(?:des|der)\s${ADJECTIVES}${NOUN}(?=\s.*\s\p{Ll}+$))?`;

const GERMAN_PARTICIPLES: VerbSecond["participles"] = Object.fromEntries(
  "strichen:streichen schrieben:schreiben sprochen:sprechen nommen:nehmen zogen:ziehen worfen:werfen funden:finden bracht:bringen holfen:helfen troffen:treffen schlossen:schließen bunden:binden tan:tun wiesen:weisen liehen:leihen schnitten:schneiden schoben:schieben flogen:fliegen sandt:senden hoben:heben gossen:gießen stiegen:steigen boten:bieten messen:messen gessen:essen rissen:reißen schliffen:schleifen besprochen:besprechen beschrieben:beschreiben beschlossen:beschließen verschoben:verschieben verschrieben:verschreiben unterschrieben:unterschreiben übernommen:übernehmen entschieden:entscheiden unterbrochen:unterbrechen verliehen:verleihen bezogen:beziehen überwiesen:überweisen"
    .split(" ")
    .map((pair) => pair.split(":")),
);

export const GERMAN_VERB_SECOND: VerbSecond = {
  subjects: { I: /^ich$/iu, you: /^(?:du|ihr)$/iu, he: /^(?:er|sie)$/iu },
  endings: {
    I: [/(?<=.{2})e$/u],
    you: [/(?<=lies|ss|[ßzx])t$/u, /(?<=.{2})e?st$/u, /(?<=.[dt])et$/u, /(?<=.{2})t$/u],
    he: [/(?<=.[dtnm])et$/u, /(?<=.{2})t$/u],
  },
  isInflected: true,
  // "reservier", "samml", "liefer", "schick"
  regular: [
    [/(ier)$/u, "$1en"],
    [/([^aeiouäöülhr\s])l$/u, "$1eln"],
    [/((?<![ie])e[lr])$/u, "$1n"],
    [/^tu$/u, "tun"],
    [/^(.{2,})$/u, "$1en"],
  ],
  stems: (
    [
      ["nimm", "nehm"],
      ["gib", "geb"],
      ["sprich", "sprech"],
      ["triff", "treff"],
      ["hilf", "helf"],
      ["wirf", "werf"],
      ["lies", "les"],
      ["sieh", "seh"],
      ["iss", "ess"],
      ["fähr", "fahr"],
      ["träg", "trag"],
      ["schläg", "schlag"],
      ["läs", "lass"],
      ["läss", "lass"],
      ["läuf", "lauf"],
      ["häl", "halt"],
      ["hält", "halt"],
      ["läd", "lad"],
      ["wäsch", "wasch"],
      ["bäck", "back"],
      ["fäng", "fang"],
      ["gräb", "grab"],
    ] as const
  ).map(([changed, stem]) => [new RegExp(`${changed}$`, "u"), stem] as const),
  modals:
    /^(?:kann|kannst|könnt|könnte|könntest|könntet|will|willst|wollt|muss|musst|müsst|soll|sollst|sollt|sollte|solltest|darf|darfst|möchte|möchtest|magst|mögt|werd|werde|wirst|werdet|wird|würd|würde|würdest)$/iu,
  idle: /^(?:hab|habe|hast|habt|hat|hatte|hattest|hattet|hätt|hätte|hättest|bin|bist|seid|ist|war|warst|wart|wäre?|wärst|wurde|weiß|weiss|weißt|weisst|wisst|wusste|glaube?|glaubst|denke?|denkst|denkt|dachte|finde?|findest|findet|fand|meine?|meinst|meint|hoffe?|hoffst|hofft|sehe?|siehst|seht|höre?|hörst|hört|stehe?|stehst|sitze?|sitzt|liege?|liegst|freue?|freust|komme?|kommst|kommt|kam|sage?|sagst|sagt|wünsche?|fürchte|brauche?|brauchst|braucht|bekomme?|kriege?|verstehe?|kenne?|kennst|kennt|heiße?|heisse|wohne?|gehöre?|mag|fühle?|schätze?|bleibe?|bleibst|bleibt|warte?|schaffe?|schaffst|merke?|danke|haben|sind|werden|frage mich|wollte?|sollt|dürfte?|musste|konnte|ging|gehe?|gehst|geht|rechne|vermute|lebe?|arbeite|las|nahm|gab|lies|hätten)$/iu,
  others:
    /^(?:bitte|gerne?|auch|nicht|wenn|ob|dass|was|wie|wo|wer|als|wann|falls|und|oder|aber|denn|weil|da|bevor|damit|sobald|nachdem|bis|während|seit|doch|ja|nein|so|also|dann|heute|morgen|gestern|hier|dort|mir|mich|selbst|selber|noch|schon|nur|mal|halt|eh|den|die|das|der|dem|es|wenns|solange|am|im|zum|zur|vom|von|beim|für|ohne|über|unter|wegen|per|pro|alle|alles|ein|eine|einen|einem|einer|kein|keine|keinen|sehr|immer|nie|trotzdem|jetzt|nun|deshalb|deswegen|leider|wohl|sicher|zwar|alleine?|persönlich|obwohl|wobei|sonst|trotzdem|zusammen|zwei|drei|vier|alleine|erst|bald|nachher|später|vorher|wieder|mein|meine|meinen|unser|unsere|damit|dafür|dazu|darum|darauf)$/iu,
  states:
    /^(?:ist|sind|war|waren|hat|haben|hatte|wird|werden|geht|kommt|steht|liegt|gibt|braucht|fehlt|fehlen)$/iu,
  fillers:
    /(?<!\p{L})(?:bitte|halt|eh|ja|doch|dann|mal|gern|gerne|gleich|selber|selbst|übrigens|einfach|mir|dir|uns|euch|ihnen|auch|lieber|am besten|vielleicht|denn|eigentlich|natürlich|schnell)(?!\p{L})[,]?/giu,
  prefixes: wordSet(
    "rum raus rein rauf runter rüber rum ran los weg vorbei hoch heim hinaus hinein heraus herum hinauf hinunter vorbei dazu davon mit statt teil frei klar dran drauf drüber nieder zurecht wieder sauber voll hinweg zamm",
  ),
  infinitive: /\p{Ll}{2,}(?:en|ern|eln)$|(?:^|\s)tun$/u,
  marker: "zu",
  and: /^(?:und|u\.)$/i,
  joins: /\sund\s(?=\p{Ll}{3,}\s)/u,
  leads: /^\W*(?:(?:und|also|dann|ok)\s)+/iu,
  clause: /,\s(?:ob|wer|wie|wann|was|wo|wohin|welche[rsmn]?|weil|damit|aber|sonst|denn)\s/iu,
  subordinates:
    /^(?:wenn|weil|dass|ob|falls|als|was|wie|wo|wer|wann|damit|sobald|solange|bevor|nachdem|obwohl|während|seit|bis|warum|welche[rsnm]?)(?!\p{L})/iu,
  belongs: /^(?:ob|dass|wer|wie|was|wann|wo|wohin|damit|um|welche[rsnm]?)(?!\p{L})/iu,
  passive: {
    must: /^(?:muss|müssen|müsste|müssten|soll|sollen|sollte|sollten)$/u,
    become: /^werden$/u,
    still: /(?<=\s)(?:noch|dringend|unbedingt|bald|dann|wieder|schnellstens|spätestens|zeitnah)(?=\s)/gu,
    object: [/^der(?=\s)/iu, "Den"],
    endings: [/(?<=[dtmn])et$/u, /t$/u],
  },
  participles: GERMAN_PARTICIPLES,
  takesUp: /^(?:der|die|das|den|dem|denen)\s(?!\p{Lu})/u,
  subject: new RegExp(
    String.raw`^(?:(?:wir|man|es|sie|er|alle|niemand|jeder)(?=\s)|(?:(?:der|die|das|ein|eine|kein|keine|unsere?|ihre?|seine?|diese[rs]?|jede[rs]?|alle|beide)\s${ADJECTIVES}${NOUN}|${NOUN})(?:\s${NOUN})*${GENITIVE})`,
    "u",
  ),
  attributes: /^(?:vo[nm]|für|über|gegen)$/u,
  prefixed: wordSet(
    "baut bauen bietet bieten bringt bringen fällt fallen findet finden führt führen geht gehen gibt geben hält halten holt holen kauft kaufen kommt kommen lädt laden legt legen lehnt lehnen nimmt nehmen reicht reichen richtet richten schafft schaffen schließt schließen setzt setzen stellt stellen stimmt stimmen teilt teilen tritt treten wählt wählen zieht ziehen zahlt zahlen",
  ),
};
