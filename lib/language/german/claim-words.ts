import { type ClaimWords, words } from "../match/learnings";
import { wordSet } from "../match/word-set";

export const GERMAN_CLAIMS: ClaimWords = {
  verbs: [
    [
      "limit",
      "darf nicht mehr als|dürfen nicht mehr als|ist begrenzt auf|sind begrenzt auf|ist beschränkt auf",
    ],
    ["start", "beginnt|beginnen|startet|starten|öffnet|öffnen|fängt an"],
    ["end", "endet|enden|schließt|schließen|läuft ab"],
    ["cost", "kostet|kosten"],
    ["last", "dauert|dauern"],
    ["hold", "fasst|fassen|wiegt|wiegen|misst|trägt"],
    ["be", "findet|finden|ist geplant für|liegt bei|liegen bei|beträgt|betragen|ist|sind|bleibt bei|wird"],
  ],
  months: "januar februar märz april mai juni juli august september oktober november dezember".split(" "),
  weekdays: "montag dienstag mittwoch donnerstag freitag samstag sonntag".split(" "),
  clock: "uhr|h",
  timeBound: words(
    "heute|gestern|morgen|jetzt|derzeit|aktuell|momentan|bisher|diese[rsmn]? (?:woche|monat|morgen)|war|waren|hatte|hatten|vor \\d+|letzte[rsn]?",
  ),
  clause: words("dass|wenn|weil|und|oder|aber|ob|welche[rs]?"),
  generic: wordSet(
    "der die das den dem des ein eine einen im am in zum zur für von vom unser unsere es wir sie er ich datum termin tag betrag anzahl gesamt statt nächste nächster nächstes letzte neue sitzung treffen beginn ende",
  ),
  least: words("mindestens|ab|mehr als|wenigstens|über"),
  most: words("höchstens|maximal|bis zu|unter|weniger als|nicht mehr als"),
  denied: /^(?:nicht|nie|nicht mehr)\s+/iu,
  separators: /,\s+(?=\p{L})|;| weil | da /u,
  per: /(?<!\p{L})(?:pro|je|in der|im) (stunde|tag|nacht|woche|monat|jahr|person|kopf|kind|stück|meter|liter|kilo)(?!\p{L})/iu,
  lead: /^(?:wir haben|es wurde|der vorstand hat) (?:beschlossen|vereinbart|festgehalten|entschieden),? dass\s+/iu,
};
