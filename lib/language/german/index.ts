import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { VERBS } from "./verbs";

const BODY =
  "(?:der (?:gesamt)?vorstand|die (?:mitglieder|jahreshaupt)?versammlung|der (?:elternbei|stadt|gemeinde|betriebs|auf?sichts)?rat|das (?:gremium|team|komitee|plenum|präsidium)|der ausschuss|die (?:gruppe|runde|anwesenden|mitglieder)|wir|man|es)";

export const GERMAN: Language = {
  code: "de",
  words: wordSet(
    "der die das den dem des ein eine einen einem einer und oder aber nicht ist sind war wird werden wurde wurden hat haben hatte zu zum zur im am vom beim auf aus bei bis für mit nach über um unter von vor wegen dass wenn weil sich sie er es wir ihr ich auch noch nur schon sehr als wie alle kein keine sein seine ihre unser unsere dieser diese dieses durch gegen ohne soll sollen kann können muss müssen",
  ),
  letters: /[äöüß]/iu,
  dateWords:
    /(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|nächste)/iu,
  until: "bis(?: spätestens)?(?: zum| zur)?|spätestens(?: am| bis zum)?|vor dem|fällig am",
  labels: {
    attendees:
      /^(?:anwesende?|anwesend sind|anwesend waren|teilnehmende|teilnehmer(?:innen)?|teilnehmer und teilnehmerinnen)$/,
    absent: /^(?:entschuldigt|abwesend|es fehlen|es fehlten|unentschuldigt|nicht anwesend)$/,
    people:
      /^(?:vorsitz|leitung|sitzungsleitung|versammlungsleitung|protokollfuhrung|protokollant(?:in)?|schriftfuhrung|moderation|gaste|verteiler)$/,
    actions:
      /^(?:aufgaben|massnahmen|nachste schritte|zu erledigen|offene aufgaben|aktionspunkte|arbeitsauftrage|auftrage)$/,
    decisions: /^(?:beschluss|beschlusse|entscheidung|entscheidungen|beschlossen|festlegungen)$/,
    agenda: /^(?:tagesordnung|themen|ablauf|programm)$/,
    date: /^(?:datum|termin|tag|sitzung vom|sitzung am)$/,
    location: /^(?:ort|raum|treffpunkt|sitzungsort)$/,
    due: /^(?:bis|frist|fallig|termin bis)$/,
    owner: /^(?:verantwortlich|zustandig)$/,
  },
  otherMeeting:
    /\b(?:n(?:ä|ae)chste[rns]?|letzte[rn]?|vorige[rn]?|kommende[rn]?) (?:\p{L}*(?:sitzung|versammlung|treffen|besprechung|termin|runde))/iu,
  decisions: [
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:beschlie(?:ß|ss)t|beschloss|beschlossen|entscheidet|entschied|vereinbart|vereinbarte)(?:\s+(?:einstimmig|mehrheitlich|daher|außerdem|ferner))*(?:,\s+dass|,|:)?\s+(.{8,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:${BODY}\s+(?:hat|haben|wird|wurde)|es (?:wird|wurde))\s+(?:einstimmig\s+|mehrheitlich\s+)?(?:beschlossen|entschieden|vereinbart)(?:,\s+dass|,|:)?\s+(.{8,})$`,
      "iu",
    ),
    /^(?!.*(?:protokoll|tagesordnung))(?:der antrag|die satzung|der haushalt|der beitrag|das budget)\b.{0,90}\s(?:wird|wurde|ist)\s(?:einstimmig\s|mehrheitlich\s)?(?:angenommen|abgelehnt|beschlossen|genehmigt|verabschiedet)/iu,
  ],
  commitments: [
    /^(?:kümmert sich|kümmern sich)\s+um\s+(.+)$/iu,
    /^(?:übernimmt|übernehmen)\s+(.+)$/iu,
    /^(?:wird|soll|will|muss|möchte|werden|sollen)\s+(.+(?:en|ern|eln))$/iu,
  ],
  verbs: VERBS,
  futures: [],
  separable: wordSet(
    "ab an auf aus bei bereit durch ein fertig fest her heraus hin mit nach um vor weiter zu zurück zusammen",
  ),
};
