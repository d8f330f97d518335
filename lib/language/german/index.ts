import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { GERMAN_LEARNINGS } from "./learnings";
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
    /(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|nächste)|(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)\.(?=[\s),;]|$)/iu,
  until:
    "bis(?: spätestens)?(?: zum| zur)?|spätestens(?: am| bis zum)?|vor dem|fällig am|frist:?(?: am| bis)?",
  labels: {
    attendees:
      /^(?:anwesende?|anwesende mitglieder|anwesend sind|anwesend waren|da waren|dabei|mit dabei|tn|teilnehmende|teilnehmer(?:innen)?|teilnehmer und teilnehmerinnen)$/,
    absent:
      /^(?:(?:un)?entschuldigt(?: abwesend| fehl(?:t|en|end|te|ten))?|abwesende?|es fehl(?:en|ten|te|t)(?: (?:un)?entschuldigt)?|nicht anwesend|verhindert)$/,
    people:
      /^(?:vorsitz|leitung|sitzungsleitung|versammlungsleitung|protokollfuhrung|protokollant(?:in)?|protokoll|schriftfuhrer(?:in)?|schriftfuhrung|moderation|gaste|verteiler)$/,
    actions:
      /^(?:aufgaben(?:liste)?|to dos? liste|massnahmen|nachste schritte|zu erledigen|offene aufgaben|aktionspunkte|arbeitsauftrage|auftrage)$/,
    decisions: /^(?:beschluss|beschlusse|entscheidung|entscheidungen|beschlossen|festlegungen)$/,
    agenda: /^(?:tagesordnung|themen|ablauf|programm)$/,
    date: /^(?:datum|termin|tag|sitzung vom|sitzung am)$/,
    location: /^(?:ort|raum|treffpunkt|sitzungsort)$/,
    due: /^(?:bis|frist|fallig|termin bis)$/,
    owner: /^(?:verantwortlich|zustandig)$/,
  },
  otherMeeting:
    /\b(?:n(?:ä|ae)chste[rns]?|letzte[rn]?|vorige[rn]?|kommende[rn]?) (?:\p{L}*(?:sitzung|versammlung|treffen|besprechung|termin|runde))/iu,
  approvals:
    /^(?:(?:das|dies|so) )?(?:wird|wurde|ist)?\s?(?:so |auch )?(?:einstimmig |mehrheitlich |bei .{3,30} )?(?:beschlossen|angenommen|genehmigt|entschieden)(?: worden)?[.!]*$/iu,
  bodies: String.raw`\p{Lu}\p{Ll}*(?:verein|verband|genossenschaft|initiative|stiftung|verbund|ausschuss der)|Verein|Verband|Stadt|Gemeinde|Landkreis|Kreis|Stadtwerke|Bundesamt|Landesamt|Sparkasse|Volksbank|Raiffeisenbank|Kita|Kindergarten|Kindertagesstätte|Grundschule|Realschule|Gesamtschule|Musikschule|Volkshochschule|Universität|Hochschule|Klinikum|Kirchengemeinde|Pfarrei|Freundeskreis|Förderkreis|Ortsgruppe|Freiwillige Feuerwehr|(?:\p{Lu}\p{Ll}+)?[Bb]üro|Kanzlei|NABU|BUND|DLRG|AWO|DRK`,
  dealings:
    /(?:(?<!\p{L})(?:Firma|Fa\.|Firmen)|\b(?:bestell|kauf|miet|beauftrag)\p{L}*\s(?:bei|von)(?: der)?)\s[„“"]?$/iu,
  events:
    /(?<!\p{L})(\p{Lu}\p{Ll}*(?:fest|feier|flohmarkt|markt|umzug|lauf|turnier|konzert|ausflug|fahrt|messe|tagung|kongress|basar|sommerakademie|richtfest|lesung|workshop|seminar|vortragsabend|premiere|vernissage|einweihung|gemeindefest|weihnachtsfeier|(?:aktions|info|projekt|wander|familien|kinder|sport|studien|apfel|schnupper|thementag|fach)tag|jubiläum|ausstellung|wanderung|regatta|woche der \p{Lu}\p{Ll}+|tag der offenen tür))(?![\p{L}-])/u,
  happens:
    /\s(?:findet|fand|finden)(?=\s.{0,120}?\sstatt(?!\p{L}))|\s(?:wird|wurde)(?=\s.{0,100}?\s(?:veranstaltet|abgehalten))|\s(?:beginnt|startet)(?=\sam\s\d)/iu,
  project:
    /(?:^|\s)(?:[Pp]rojekts?|[Vv]orhabens?)\s[„"“«]?(?!(?:Leit|Plan|Team|Büro|Status|Grupp|Woche|Mitglied|Ende|Beginn|Start|Ziel|Kosten|Stand|Partner))(\p{Lu}[\p{L}\p{N}-]{2,}(?:\s\p{Lu}[\p{L}\p{N}-]+)?)[“"”»]?/u,
  decisions: [
    /(?:^|[.,;:]\s)(?:nach .{2,60}\s)?(?:beschlie(?:ß|ss)t|beschloss|entscheidet|vereinbart) (?:der|die|das) \p{L}+(?:\s(?:einstimmig|mehrheitlich|daher|außerdem))*,?\s+(?:dass\s)?(.{8,})$/iu,
    /^(?!.*(?:protokoll|tagesordnung))der antrag, (.{8,140}?),?\s(?:wird|wurde|ist)\s(?:\p{L}+\s){0,5}(?:angenommen|beschlossen|genehmigt|abgelehnt)/iu,
    /(?<!\p{L})wir (?:haben|hatten) uns (?:(?:jetzt|nun|dann|gemeinsam|heute|gestern|schließlich|doch)\s)*((?:für|gegen) .{3,}?)\s(?:entschieden|ausgesprochen)/iu,
    /(?<!\p{L})(?:wir|der vorstand|das team) (?:haben|hat) (?:(?:jetzt|nun|heute|gestern)\s)*(?:beschlossen|entschieden|vereinbart|abgemacht),?\s+(?:dass\s)?(.{8,})$/iu,
    /(?:^|[.!]\s)(?!(?:das|dies|es|so)\s)(.{10,}?)[,!.:–-]*\s(?:wurde|wird|so|ist)\s(?:so |einstimmig |auch |hiermit )*(?:beschlossen|entschieden|vereinbart|abgemacht)[.!]*$/iu,
    /(?<!\p{L})(?:beschluss|beschlossen|entscheidung|vereinbart)\s?[:–]\s(?!keine)(.{6,})$/iu,
    /(?<!\p{L})wir (?:nehmen|bleiben bei|setzen auf|entscheiden uns für|gehen mit)\s(.{6,})$/iu,
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
  takes: "kümmert sich(?: darum)?|macht (?:das|es)|übernimmt(?: das| es)?|erledigt (?:das|es)",
  infinitive: /^\p{L}.*\s\p{Ll}{2,}(?:en|ern|eln)$/u,
  clitics: /^(?:mir|dir|uns|ihm|ihr|ihnen)\s/u,
  cares: [/^kümmer(?:t|n) sich\s+(um\s+.+)$/iu, "sich $1 kümmern"],
  verbs: VERBS,
  futures: [],
  regular: [
    [/^(\p{L}+[dt])et$/u, "$1en"],
    [/^(\p{L}+(?:el|er))t$/u, "$1n"],
    [/^(\p{L}{2,})t$/u, "$1en"],
  ],
  speech: wordSet(
    "sagt meint findet fragt berichtet erklärt erläutert betont bemerkt ergänzt erwähnt weist merkt begrüßt dankt stimmt bleibt geht kommt steht liegt hat ist wird heißt gehört wohnt arbeitet fehlt weiß glaubt denkt hofft freut bittet bedankt wünscht wundert beklagt stellt eröffnet schließt leitet vertritt unterstützt möchte sieht hält führt seit mit nicht erst fast oft selbst jetzt dort halt laut sonst",
  ),
  requests: [
    /(?<!\p{L})(?:kannst|könntest|würdest|magst) du (?:mir |uns |ihm |ihr |ihnen )?(?:(?:bitte|noch|mal|kurz|auch|vielleicht|dann|eventuell)\s)*(.{6,}?)\?*$/iu,
    /(?<!\p{L})(?:können|könnten|würden) (?:sie|wir dich bitten) (?:mir |uns )?(?:(?:bitte|noch|mal|kurz|auch|vielleicht|dann|eventuell)\s)*(.{6,}?)\?*$/iu,
    /^(?:bitte|und bitte)\s+(?!nicht|beachten|um|wenden)(.{6,}?(?:en|ern|eln))(?:\s(?:bis|vor|spätestens)\s.*)?[.!]*$/iu,
    /^(?:ich|wir) (?:bitte|bitten) (?:dich|sie|euch)(?: darum)?,\s(.{6,}?)[.!]*$/iu,
  ],
  promises: [
    /(?:^|[.,;–-]\s|\bund )ich kümmere mich\s+(?:dann |noch |gerne? )?((?:um|darum)\s.{4,})$/iu,
    /(?:^|[,;–-]\s)ich (?:werde|muss|soll) (?:(?:dann|noch|auch|mich|dir|ihnen|euch)\s)*(.{6,}en)[.!]*$/iu,
    /(?:^|[,;–-]\s)ich ((?:schicke|sende|schreibe|rufe|bestelle|besorge|buche|hole|frage|kläre|prüfe|erstelle|reserviere|bringe|organisiere|mache|melde|überweise|kaufe)\s.{4,})$/iu,
  ],
  separable: wordSet(
    "ab an auf aus bei bereit durch ein fertig fest her heraus hin mit nach um vor weiter zu zurück zusammen",
  ),
  learnings: GERMAN_LEARNINGS,
};
