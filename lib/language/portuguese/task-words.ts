import type { TaskWords } from "../match/task-words";

export const PORTUGUESE_TASK_WORDS: TaskWords = {
  leads: "e|ainda(?=\\s\\p{L}+[aei]r\\s)|mas|então|também|depois|tb|por favor|além disso",
  calls: "sim|não|ok|bom|boa|certo|obrigad[oa]|claro|oi|olá|ps",
  asks: "você (?:pode|consegue|poderia)|(?:fica|ficou|ficam|ficaram) de|agradeço que(?: me)?|(?:podes|pode|poderias|poderia|podem)|tens de|tem que|tem de|é preciso|precisa(?:mos)?|preciso|vou|tenho (?:de|que)|não esquecer de|alguém tem que|falta",
  explains:
    "senão|porque|que (?:eu|já|não|está)|(?:ele|ela|isso|está|é) (?:quer|tem|vai|já|está|é) |ela quer|ele quer",
  refers: "\\p{L}+[aeiáéê]-l[ao]s?(?!\\p{L})|\\p{L}+[aei]r-(?:lhes?|[ao]s?)(?!\\p{L})",
  pointsBack:
    "\\p{L}+-l?[ao]s?|\\p{L}+-lhes?|lhes?|eles?|elas?|del[ea]s?|isso|isto|aquilo|disso|nisso|lá|ess[ae]s?|aquel[ea]s?",
  accepts:
    "vejo sim|(?:eu )?\\p{L}+o (?:sim|eu)|ok(?!\\p{L})|tá(?!\\p{L})|pode deixar|eu (?:faço|levo|pego)|pego eu|deixa comigo|tá bom|claro|sim|combinado|faço eu",
  somebody: "alguém|quem",
  writes: "escrito por|apontamentos de|quem passa:?|anotado por",
  meets: "telefonema|visita|reunião|encontro|ligação",
  behindCalled: "tu|você|por favor",
  modals:
    "podes|pode|podias|poderias|poderia|consegues|consegue|queres|quer|gostarias de|deves|deve|tens de|tens que|vais|vai",
  states: "és|estás|está|estarás|estavas|serás|é|tens|tem|terás",
};
