import { type LearningWords, label, leads, minor, phrases, votes, words } from "../match/learnings";
import { PORTUGUESE_GRAMMAR } from "./grammar";

const HOW = "(?:(?:finalmente|também|por unanimidade|por maioria|no fim|já|hoje|ontem|então),?\\s)*";
const SETTLED =
  "(?:aprovad[oa]s?|rejeitad[oa]s?|acordad[oa]s?|decidid[oa]s?|adiad[oa]s?|cancelad[oa]s?|eleit[oa]s?|descartad[oa]s?|adotad[oa]s?|definid[oa]s?(?! (?:considerando|até|com base|de acordo|conforme)))";
const NUMBER = "(?:\\d[\\d.,]*|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte)";

/** Others: "the countries that have decided", "people decide", and "because it was dropped". */
const OTHERS =
  "(?:que|quem|porque) (?:decidiu|decidiram|optou|optaram|escolheu|escolheram)|(?:alguém|as pessoas|muitas pessoas|muita gente) (?:\\p{L}+ ){0,3}(?:decid|opt|escolh)\\p{L}+";

export const PORTUGUESE_LEARNINGS: LearningWords = {
  grammar: PORTUGUESE_GRAMMAR,
  patterns: {
    decision: [
      label("decisão|decisões|decidido|deliberação|acordado|resolução"),
      ...leads(
        [
          0.92,
          `(?:decidiu|decidiram|decidimos|resolvemos|resolveu(?= que| \\p{L}+r(?!\\p{L}))|deliberou|acordou|optámos|optamos|optou|decidi)(?:-se)? ${HOW}(?:que|por|não)?`,
        ],
        [0.92, `(?:ficou|foi) ${HOW}(?:(?:decidido|acordado|combinado|resolvido) (?:que|por)?|definido que)`],
      ),
      ...phrases(
        [
          0.9,
          "(?:escolhemos|escolhi|ficámos com|ficamos com|aprovou|aprovaram|rejeitou|rejeitaram|elegeu|aprova-se|aprovou-se)",
        ],
        [0.88, `(?:foi|foram|fica|ficam|está|é) (?:\\p{L}+ ){0,3}${SETTLED}`],
        [0.85, "por unanimidade|por \\d+ votos (?:contra|a)"],
        [
          0.78,
          "(?:mantemos|cancelamos|adiamos|desistimos de|mudamos para|continuamos com|vamos com|deixamos de)",
        ],
      ),
      ...phrases(
        [0.78, "(?:no final|afinal) (?:\\p{L}+ )?\\p{L}+(?:amos|emos|imos)"],
        [
          0.78,
          "(?:a partir de agora|daqui em diante|de agora em diante),? (?:\\p{L}+ )?\\p{L}+(?:amos|emos|imos)",
        ],
      ),
    ],
    assumption: [
      label("hipóteses?|suposição|suposições|pressupostos?|premissas?"),
      ...leads(
        [
          0.92,
          "(?:supomos|suponho|supõe-se|assumimos|assumo|presumimos|presumo|presume-se|damos por (?:certo|garantido|assente)|dou por (?:certo|garantido))(?: que)",
        ],
        [0.92, "(?:partimos|parto|parte|partindo) do (?:princípio|pressuposto) (?:de )?que"],
        [0.9, "(?:a nossa|nossa|a) (?:hipótese|suposição|premissa) é(?: que)?"],
        [
          0.85,
          "(?:esperamos|espera-se|prevemos|prevê-se|estimamos|estima-se|contamos(?: com o facto de)?) que",
        ],
      ),
      ...phrases(
        [0.8, "provavelmente|presumivelmente|ao que tudo indica"],
        [0.75, "(?:acho|achamos|acredito|acreditamos|penso|creio) que"],
        [0.72, "dever(?:á|ão|ia|iam) (?:bastar|chegar|durar|aguentar|ser suficientes?)"],
      ),
      ...phrases([0.78, "imagin(?:o|amos) que"]),
    ],
    constraint: [
      label("restrição|restrições|limite|prazo|requisitos?|regras?|condição|condições"),
      ...phrases(
        [
          0.9,
          "não (?:se )?(?:pode|podem|poderá|poderão|deve|devem) (?:\\p{L}+)|não (?:é|são|está|estão) (?:\\p{L}+ )?(?:permitid[oa]s?|autorizad[oa]s?|reembolsáve(?:l|is)|aceites?|aceit[oa]s?)",
        ],
        [
          0.9,
          "(?:é|são|está|estão|fica|ficam) (?:\\p{L}+ ){0,2}(?:proibid[oa]s?|limitad[oa]s?|obrigatóri[oa]s?|restrit[oa]s?|reservad[oa]s?|sujeit[oa]s?)",
        ],
        [
          0.88,
          `(?:no máximo|no mínimo|pelo menos|não mais (?:de|do que)|o mais tardar|até ao máximo de|um máximo de|um mínimo de|máximo de|mínimo de) (?:o |a |os |as |de )?${NUMBER}|${NUMBER}.{0,30} (?:no máximo|no mínimo)`,
        ],
        [
          0.86,
          "(?:o prazo|a data limite|o limite|o orçamento|o teto|a idade mínima) .{0,50}?(?:é|são|termina|acaba|vence)",
        ],
        [0.85, "nenhum[a]? (?:\\p{L}+ ){1,4}(?:pode|deve|poderá)|ninguém (?:pode|deve)"],
        [
          0.82,
          "(?:exige|exigem|requer|requerem|obriga|proíbe|proíbem) (?:uma?|o|a|os|as|que|pelo menos|dois|duas|três|\\d)",
        ],
        [
          0.8,
          "(?:deve|devem|deverá|deverão|tem de|têm de|tem que|têm que) [^;?]{3,90} (?:até|antes d[eoa]s?|pelo menos|no prazo|com \\p{L}+ \\p{L}+ de antecedência)|(?:deve|devem|tem de|têm de) ser .{3,}",
        ],
        [0.78, "(?:só|apenas|somente|unicamente) (?:se )?(?:pode|podem|com|após|mediante|para|até)"],
      ),
      ...phrases([0.78, "não (?:cobre|inclui|deixa|aguenta|suporta)m?"], [0.86, "o mais tardar"]),
    ],
    contradiction: [
      label("contradição|contradições|discrepância|divergência"),
      ...phrases([
        0.9,
        "(?:contradiz|contradizem)|em contradição|não (?:bate|batem|coincide|coincidem|corresponde|correspondem)|incompatível com",
      ]),
    ],
  },
  excluded: {
    decision: words(
      `${OTHERS}|adiad\\p{L}+ [^.]{0,20}próxima (?:reunião|sessão)|est(?:á|ão) sendo|(?:nada|ainda não|não|sem) (?:\\p{L}+ ){0,3}(?:decidid[oa]s?|decidimos|decidiu|decisão|${SETTLED})|ata .{0,60}${SETTLED}|aprov\\p{L}+ a ata|(?:deve|tem de|precisa|será|se|falta) (?:\\p{L}+ ){0,5}${SETTLED}|(?:tinha|havia)\\p{L}* (?:\\p{L}+ )?(?:decidido|escolhido)`,
    ),
    assumption: words("não (?:\\p{L}+ ){0,2}(?:acho|achamos|acredito|creio|supo\\p{L}+)|como esperado"),
    constraint: words(
      "(?:deve|devem) (?:ter|ser (?:verdade|difícil|tarde|bom|dele|dela))|não (?:é|são) (?:obrigatóri\\p{L}+|necessári\\p{L}+)|não (?:posso|podemos|podes)|não se pode (?:negar|dizer|ter tudo)|devia\\p{L}*|podia\\p{L}*|(?:tem|têm) (?:de|que) (?:falar|ligar|enviar|comprar|perguntar|preparar|procurar)",
    ),
    contradiction: words("nenhuma contradição|não há contradição"),
  },
  unasserted: words(
    "(?:sugestão|objeção|alternativa)\\s*:|se (?:der|houver|o|a|os|as|for|não|tivermos|tivéssemos|conseguirmos|alguém)|(?:perguntou|pergunta|saber|verificar|ver|sei),? (?:\\p{L}+ ){0,2}se|poderia\\p{L}*|poderíamos|seria\\p{L}*|deveria\\p{L}*|deveríamos|gostaria\\p{L}*|teria\\p{L}*|talvez|se calhar|quem sabe|por exemplo|imagine\\p{L}*|dizem que|diz-se|boatos?|antigamente|naquele tempo|oxalá|tomara|espero que|(?:deves|podes|tens de|será que)|dizia",
  ),
  sections: {
    decision: /^(?:decisões(?: tomadas)?|decisão|deliberações|resoluções|acordos)$/,
    assumption: /^(?:hipóteses|suposições|pressupostos|premissas)$/,
    constraint: /^(?:restrições|limites|regras|requisitos|condições|prazos|obrigações|limitações)$/,
    contradiction: /^(?:contradições|divergências)$/,
    open: /^(?:perguntas(?: em aberto)?|questões(?: em aberto)?|pontos em aberto|ideias|propostas|tarefas|pendências|ações|próximos passos|ordem (?:do dia|de trabalhos)|a fazer|licença|fontes|exemplos?|opções|ligações|lista de compras|objetivos?)$/,
    denied: /^(?:proibido|não permitido|não fazer|o que não fazer|fora de escopo|fora do escopo)$/u,
    reasons:
      /^(?:contexto|antecedentes|motivação|motivos?|razões|justifica(?:ção|tiva)|consequências|implicações|vantagens|desvantagens|vantagens e desvantagens|por ?quê)$/,
  },
  firstPerson: words("\\p{L}{3,}(?:amos|emos|imos)|decidi|optei|escolhi|combinei|resolvi|rejeitei"),
  spoken: /(?<!\p{L})(?:hã|né|tipo,|pois é|quer dizer|sei lá|sabe,)(?!\p{L})/iu,
  votes: votes({
    vote: "moç(?:ão|ões)|propostas?|votos?|votaç(?:ão|ões)|unanimidade|maioria|abstenç(?:ão|ões)|favor|contra|aprovad[oa]s?|aprova|aceite|rejeitad[oa]s?|eleit[oa]s?|assembleia|direção|conselho|comissão|membros?|presentes|resultado",
    between: "por|com|uma?|d[oae]s?|foi|foram|são|está|todos",
    motion: "moção|propõe|proposta|submete",
    lost: "rejeitad[oa]s?|chumbad[oa]s?",
  }),
  minor: minor({
    unnamed:
      "(?<=^\\P{L}{0,4})\\p{L}+[áêíaei]-l[oa]s?|isto|isso|est[ae](?! (?:ano|semestre|semana|mês))|ess[ae]|est[ae]s|acima|abaixo|el[ae]s?|a proposta(?! de)|o ponto(?! de)",
    routine: "atas?|ordem do dia|pautas?|próxim[oa] (?:reunião|vez|sessão|semana)|adia\\p{L}+|novos sócios",
    step: "(?:\\p{L}+ ){0,2}(?:preparar|revisar|testar|marcar uma reunião|contatar|contactar|conversar|verificar|falar com|ver com|discutir|perguntar|pesquisar)",
    deadline: "prazos?|datas? limite|deadline",
    aside:
      "se|pergunt\\p{L}+|no ano passado|propõe|poderia\\p{L}*|consequências? d|(?:des)?vantage(?:m|ns) d|(?:última|anterior) reunião|reunião (?:anterior|passada)|assembleia da república|congresso nacional|senado|(?:feit|realizad)[oa]s? (?:pel[oa]s?|em equipes)|que (?:o|a) \\p{L}+ decidiu",
  }),
  denial: words("não|nunca|ninguém|nada|sem|contra|nenhuma?|rejeit\\p{L}+"),
  source:
    /(?<!\p{L})(?:segundo|de acordo com|conforme|diz|dizem|indica|indicam|mostra|mostram|consta|aponta)(?!\p{L})/iu,
  turn: /;\s*|,?\s+(?:mas|enquanto|porém|no entanto|já|contra)(?!\p{L})|,\s+(?=segundo|conforme|o|a|os|as|\p{Lu})|\s[–—-]\s/giu,
};
