import type { TaskWords } from "../match/task-words";

export const DUTCH_TASK_WORDS: TaskWords = {
  leads: "en|dus|maar|dan|ook|graag|nog|noch(?=\\s.{3,}en$)|alsjeblieft|aub|daarna|verder",
  calls: "ja|nee|ok|oké|goed|mooi|prima|dus|hoi|dag|bedankt|top|ps",
  asks: "(?:zou|zouden|zal|zullen)(?: nog| ook)*(?=.*\\p{Ll}{2}en(?!\\p{L}))|(?:kun|kan|kunt|zou|wil|wilt) (?:je|jij|u|jullie)(?: (?:nog|ook|even|mij|me|ons))*|we moeten|iemand moet|ik moet|niet vergeten(?: om)?",
  explains:
    "anders|want|omdat|dus|(?:hij|zij|ze|het|dat|die|we|ik) (?:is|zijn|heeft|hebben|moet|kan|wil|komt|houdt|had|was)|moet er zijn",
  refers: "(?:hem|haar|het|ze|die|dat|er|daar)\\s\\p{Ll}",
  pointsBack:
    "hem|haar|ze|hen|hij|zij|dat|die|dit|deze|daar\\p{Ll}*|er|ervan|ermee|eentje|het(?=\\s(?:\\p{Ll}+(?:t|en)|\\p{Ll}{1,3})(?!\\p{L})(?!\\s\\p{Ll}+e\\s))",
  accepts: "doe ik|komt goed|is goed|ja hoor|ja(?!\\p{L})|regel ik|maak ik|prima|doe maar|ik dus",
  somebody: "iemand|wie",
  writes: "notulist:?|geschreven door|kladjes|verslag:?|door",
  meets: "gesprek|telefoontje|bezoek|overleg|afspraak",
  behindCalled: "jij|wil jij|aub",
  modals: "kun|kan|kunt|kunnen|zou|zouden|wil|wilt|willen|moet|moeten|mag|mogen|zal|zult|zullen|ga|gaat|gaan",
  states: "ben|bent|was|waren|zijn|heb|hebt|hebben|had",
};
