import type { TaskWords } from "../match/task-words";

export const GERMAN_TASK_WORDS: TaskWords = {
  leads: "und|also|dann|bitte|danach|außerdem|ausserdem|jetzt|auch noch|noch|ok dann|und bitte|aber|ebenso",
  calls: "ja|nein|nee|ok|okay|gut|so|super|also|moin|morgen|hallo|danke|ps|info|sorry|jo|genau|klar",
  asks: "(?:kannst|könntest|würdest|magst|willst) du(?: bitte| noch| mal)*|(?:können|könnten|würden) sie(?: bitte| noch)*|(?:man|wir|jemand|ich) (?:muss|müssen|müsste|sollte|sollten)(?: noch| unbedingt| dringend)*|nicht vergessen",
  explains:
    "sonst|weil|denn|also|(?:er|sie|es|wir|ich|man|das|die|der|dann) (?:ist|sind|hat|haben|hab|habe|muss|müssen|kann|können|wird|werden|kommt|kommen|will|wollen|braucht|war|waren|liegt|gilt|sagt|weiß|bin|hätt|hätte|rufen|rutschen|wissen)|wenn (?:ich|er|sie|das|es|wir)|nicht wieder|ist eh|kein \\p{L}+ mehr|hab (?:ihr|ihm|ihrs|ihms|ich)|(?:der|die) (?:\\p{L}+ )?(?:fehlt|kommt|ist|hat) ",
  refers:
    "(?:das|die|den|es|ihn|sie|ihm|ihr|ihnen|denen|da|dazu|dafür|damit|darüber|davon|hin|dort|mich|noch|nochmal)\\s(?:\\p{Ll}|(?:der|die|das|dem)\\s)",
  pointsBack:
    "ihn|ihm|ihr(?!e)|ihnen|denen|sie|er|es|dies\\p{Ll}{0,2}|(?:das|die|den|dem|der)(?=\\W*$|[,;.]|\\s(?:ich|er|sie|wir|du|dann|dort|noch|mal|bitte|auch|selber|selbst|nicht|schon|jetzt|heute|morgen|bis|per|an|mit|zur?|zum|\\p{Ll}+t|\\p{Ll}+e (?:ich|er|sie))(?!\\p{L}))|da(?:zu|für|mit|rüber|von|ran|rum|hin|rauf|rauf)?(?!\\p{L})|dr(?:auf|um|an)|dort|hin(?=\\W*$|\\s(?:und|zu))|beide[ns]?|welche|eins|einen?(?=\\W*$|\\s(?:zu )?\\p{Ll}+en\\W*$)|de[rs]selbe\\p{Ll}*|\\p{L}+['’]s(?=\\s\\p{Ll})",
  accepts:
    "(?:ja,? )?(?:mach|mache|mail|ruf|schick|übernehm|übernehme|besorg|regle|regel) ich|geht klar|wird gemacht|jo(?!\\p{L})|ja(?!\\p{L})|gern|kümmere mich|erledige ich|bin dran|sitz ich dran",
  somebody: "jemand|wer|irgendwer",
  writes:
    "gezeichnet|gez.|geschrieben von|protokoll:?|führer dieses [Bb]uches:?|schreibt:?|notiert von|verfasst von",
  meets: "anruf|telefonat|gespräch|besuch|termin|treffen|begehung|besprechung|tel.?",
  behindCalled: "du|ihr|bitte|kannst|könntest|magst",
  modals:
    "kannst|könntest|könnt|könntet|magst|mögt|möchtest|möchtet|willst|wollt|sollst|sollt|solltest|musst|müsstest|müsst|darfst|würdest|würdet|wirst|werdet",
  states: "bist|seid|warst|wart|wärst|hast|habt|hattest|hättest",
};
