import { type LearningWords, label, leads, minor, phrases, votes, words } from "../match/learnings";
import { GERMAN_CLAIMS } from "./claim-words";
import { GERMAN_GRAMMAR } from "./grammar";

const HOW =
  "(?:(?:einstimmig|mehrheitlich|daher|deshalb|außerdem|ferner|jetzt|nun|heute|gestern|dann|schließlich|gemeinsam|doch|also|auch|endlich|am ende|nach .{3,40}|mit \\d+ (?:zu|gegen) \\d+ stimmen|bei .{3,40})\\s)*";
const SETTLED =
  "(?:beschlossen|vereinbart|genehmigt|gebilligt|abgelehnt|verabschiedet|angenommen|vertagt|verschoben|gestrichen|abgesagt|gewählt|festgelegt|bestätigt)";
/** In the present, how something works: "invalid tickets are rejected by the reader"; minutes write of votes in it as well. */
const NO_VOTE =
  "(?<!(?:antr[aä]g|vorschlag|beschl[uü]ss|einstimmig|mehrheit|(?<!\\p{L})(?:als|zum|zur) )[^.;]{0,140})(?:wird|werden) (?![^.;]{0,140}(?:antrag|einstimmig|stimmen|enthaltung|(?<!\\p{L})(?:als|zum|zur) ))";
const DESCRIBED = `${NO_VOTE}[^.;]{0,140}(?:gewählt|festgelegt)|${NO_VOTE}(?:vom|von|durch|mit) [^.;]{0,140}abgelehnt|(?<=^\\P{L}{0,4}eine? [^.;]{0,80})${NO_VOTE}[^.;]{0,80}abgelehnt`;
const NUMBER = "(?:\\d[\\d.,]*|ein[en]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig)";
/** What somebody still has to do with a subject is a task, not a rule. */
const TO_DO =
  "(?:geklärt|besprochen|entschieden|geprüft|überlegt|diskutiert|beschlossen|gemacht|erledigt|gefragt)";

/** Others: "the countries that have decided", "people decide", and "because it was dropped". */
const OTHERS =
  "(?:wer|jemand|manche|viele|leute|menschen) (?:\\p{L}+ ){0,3}(?:entscheide|entschied|entschließ|wähl)\\p{L}*|(?<=, )(?:die|der|welche|welcher) (?:\\p{L}+ ){0,6}(?:entschieden|entschlossen) (?:hat|haben|hatte|hatten)|(?:weil|da|weshalb|weswegen|warum|nachdem) (?:\\p{L}+ ){1,8}(?:entschieden|entschlossen|verworfen|beschlossen) (?:hat|haben|hatte|hatten|wurde|wurden)";

