import { type Cues, cue } from "../match/cues";

export const GERMAN_CUES: Cues = {
  settled: cue(
    "beschl(?:oss|ossen|ießt|uss|üsse)|entschieden|entscheidung|vereinbart|geeinigt|festgelegt|festlegung|festgesetzt|genehmigt|freigegeben|freigabe|angenommen|abgelehnt|verabschiedet|gewählt|bestätigt|einstimmig|mehrheitlich|abgemacht|ausgemacht|steht fest|fix|gebongt|zugestimmt|zugesagt|wird vergeben|vergeben|beauftragt|ergebnis|fazit|einverstanden|gilt|wir nehmen|nehmen wir",
  ),
  stays: cue(
    "bleib(?:t|en)|beibehalten|weiterhin|wie bisher|verschoben|vertagt|verlegt|zurückgestellt|abgesagt|entfällt|gestrichen|fällt aus|kein \\p{L}+ mehr|keine \\p{L}+ mehr|nicht mehr|statt|anstatt|anstelle|ab sofort|ab jetzt|künftig|in zukunft|nur noch|kommt (?:in|auf|nach|ins)|geht (?:an|auf|in)|wird ersetzt|höchstens|maximal",
  ),
  final: cue(
    "basta|punkt|schluss|und fertig|gut is|und gut ist|ausnahmslos|ohne ausnahme|ohne wenn und aber|nie wieder|ab (?:sofort|jetzt|heute|morgen|montag|dem|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|\\d+)|endgültig|wie (?:immer|gehabt|jedes jahr|letztes jahr|besprochen|bisher)|nirgends|niemand|keiner|dabei bleibt es|es bleibt dabei|lasse? mich nicht umstimmen|grundsätzlich",
  ),
  open: cue(
    "offen|fehlt|fehlen|ausstehend|steht (?:noch )?aus|noch|muss|müssen|müsste|soll|sollen|sollte|zu klären|zu erledigen|zu \\p{L}+en|nötig|notwendig|erforderlich|überfällig|fällig|in arbeit|läuft|warten auf|brauch(?:t|en)|dringend|unbedingt|frist|bis",
  ),
  takes: cue(
    "ich|übernimmt|übernehme|kümmert sich|kümmere|macht|mache|klärt|kläre|besorgt|besorge|wird|werde|holt|hole|schickt|schicke|fragt (?:nach|an)|erledigt|schreibt|schreibe|prüft|prüfe|bringt|bringe|ruft|organisiert|bestellt|bestelle|zuständig|verantwortlich|sagt zu|meldet sich|hakt nach|sorgt",
  ),
  asks: cue(
    "bitte|kannst du|könntest du|können sie|könnten sie|würdest du|würden sie|bitten|bittet|erbeten|denk dran|denkt dran|nicht vergessen|erinner\\p{L}*|wer kann|wer macht|meldet euch|gebt bescheid|gib bescheid|sag bescheid|wäre (?:nett|schön|gut)",
  ),
  doubts: cue(
    "vielleicht|evtl|eventuell|könnte|könnten|würde|würden|ob|falls|wenn|überleg\\p{L}*|diskutiert|diskussion|idee|unklar|offen gelassen|noch nicht entschieden|möglich|denkbar|wäre|angedacht|wünscht|hofft|meint",
  ),
  reports: cue(
    "war|waren|wurde|wurden|hat|hatte|haben|ist|berichtet|berichtete|informiert|informierte|erklärt|erläutert|sagte|fragte|gezeigt|vorgestellt|begrüßt|dankt|bedankt|gekommen|gewesen|fertig|erledigt|schon|bereits",
  ),
  motion: cue(
    "antrag|beantragt|schlägt vor|vorschlag|vorgeschlagen|abstimmung|abgestimmt|dafür|dagegen|enthaltung(?:en)?|gegenstimmen?|stimmen|wollen wir|lass(?:t)? uns|empfiehlt|empfehlung",
  ),
};
