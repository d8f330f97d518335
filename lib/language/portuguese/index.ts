import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { VERBS } from "./verbs";

const BODY =
  "(?:a (?:assembleia(?: geral)?|direção|diretoria|comissão|reunião|junta)|o (?:conselho|comité|comitê|grupo|executivo)|os (?:membros|sócios|presentes|participantes|moradores))";

export const PORTUGUESE: Language = {
  code: "pt",
  words: wordSet(
    "o a os as um uma uns umas de do da dos das ao à aos às em no na nos nas num numa por pelo pela pelos pelas para com sem sobre entre até desde que quem qual onde se seu sua seus suas e ou mas não é são era foi foram será serão ha há tem têm este esta estes estas esse essa isso como mais muito também já porque quando todos todas ser estar antes depois",
  ),
  letters: /[ãõçâêôáéíóú]/iu,
  dateWords:
    /(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã)/iu,
  until: "até(?: ao)?(?: dia)?(?: o dia)?|antes de|no máximo até",
  labels: {
    attendees: /^(?:presentes|participantes|presencas|estiveram presentes|membros presentes)$/,
    absent: /^(?:ausentes|faltaram|faltas|ausencias|justificaram a ausencia)$/,
    people: /^(?:presidiu|presidente|secretari[oa]|moderador(?:a)?|redigiu|convidados)$/,
    actions: /^(?:acoes|tarefas|pendentes|proximos passos|encaminhamentos|a fazer|responsabilidades)$/,
    decisions: /^(?:decisoes|deliberacoes|decisao|deliberacao|resolucoes)$/,
    agenda: /^(?:ordem de trabalhos|ordem do dia|pauta|temas|programa)$/,
    date: /^(?:data|dia|reuniao de)$/,
    location: /^(?:local|lugar|sala|sede)$/,
    due: /^(?:prazo|data limite|vencimento)$/,
    owner: /^(?:responsavel|encarregad[oa])$/,
  },
  otherMeeting: /(?:próxim[ao]|anterior|últim[ao]|seguinte) (?:reunião|assembleia|sessão|encontro)/iu,
  decisions: [
    /(?<!\p{L})(?:foi (?:decidido|deliberado|acordado)|decidiu-se|deliberou-se|ficou (?:decidido|acordado)|decide-se)(?: por (?:unanimidade|maioria))?(?: que)? (.{6,})$/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:decide|decidiu|delibera|deliberou|resolveu|acordou)(?: por (?:unanimidade|maioria))?(?: que)? (.{6,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+((?:aprova|aprovou|rejeita|rejeitou|ratifica|ratificou)(?: por (?:unanimidade|maioria))?\s+(?!a ata|a ordem|a pauta).{4,})$`,
      "iu",
    ),
    /^(?!.*(?:a ata|ordem d))(?:o|a|os|as)\s.{3,80}\s(?:foi|foram|é|fica)\s(?:aprovad[oa]s?|rejeitad[oa]s?)/iu,
  ],
  commitments: [
    /^(?:fic(?:a|ou|ará) (?:encarregad[oa]|responsável)|encarrega-se|trata|tratará|compromete-se)\s+(?:de|a|por|em)\s+(.+)$/iu,
    /^(?:vai|deve|deverá|irá|tem (?:de|que)|terá (?:de|que))\s+(.+)$/iu,
  ],
  verbs: VERBS,
  futures: [[/^(\p{L}+[aei]r)á$/u, "$1"]],
};