export const GERMAN_LEARNINGS: LearningWords = {
  grammar: GERMAN_GRAMMAR,
  patterns: {
    decision: [
      label("beschluss|beschlossen|entscheidung|entschieden|vereinbart|ergebnis der abstimmung"),
      ...leads(
        [
          0.92,
          `\\p{L}+ (?:beschlie(?:ß|ss)(?:t|en)|beschlossen?|entscheidet|entschied(?:en)?|vereinbar(?:t|ten|te))(?:,)? ${HOW}(?:dass|,|:)?`,
        ],
        [
          0.92,
          `(?:\\p{L}+ (?:hat|haben)|es (?:wird|wurde)) ${HOW}(?:beschlossen|entschieden|vereinbart|abgemacht)(?:,? dass|,|:)`,
        ],
        [
          0.9,
          `(?:einigte|einigten|einigen|haben) (?:wir )?(?:uns|sich) (?:darauf|auf|darauf geeinigt)(?:, dass|,)?`,
        ],
      ),
      ...phrases(
        [
          0.76,
          "lassen wir (?:.{0,20} )?(?:stehen|weg|bleiben|sein|weg)|wir (?:übernehmen|nehmen|nutzen|drucken|behalten) nur (?:noch )?|wir machen .{3,60} selbst|(?:wird|werden) erst (?:nächste\\p{L}*|im|ab|nach) .{3,60}(?:t|en)",
        ],
        [0.7, "jetzt (?:gehen|fahren|machen|nehmen) wir .{4,60}"],
        [0.92, `(?:hab(?:e|en)|hat) (?:mich|uns|sich) .{3,140} (?:entschieden|geeinigt|ausgesprochen)`],
        [0.9, `(?:hab(?:e|en)|hat) [^,]{3,140} ${SETTLED}`],
        [0.88, `(?:wird|werden|wurde|wurden|ist|sind) .{0,140}?${SETTLED}(?: worden)?`],
        [0.85, "^\\P{L}{0,4}(?:beschlossen|entschieden|vereinbart),? [^.;]{3,140} zu \\p{L}+n(?=\\P{L}*$)"],
        [0.85, `(?:stimmt|stimmen|stimmte|stimmten) (?:\\p{L}+ ){0,6}zu`],
        [0.85, `mit \\d+ (?:zu|gegen) \\d+ stimmen|\\d+ ja-?stimmen`],
        [0.8, `\\p{L}+ (?:lehnt|lehnen|lehnte|lehnten) .{3,120} ab`],
        [
          0.78,
          `(?:erhält|bekommt|bekam) den (?:zuschlag|auftrag)|(?:es )?bleibt (?:also |nun )?(?:vorerst |weiterhin )?(?:bei der|bei dem|beim|bei)|also bleib(?:t|en)|vom tisch`,
        ],
        [
          0.75,
          `(?:^|also |deshalb |daher |und |dann )wir (?:nehmen|bleiben bei|setzen auf|verzichten auf|streichen|verschieben|behalten|stellen .{3,40} um auf|wechseln zu|lassen .{3,60} (?:weg|bleiben)|machen .{3,60} nicht|verlängern|kündigen|fahren mit|starten mit)`,
        ],
        [
          0.75,
          `(?:nehmen|streichen|verschieben|behalten|kündigen|verlängern) wir (?:jetzt |nun |also |deshalb |daher )?(?:den|die|das|auf)`,
        ],
        [
          0.72,
          `ab (?:sofort|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|nächster|nächstem|der|dem) .{3,60} (?:nur noch|nicht mehr|kostet|gilt|gelten|treffen wir)`,
        ],
        [
          0.75,
          `ab (?:sofort|jetzt|heute|nächste[mnrs]?) (?:\\p{L}+ )?(?:wird|werden|gibt es|nehmen wir|nutzen wir) (?:kein\\p{L}*|nur|nicht|alle)|(?:fliegt|fliegen) (?:\\p{L}+ )?raus|(?:fällt|fallen) (?:\\p{L}+ )?weg|(?:ist|sind) (?:damit |jetzt )?gestorben`,
        ],
      ),
      ...phrases(
        [0.8, "für .{3,60} entschieden"],
        [0.76, "^\\P{L}*haben (?:wir )?\\p{L}.{2,60} (?:genommen|gewählt|gekauft|beauftragt|abgesagt)"],
      ),
    ],
    assumption: [
      label("(?:arbeits)?annahmen?|angenommen|hypothese|vermutung"),
      ...leads(
        [
          0.92,
          `(?:gehe|gehen|geht|ging|gingen) (?:(?:wir|ich|man|alle|derzeit|aktuell|erst mal|erstmal|zunächst|vorerst|dabei|weiterhin|hier) )*(?:einfach )?davon aus,? (?:dass)?`,
        ],
        [
          0.9,
          `(?:nehme|nehmen|nimmt) (?:(?:wir|ich|man|mal|erst|einmal|vorerst|stark|derzeit) )*an,? (?:dass)?`,
        ],
        [
          0.9,
          `unter der (?:annahme|voraussetzung),? (?:dass)?|(?:angenommen wird|es wird angenommen|wird angenommen),? (?:dass)|(?:mein|unser) bauchgefühl(?: sagt| ist)?(?:,|:)?(?: dass)?|(?:die|unsere|meine) (?:annahme|vermutung|hypothese) (?:ist|lautet|dabei ist)(?:,|:)?(?: dass)?`,
        ],
        [
          0.85,
          `(?:wir|ich|man|\\p{L}+) (?:rechne|rechnen|rechnet|schätze|schätzen|schätzt|vermute|vermuten|vermutet|erwarte|erwarten|erwartet)(?: (?:derzeit|aktuell|fest))? (?:damit|,|mit)?(?:,? dass)?`,
        ],
      ),
      ...phrases(
        [0.74, "\\p{L}+ (?:meint|glaubt|schätzt|denkt), (?:dass|das|es|wir|die|der)"],
        [0.8, "vermutlich|voraussichtlich|aller voraussicht nach|höchstwahrscheinlich|mutmaßlich"],
        [0.75, "(?:ich|wir) (?:glaube|glauben|denke|denken|meine|meinen), (?:dass|das)"],
        [0.72, "wahrscheinlich|dürften?(?! (?:nicht|nur|kein))"],
        [0.7, "sollten? (?:\\p{L}+ ){0,5}(?:reichen|genügen|ausreichen|halten|passen|klappen)"],
      ),
      ...phrases(
        [0.88, "(?:gehe|gehen) (?:\\p{L}+ ){0,3}(?:mal|jetzt|also) davon aus"],
        [
          0.85,
          "\\p{L}+ (?:vermutet|schätzt|erwartet|rechnet damit), dass|so (?:die|unsere|seine|ihre) (?:annahme|vermutung|schätzung)",
        ],
        [
          0.72,
          "(?:braucht|brauchen|dauert|kommt|kommen|reicht|reichen|kostet|bleibt|wird|werden) (?:\\p{L}+ ){0,2}wohl",
        ],
      ),
    ],
    constraint: [
      label(
        "frist|bedingung|vorgabe|auflage|einschränkung|voraussetzung|regel|grenze|obergrenze|limit|anmeldeschluss|abgabefrist|einsendeschluss|pflicht",
      ),
      ...phrases(
        [
          0.74,
          "(?:muss|müssen) [^;?,]{3,80} (?:haben|laufen|stehen|tragen|vorliegen|funktionieren|anhaben|dabeihaben)",
        ],
        [
          0.72,
          "nur (?:noch )?bis (?:zu )?(?:\\d[\\d.]*|\\p{L}+ tage?|\\p{L}+ wochen?)|(?:geht|gehen|klappt|gilt|gelten|läuft|kommt|kommen) nur (?:als|bis|mit|wenn|nach|über)|nur wenn (?:der|die|das|es)|(?:nur|bloß) in begleitung",
        ],
        [0.78, "(?:\\p{L}{5,}) (?:ist )?pflicht(?= *[.!)]?$)"],
        [
          0.9,
          `(?:darf|dürfen) (?:[^;?]{0,90} )?(?:nicht|kein\\p{L}*|nur|höchstens|maximal|erst|niemand|nie|ausschließlich)`,
        ],
        [0.9, `(?:niemand|kein\\p{L}*) [^;?]{0,60}(?:darf|dürfen)|(?:darf|dürfen) (?:niemand|kein\\p{L}*)`],
        [
          0.9,
          "(?:nicht|nur|ausschließlich|streng|strengstens|gesetzlich) (?:erlaubt|gestattet|zulässig|zugelassen|verboten|untersagt|vorgeschrieben)|(?:ist|sind|bleibt|bleiben) (?:\\p{L}+ ){0,6}(?:verboten|untersagt|vorgeschrieben|verpflichtend|pflicht|zwingend|erforderlich|obligatorisch|tabu|ausgeschlossen|unzulässig)",
        ],
        [
          0.72,
          "(?<!(?:ich|er|sie|es|man) )(?:kann|können) (?:höchstens|keine?[nrs]? (?!ahnung|lust|rolle|zweifel|rede)\\p{L}+)",
        ],
        [
          0.88,
          `(?:höchstens|maximal|mindestens|nicht (?:mehr|länger|später|weniger|größer|höher|schwerer) als|spätestens|frühestens) (?:(?:am|bis|um|zum|der|die|das|alle) )*${NUMBER}`,
        ],
        [
          0.86,
          `(?:ist|sind|bleibt) (?:\\p{L}+ ){0,4}(?:begrenzt|beschränkt|limitiert|gedeckelt|befristet) (?:auf|bis)|(?:auf|bis) .{2,30} (?:begrenzt|beschränkt|limitiert|gedeckelt|befristet)`,
        ],
        [
          0.85,
          `(?:frist|anmeldeschluss|abgabetermin|einsendeschluss|annahmeschluss|stichtag|budget|limit|obergrenze|mindestalter|kündigungsfrist|mindestabnahme|mindestbestellwert) .{0,40}?(?:ist|liegt|endet|beträgt|läuft|von)`,
        ],
        [
          0.82,
          `(?:braucht|brauchen|benötigt|benötigen|erfordert|verlangt|setzt) (?:\\p{L}+ ){0,4}(?:mindestens|zustimmung|genehmigung|erlaubnis|einwilligung|unterschrift|nachweis|ausweis|voraus|schriftliche\\p{L}*)`,
        ],
        [
          0.8,
          `(?:muss|müssen) (?:[^;?]{2,110} )?(?:ge|be|ver|er|ent|zer|ein|ab|an|auf|aus|vor|zu|um|nach|durch|unter)\\p{L}+(?:t|en) (?:sein|werden)|(?:muss|müssen) (?:\\p{L}+ ){0,5}(?:bis|vor|spätestens) [^;?]{3,80} (?:sein|liegen|eingehen|vorliegen|erfolgen|stehen)`,
        ],
        [
          0.75,
          `(?:kann|können) (?!(?:ich|wir|man|sich)(?!\\p{L}))(?:[^;?,]{0,60} )?(?:nicht vor|erst (?:ab|nach|wenn|im)|nur (?:bis|mit|nach|von|an|in|bei|zu|über|per)|frühestens|höchstens)`,
        ],
        [
          0.75,
          `(?:gilt|gelten|geht|gehen) nur (?:bis|mit|für|nach|bei|von)|nur (?:mit|nach|gegen) (?:\\p{L}+ ){0,3}(?:zustimmung|genehmigung|erlaubnis|anmeldung|voranmeldung|quittung|beleg|nachweis|absprache|ausweis)|ohne .{3,50} (?:kein\\p{L}*|nicht|keine)`,
        ],
        [
          0.75,
          "(?:schreibt|schreiben|verlangt|verlangen|fordert|fordern) (?:\\p{L}+ ){1,8}vor|(?:verbietet|untersagt|verbieten|untersagen)",
        ],
      ),
      ...phrases(
        [0.8, "(?:trägt|fasst|hält|schafft|verträgt) (?:nur|höchstens|maximal|keine?n?|nicht mehr als)"],
        [
          0.76,
          "\\p{Lu}\\p{L}+ nur (?:werktags|tagsüber|vormittags|nachmittags|bei|zwischen) \\p{L}+|nur \\p{L}+, wegen (?:der|des|dem)",
        ],
        [0.76, "(?:nur|draußen|drinnen|längstens) bis \\d{1,2}(?:[.:]\\d\\d)? uhr"],
        [0.8, "verlangt (?:der|die|das|unsere?|ihre?) \\p{L}+ (?:eine?n?|\\d)"],
        [
          0.82,
          "(?:muss|müssen) [^;?,]{0,60}(?:zugänglich|frei|offen|geschlossen|trocken|lesbar|sichtbar|erhalten) bleiben",
        ],
        [0.82, "mehr als .{2,30} (?:gibt|geben|geht|gehen|zahlt) .{0,40}nicht"],
      ),
    ],
    contradiction: [
      label("widerspruch|unstimmigkeit|abweichung"),
      ...phrases(
        [0.8, "(?:das|genau das) gegenteil"],
        [
          0.9,
          "(?:widerspricht|widersprechen|widersprach)(?! sich nicht)|(?:im|in) widerspruch|(?:passt|passen|passte) nicht (?:zu|zum|zur|zusammen)|(?:stimmt|stimmen|stimmte) (?:\\p{L}+ ){0,6}nicht (?:\\p{L}+ ){0,6}(?:überein|mit)|(?:weicht|weichen) .{3,60} (?:von|ab)|unvereinbar mit",
        ],
      ),
    ],
  },
  excluded: {
    decision: words(
      `${OTHERS}|entscheide[tn],? nicht|(?:auf|bis) (?:die |das |der |zur? )?nächste[snrm]? (?:mal|sitzung|treffen|besprechung|plenum)|(?:kann|können|darf|dürfen) (?:\\p{L}+ ){0,6}(?:beschlie(?:ß|ss)en|entscheiden|festlegen)|(?:beschließen|entscheiden|festlegen) (?:zu )?lassen|versammlungsleit\\p{L}*|protokoll(?:ant|führ|ierend)\\p{L}*|(?:wird|werden) (?:[^.;]{0,80} )?(?:jährlich|jedes jahr|in der regel|üblicherweise|normalerweise|jeweils|demnächst|(?:am )?nächste\\p{L}* \\p{L}+) (?:[^.;]{0,80} )?(?:gewählt|festgelegt|beschlossen|bestätigt|genehmigt|vereinbart)|angenommen,? dass|angenommen wird|(?:noch )?(?:nichts|nicht|keine[nrms]?|niemand|nie) (?:\\p{L}+ ){0,5}(?:${SETTLED}|entschieden|entscheid\\p{L}+|entschlossen)|protokoll .{0,60}${SETTLED}|tagesordnung .{0,60}${SETTLED}|(?:muss|müssen|soll|sollen|sollte|kann|könnte|wollen|will) (?:\\p{L}+ ){0,8}${SETTLED} werden|wenn .{3,40} ${SETTLED}|einer der gründe|damals|früher|hat(?:te|ten) (?:\\p{L}+ ){0,8}(?:${SETTLED}|entschieden)|(?:wieder|kurzfristig|leider|krankheitsbedingt|spontan) abgesagt|im \\p{L}* ?vertagt gelassen`,
    ),
    assumption: words(
      "(?:darf|dürfen|sollte|sollten|kann|können|könnt|soll) (?:\\p{L}+ ){0,4}nicht (?:\\p{L}+ ){0,3}(?:davon ausgehen|annehmen|erwarten)|(?:ging|gingen) (?:\\p{L}+ ){0,3}davon aus|nahm(?:en)? an|wie erwartet|(?:rechne|rechnet|rechnen) nicht|fälschlich\\p{L}*|nehmen wir (?:mal |einmal )?an|wahrscheinlich(?:keit)? (?:ist|von)",
    ),
    constraint: words(
      `(?:kann|können) (?:[^.;?,]{0,60} )?nicht (?:\\p{L}+ )?(?:vergleichen|verglichen|sagen|beurteil\\p{L}+|feststellen|erkennen|erklären|bestätigen)|aus dem (?:internet|netz|lehrbuch)|(?:ein|eine|jede[rs]?) \\p{L}+ sollte|muss (?:man|ich|er|sie|du) |(?:muss|müssen) (?:wohl|ja|ziemlich|doch|irgendwie|eine?(?! .{3,80} haben))|(?:muss|müssen) (?:\\p{L}+ ){0,8}${TO_DO} (?:werden|sein)|(?:muss|müssen|braucht|brauchen) (?:\\p{L}+ )?(?:nicht|kein\\p{L}*|nichts)|(?:ich|du|er|wir) (?:kann|kannst|können|darf|darfst|dürfen) (?:nur |es |das |mich |dich )?(?:nicht (?:klagen|sagen|mehr|glauben|schlafen|warten)|sagen|hoffen|staunen)|darf (?:ich|man) (?:fragen|sagen|hoffen|gespannt)|nicht (?:mehr )?(?:nötig|erforderlich|vorgeschrieben|pflicht)|keine (?:frist|pflicht)|(?:musste|mussten|durfte|durften|waren?|gab es) |mindestens (?:einmal )?(?:genauso|so)|darf nicht (?:vergessen|unterschätzt|übersehen)`,
    ),
    contradiction: words(
      "kein widerspruch|(?:sofern|soweit|falls|wenn) .{0,80}widerspr\\p{L}+|widersprech\\p{L}* sich nicht|widerspreche",
    ),
  },
  unasserted: words(
    "(?:vorschlag|vorschläge|einwand|gegenargument|alternative)\\s*:|angeblich|gerüchte?|es heißt|hieß es|(?:fragt|fragte|fragten|fragen|wissen|klären|prüfen|überlegen|überlegt|unklar|offen),? (?:\\p{L}+ ){0,2}ob|falls|wenn (?:wir|ich|es|man|er|sie|das) (?:.{3,80} )?(?:würde\\p{L}*|wäre\\p{L}*|könnte\\p{L}*|hätte\\p{L}*)|(?:könnte|müsste|würde|wäre|hätte|bräuchte)(?:n|st|t)?|man sollte|sollte man|sollten wir|wir sollten|du (?:musst|darfst|kannst|solltest)|ihr (?:müsst|dürft|könnt)|(?:musst|darfst|kannst) du|man muss sich|zum beispiel|z\\. ?b\\.|beispielsweise|vielleicht|eventuell|evtl|möglicherweise|stell(?:t|en)? (?:dir|euch|sie sich) vor|wünsche|schön wäre|hoffentlich|(?:sagte|meinte) (?:\\p{L}+ ){0,3}(?:immer|gern|früher|einmal)|früher|damals",
  ),
  sections: {
    decision:
      /^(?:beschl[uü]ss(?:e)?|entscheidung(?:en)?|beschlossen|festlegungen|vereinbarungen|(?:getroffene|gefasste) (?:entscheidungen|beschlüsse|vereinbarungen)|was (?:wir )?(?:beschlossen|entschieden)(?: haben| wurde)?|ergebnisse der abstimmung)$/,
    assumption: /^(?:annahmen?|vermutungen|hypothesen|erwartungen|wovon wir ausgehen)$/,
    constraint:
      /^(?:regeln|auflagen|vorgaben|einschränkungen|randbedingungen|rahmenbedingungen|fristen|grenzen|bedingungen|anforderungen|hausordnung|voraussetzungen)$/,
    contradiction: /^(?:widersprüche|unstimmigkeiten)$/,
    open: /^(?:offene (?:fragen|punkte)|fragen|ideen|ideensammlung|vorschläge|aufgaben|to-?dos?|nächste schritte|tagesordnung|zu erledigen|anträge|lizenz|quellen|beispiele?|optionen|alternativen|wunschliste|einkaufsliste|links|ziele?|zielsetzung(?:en)?)$/,
    denied:
      /^(?:nicht erlaubt|verboten|nicht im umfang|außerhalb des umfangs|nicht-ziele|\p{L}+ (?:dürfen|darf|sollen|soll) nicht|was wir nicht (?:tun|machen)|don['’]?ts)$/u,
    reasons:
      /^(?:kontext|hintergrund|ausgangslage|begründung|gründe|motivation|folgen|auswirkungen|konsequenzen|vorteile|nachteile|vor- und nachteile|abwägung)$/,
  },
  spoken: /(?<!\p{L})(?:ä[h]+m?|naja|weißt du|sozusagen|irgendwie|keine ahnung|genau,|halt so)(?!\p{L})/iu,
  votes: votes({
    nouns: "capitalized",
    vote: "antr[aä]g\\p{L}*|abstimmung\\p{L}*|abgestimmt|ergebnis|\\p{L}{0,8}-?stimmen?|\\p{L}{0,8}enthaltung(?:en)?|einstimmig\\p{L}*|mehrheit(?:lich)?|angenommen|abgelehnt|beschlossen|beschlu(?:ss|ß)|zugestimmt|zustimmung|genehmigt|\\p{L}*versammlung|\\p{L}*vorstand|mitglieder\\p{L}*|anwesenden?|gewählt|wahl|dafür|dagegen|ja|nein|fallen|erhält|erhalten|stimmen|gestimmt",
    between:
      "herrn?|frau|wird|wurde|werden|wurden|ist|sind|damit|somit|hiermit|der|die|das|den|dem|des|von|vom|für|mit|bei|auf|und|eine?|keine?|nimmt|also|alle[nr]?",
    motion: "antrag|beantragt|schlägt .{3,200} vor|beschlussvorlage|vorschlag",
    lost: "abgelehnt|verworfen|gescheitert",
  }),
  minor: minor({
    unnamed:
      "dies(?:e[rsmn]?)?(?! (?:zusammenhang|jahr|woche|monat|saison|sitzung|\\p{L}*versammlung))|oben|obig\\p{L}*|vorliegend\\p{L}*|solche\\p{L}*|dazu|dagegen|darüber|davon|darauf|damit|beides|sie",
    routine:
      "protokoll\\p{L}*|tagesordnung\\p{L}*|entlastung|entlastet|vertagt|verschoben|nächste[nrms]? (?:sitzung|treffen|mal|woche)|zulassung von gästen|wahlleit\\p{L}*|versammlungsleit\\p{L}*|abstimmung|beschlussfähig\\p{L}*|nichtöffentlich\\p{L}*|(?:geschaut|besprochen|geklärt|diskutiert|geprüft|vorbereitet|nachgefragt|angefragt)|mitgliedsanträge?|neue mitglieder",
    step: "(?:\\p{L}+ ){0,6}(?:nachzufragen|zu (?:prüfen|klären|besprechen|diskutieren|kontaktieren))",
    deadline:
      "frist|(?:abgabe|anmelde|einsende|annahme)(?:frist|schluss|termin)|abgabetermin|stichtag|deadline",
    aside: `${DESCRIBED}|letzt\\p{L}+ jahr|ob|falls|gefragt|bei abwesenheit|(?:entscheidet|entscheiden) (?:die|der|das|über)|(?:nach|vor)teil|folge der|letzt\\p{L}+ (?:treffen|mal|sitzung|plenum)|zwar|bundestag|landtag|parlament|bundesrat|bundesregierung|eu-kommission`,
  }),
  denial: words("nicht|kein\\p{L}*|nie|niemals|niemand|nichts|ohne|gegen|weder|abgelehnt|lehnt"),
  source:
    /(?<!\p{L})(?:laut|gemäß|nach(?: \p{L}+)? (?:angabe|liste|plan|rechnung)|(?:im|in der|auf dem|auf der) \p{Lu}\p{L}+ (?:steht|stehen|sind|ist)|sagt|sagen|nennt|nennen|zeigt|zeigen|meldet|schreibt|steht|stehen|gibt|geben|zählt|weist|spricht von|behauptet)(?!\p{L})/iu,
  turn: /;\s*|,?\s+(?:aber|während|dagegen|hingegen|jedoch|doch|obwohl)(?!\p{L})|,\s+(?!und|oder|dass|die |das |der |was )(?=laut|gemäß|nach|im|in der|auf|der|die|das|dort|\p{Lu})|\s[–—-]\s/giu,
  claims: GERMAN_CLAIMS,
};
