import { type Cues, cue } from "../match/cues";

export const PORTUGUESE_CUES: Cues = {
  settled: cue(
    "decid(?:iu|ido|ida|imos|iram|e)|decisão|deliber(?:ou|ado|ação)|aprov(?:ou|ado|ada|ados|adas|am)|acord(?:o|ou|ado|ámos|amos)|de acordo|combinad[oa]|ficou|ficamos com|fica(?:m)? (?:com|decidid)\\p{L}*|confirmad[oa]s?|aceit[eoa]s?|rejeitad[oa]s?|recusad[oa]s?|eleit[oa]s?|nomead[oa]s?|escolhid[oa]s?|unanimidade|fechado|definid[oa]s?|marcad[oa]s?|vamos com|adjudicad[oa]",
  ),
  stays: cue(
    "mantém-se|mantém|mantemos|continua(?:m)?|fica como|adiad[oa]s?|cancelad[oa]s?|suspens[oa]s?|passa(?:m)? (?:a|para)|deixa(?:m)? de|não se \\p{L}+|já não|em vez de|a partir de|daqui em diante|sem alterações|máximo|será|serão",
  ),
  final: cue(
    "e ponto(?: final)?|ponto final|acabou-se(?: a conversa)?|e pronto|sem exceç(?:ão|ões)|nunca mais|ninguém|definitivamente|a partir d[eoa]|desde (?:já|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|como (?:sempre|no ano passado|antes|combinado)|fica assim",
  ),
  open: cue(
    "falta(?:m)?|pendentes?|por \\p{L}+(?:ar|er|ir)|é preciso|há que|tem de|têm de|tem que|deve(?:m)?|em aberto|em curso|urgente|até|ainda não|à espera|precisa(?:mos|m)?|prazo|deve-nos",
  ),
  takes: cue(
    "eu|fico de|fica de|ficou de|trato|trata|encarrega-se|encarregue|responsável|vai|vou|envia|enviará|manda|liga|fala com|prepara|pede|avisa|leva|traz|compra|procura|verifica|contacta|marca|faz|faço|levo|trago|ligo|peço",
  ),
  asks: cue(
    "por favor|se faz favor|sff|podes|podem|pode|poderia|podias|pede-se|solicita-se|pede(?:m)?|lembr(?:a|em|ar)|não esquec\\p{L}*|quem|agradeç\\p{L}*|preciso que|queria que",
  ),
  doubts: cue(
    "talvez|se calhar|se|poderia(?:m)?|seria|deveria|possível|eventualmente|ideia|hipótese|discutiu-se|discussão|dúvidas?|pensar|propõe|acha|espera",
  ),
  reports: cue(
    "era|foi|foram|estava|tem|tinha|informou|informa|explicou|disse|diz|apresentou|agradeceu|lembrou|comunicou|referiu|veio|fez|já|recebid[oa]s?|feit[oa]s?",
  ),
  motion: cue("propost[ao]s?|propôs|votos?|votação|a favor|contra|abstenç(?:ão|ões)|moção|vamos|recomenda"),
};
