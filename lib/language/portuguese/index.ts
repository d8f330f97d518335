import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { PORTUGUESE_ASSIGNMENTS } from "./assignments";
import { PORTUGUESE_CUES } from "./cues";
import { PORTUGUESE_GIVEN_NAMES } from "./given-names";
import { PORTUGUESE_LEARNINGS } from "./learnings";
import { PORTUGUESE_OCCASIONS } from "./occasions";
import { PORTUGUESE_ORGANISATIONS } from "./organisations";
import { PORTUGUESE_RESOLUTIONS } from "./resolutions";
import { PORTUGUESE_TASK_WORDS } from "./task-words";
import { PORTUGUESE_OWN_VERBS, VERBS } from "./verbs";
import { PORTUGUESE_VOCABULARY } from "./vocabulary";

const BODY =
  "(?:a (?:assembleia(?: geral)?|direção|diretoria|comissão|reunião|junta)|o (?:conselho|comité|comitê|grupo|executivo)|os (?:membros|sócios|presentes|participantes|moradores))";

export const PORTUGUESE: Language = {
  code: "pt",
  cues: PORTUGUESE_CUES,
  vocabulary: PORTUGUESE_VOCABULARY,
  givenNames: PORTUGUESE_GIVEN_NAMES,
  taskWords: PORTUGUESE_TASK_WORDS,
  words: wordSet(
    "o a os as um uma uns umas de do da dos das ao à aos às em no na nos nas num numa por pelo pela pelos pelas para com sem sobre entre até desde que quem qual onde se seu sua seus suas e ou mas não é são era foi foram será serão ha há tem têm este esta estes estas esse essa isso como mais muito também já porque nesta neste nestas nestes nessa nesse desta deste destas destes dessa desse quando todos todas ser estar antes depois",
  ),
  nounFirst: true,
  letters: /[ãõçâêôáéíóú]/iu,
  dateWords:
    /(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã)|\d\s(?:de\s)?(?:jan|fev|abr|mai|jun|jul|ago|set|out|nov|dez)(?!\p{L})/iu,
  until: "até(?: ao)?(?: dia)?(?: o dia)?|antes de|no máximo até|prazo:?",
  labels: {
    attendees:
      /^(?:participaram|(?:check ?list|lista|relacao) (?:de |dos |das )?(?:participantes|presen(?:tes|cas?))|(?:membros|pessoas|associados) (?:presentes|participantes)|integrantes(?: presentes)?|presentes na reuniao|participantes (?:presentes|da reuniao)|mesa|vieram|estavam|presentes|participantes|presencas|presente|compareceram|estiveram presentes|membros presentes)$/,
    absent:
      /^(?:ausentes|faltaram|faltas|ausencias|(?:faltas|ausencias) justificadas|justificaram a (?:falta|ausencia)|nao compareceram)$/,
    people:
      /^(?:vice presidente|tesoureir[oa]|vogais|vogal|primeir[oa] secretari[oa]|redatora?|(?:ata )?(?:redigid|elaborad)[oa] por|(?:participantes )?convocad[oa]s|mediadora?|presidiu|presidente|secretari[oa]|moderador(?:a)?|redigiu|convidad[oa]s?|secretariou|relator(?:a)?)$/,
    done: /^(?:feito|concluid[oa]s?)$/,
    actions:
      /^(?:(?:tarefas|acoes) de (?:acompanhamento|seguimento)|proximas etapas sugeridas|tarefas (?:a (?:realizar|fazer)|atribuidas|pendentes|para .{2,30})|atividades (?:a realizar|pendentes)|proximas (?:tarefas|acoes|atividades|etapas)|pendencias|acoes (?:definidas|a (?:realizar|tomar))|atribuicoes|ac(?:ao|oes)|tarefas?|o que (?:falta|ha a) fazer|quem faz o que|pendentes?|proximos passos|encaminhamentos|compromissos|a fazer|responsabilidades)$/,
    decisions:
      /^(?:(?:resumo (?:das|de) )?decisoes (?:tomadas|e (?:acordos|encaminhamentos|deliberacoes))|foi decidido que|(?:o que )?(?:decidimos|ficou decidido|foi decidido|ficou combinado|combinamos)|decisoes|deliberacoes|decisao|deliberacao|resolucoes)$/,
    agenda: /^(?:ordem de trabalhos|ordem do dia|pauta|temas|programa)$/,
    date: /^(?:data|dia|reuniao de)$/,
    location: /^(?:local|lugar|sala|sede)$/,
    due: /^(?:prazo|data (?:limite|de entrega)|vencimento|(?:para )?quando)$/,
    owner: /^(?:responsave(?:l|is)|encarregad[oa]s?|quem|atribuid[oa] a|a cargo de)$/,
  },
  otherMeeting: /(?:próxim[ao]|anterior|últim[ao]|seguinte) (?:reunião|assembleia|sessão|encontro)/iu,
  approvals:
    /^(?:a (?:moção|proposta) )?(?:foi |foram )?(?:aprovad[oa]s?|aceit[oea]s?)(?: por (?:unanimidade|maioria))?[.!]*$/iu,
  companions:
    /(?:^|[\s(«])(?:com|e|para|a|de|d[oa]|segundo|ti[oa]|prim[oa]|irmão|irmã|avó|avô|amig[oa]|colega|vizinh[oa]|filh[oa]|mulher|marido|Querid[oa]|Car[oa]|Olá|Obrigad[oa])\s$/iu,
  offices: wordSet(
    "deputado deputada conselheiro conselheira vogal autarca associado associada companheiro companheira subsíndico pedreiro pedreira canalizador encanador eletricista electricista carpinteiro serralheiro pintor pintora mecânico mecânica padeiro padeira veterinária veterinário dentista fisioterapeuta parteira farmacêutica farmacêutico juiz juíza sargento cabo tenente bombeiro vereador vereadora pároco padre pastor pastora vizinho vizinha colega chefe encarregado encarregada fornecedor fornecedora síndico síndica inquilino inquilina treinador treinadora capitão maestro maestrina professor professora diretor diretora director directora seu dona",
  ),
  noNames: wordSet("ela natal páscoa sol paz mar lima roma vida sala santa santos reis campo domingo abril"),
  articles: /(?<!\p{L})(?:o|a|d[oa]|ao|à|pel[oa]|n[oa]|com [oa])\s$/iu,
  bodies: String.raw`(?:Associação|Cooperativa|Fundação|Câmara Municipal|Prefeitura|Ministério|Escola|Colégio|Universidade|Hospital|Instituto|Sindicato|Federação|Banco|Clube|Agrupamento|Editora|Gráfica|Paróquia|Secretaria|Junta de Freguesia|Padaria|Papelaria|Livraria|Serralharia|Carpintaria|Lavandaria|Peixaria|Marcenaria|Confeitaria|Sapataria|Farmácia|Centro Social|Centro (?:Cultural|de Saúde|Paroquial)|Coro|Orquestra|Teatro|Museu|Biblioteca|Clínica|Diocese|Liga|União|Confederação|Consórcio|Oficina|Transportes|Construções|Adega|Quinta(?= d)|Grupo (?:Coral|Desportivo|Folclórico)|Sociedade|Bombeiros Voluntários|Igreja|Empresa|Grupo|Rancho Folclórico|Filarmónica|Banda|Santa Casa)(?:\s\p{Lu}\p{Ll}+(?:al|iva|ista))?`,
  organisations: PORTUGUESE_ORGANISATIONS,
  institutions: "Cruz Vermelha|Proteção Civil|Guarda Nacional Republicana|Segurança Social",
  acts: /^\s(?:(?:ainda )?não\s(?:respondeu|entregou|enviou|pagou|confirmou)|(?:empresta|oferece|dá|deve|envia|cede|paga)-nos|(?:enviou|entregou|aprovou|confirmou|respondeu)(?=\s(?:o|a|os|as|que)\s))/iu,
  venues: "parque|pavilhão|salão|auditório|igreja|quinta|castelo|teatro",
  titles: wordSet("pe. dra. frei cabo seu dona família"),
  speakers: {
    notice: /criptografia de ponta a ponta|encriptad[oa]s ponto a ponto/iu,
    parent: /^(?:mamãe|mãe|papai|pai)(?:\sd[aeo])?\s\p{Lu}/iu,
  },
  dealings:
    /(?<!\p{L})(?:(?:a |à |da |pela |na |uma |o |ao |do |pelo |um )(?:empresa|firma|fornecedor(?:a)?|seguradora|construtora|gráfica|agência|banco|companhia))\s[«"“]?$/iu,
  events:
    /(?<!\p{L})((?:festa|feira|festival|concerto|torneio|encontro|congresso|arraial|mercado|passeio|almoço|jantar|oficina|palestra|exposição|corrida|jornada|seminário)\s(?:(?:da|do|de|dos|das)\s)?(?:\p{Lu}[\p{L}'’-]+|natal|verão)(?:\s\p{Lu}[\p{L}'’-]+)?)/iu,
  occasions: PORTUGUESE_OCCASIONS,
  happens:
    /\s(?:terá lugar|realiza-se|vai realizar-se|realizar-se-á|acontece(?:rá)?|está marcad[oa])(?=\s)|\sserá(?=\s(?:no dia|a|em)\s\d)/iu,
  isOn: /\s(?:é|será|são|fica)(?=\s(?:a|em|no dia|dia|de)\s\d)/iu,
  project: /(?:^|\s)([Pp]rojeto\s[«"“]?\p{Lu}[\p{L}\p{N}-]{2,})/u,
  decisions: [
    /^(?!.*(?<!\p{L})ata(?!\p{L}))([^:.?]{6,}?),\s(?:ok\s|fica\s|está\s)?(?:decidid[oa]|aprovad[oa]|fechado|combinado|acordado|todos de acordo)(?: por unanimidade)?[.!]*$/iu,
    /^(?:fechado|combinado|decidido|acordado)[,:!]\s([^?]{6,})$/iu,
    /^([^:.]{2,60}?\s(?:foi|foram|é|são)\s(?:re)?eleit[oa]s?(?:\s[^:.]{4,60})?)[.]?$/iu,
    /^([^:.]{2,60}?\s(?:foi|foram)\s(?:confirmad|nomead|reconduzid)[oa]s?\s(?:como |no |na |para )?[^:.]{4,60})[.]?$/iu,
    /(?<!\p{L})(?:combinamos|combinámos|acordámos|acordamos|decidimos|ficou combinado|ficou acordado)\s(?:que\s)?(.{6,})$/iu,
    /(?<!\p{L})((?:optámos|optamos)\s(?:pel[oa]s?|por)\s.{4,})$/iu,
    /^(fechad[oa]s?\s(?:[oa]s?|com)\s[^,;]{4,})/iu,
    /(?:^|:\s)(?:a partir de agora|de agora em diante|daqui em diante),?\s(.{8,})$/iu,
    /^(.{10,}?)\s?\((?:aprovad[oa]\s)?por (?:unanimidade|maioria)(?:[,;][^()]*)?\)[.!]*$/iu,
    /^((?:o|a|os|as)\s.{3,60}?\s(?:fica|ficou|ficam|foi)\s(?:fixad|marcad|definid)[oa]s?\s(?:em|para|nos?)\s.{2,60})$/iu,
    /(?:^|[.,;:]\s)(?:ficamos com|optámos por|optamos por|vamos com|ficou (?:decidido|combinado|acordado)(?: que)?)\s(.{6,})$/iu,
    /^(aprovad[oa]s? (?:por unanimidade )?(?:o|a|os|as) (?!ata).{4,})$/iu,
    /(?:^|[.,;:]\s)(?:já |finalmente |então )?(?:decidimos|combinamos|acordámos|acordamos|ficou combinado|definimos|optámos por|optamos por)(?: que| de| em)?\s(.{6,})$/iu,
    /(?<!\p{L})(?:decisão|decidido|deliberação|acordado)\s?[:–]\s(.{6,})$/iu,
    /(?<!\p{L})(?:foi|foram) (?:aprovad[oa]s?|aceit[oea]s?|adiad[oa]s?|escolhid[oa]s?|definid[oa]s?)\s(?!a ata|com |pel[oa]s? |em |n[oa]s? |por (?:unanimidade|maioria)\.?$)(.{6,})$/iu,
    /(?:^|,\s)(?!.*(?:a ata|ordem d))((?:o|a|os|as)\s[^,.]{3,80}\s(?:foi|foram)\s(?:aprovad|rejeitad)[oa]s?)(?=\s(?:com|pel[oa]s?|em|sem|por)\s)/iu,
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
  resolutions: PORTUGUESE_RESOLUTIONS,
  auxiliaries: /^(?:deve|deverá|vai|pode|poderá|quer|tem|ficou|fica|há)(?:-\p{Ll}+)?\s\p{Ll}/u,
  assignments: PORTUGUESE_ASSIGNMENTS,
  takes: "(?:trata|encarrega-se|ocupa-se|fica encarregad[oa])(?: disso)?|fica com isso",
  infinitive: /^(?:\p{Ll}{2,}[aei]r(?:-se)?|ver|dar|ler|ir|pôr|repor|propor|expor)(?=\s)/u,
  orders: wordSet(
    "abrir acabar afixar agendar ajustar alterar alugar apanhar apresentar arquivar arranjar arrumar assinar avisar buscar cancelar carregar chamar cobrar colar colher colocar combinar concluir confirmar conferir consertar consultar contratar convidar corrigir cortar criar dar definir depositar descarregar desligar desmarcar digitalizar distribuir divulgar encomendar entrar escolher fechar finalizar fotografar gravar guardar imprimir incluir instalar inscrever ir justificar lavar lembrar ler limpar mandar medir montar mostrar mudar negociar notificar obter orçar pagar passar perguntar pintar pôr programar publicar receber recolher registar registrar remarcar renovar reparar repor resolver responder retirar reunir revisar rever substituir telefonar terminar testar tirar trazer tratar trocar vender ver",
  ),
  clitics: /^(?:me|te|nos|lhes?)\s/u,
  verbs: VERBS,
  plural: [/m$/u, ""],
  reports: /^\p{L}+\sque\s/iu,
  regular: [
    [/^(\p{L}{3,})a$/u, "$1ar"],
    [/^(\p{L}{3,})e$/u, "$1er"],
  ],
  speech: wordSet(
    "informa explica pergunta lembra relata comenta indica diz acha fica está para uma sobre ante apresenta mostra passa abre agradece trabalha espera deseja pensa destaca entre desde cada contra esteve teve deve pode como hoje",
  ),
  reminders: [
    /^(?:p\.?\s?s\.?:?\s)?((?:perguntar|ligar|comprar|avisar|enviar|mandar|reservar|procurar|preparar|verificar|confirmar|pedir|levar)\s.{6,}?)[\s?.!]*$/iu,
    /^(?:nota para mim|lembrete|não esquecer(?: de)?)\s?[:–-]?\s?(.{6,})$/iu,
    /(?:^|[,;:–-]\s)(?:é preciso|será preciso|falta|temos de|há que)(?: ainda| também)?\s(\p{Ll}{2,}[aei]r\s.{4,})$/iu,
  ],
  requests: [
    /(?<!\p{L})(?:me |você )?(?:podes|pode|poderia|poderias|consegues|consegue|podem) (?:(?:por favor|também|me|nos),?\s)*(.{6,}?)\s*\?+$/iu,
    /(?:^|[,;:]\s)(?:por favor|peço que|favor),?\s+(?!não )(.{6,}?)[.!]*$/iu,
  ],
  duties: [
    /(?:^|[.,;:–-]\s)((?:o|a|os|as)\s\p{L}[\p{L} ]{2,60}?\s(?:deve|devem|tem de|têm de|tem que|têm que)\s(?:ser|estar)\s\p{L}+.*)$/iu,
  ],
  taker:
    /^(?:(?:[Dd]isso )?(?:se )?(?:encarrega|ocupa|trata)(?:-se)?|[Qq]uem trata (?:disso )?é|a cargo d|fica com|[Cc]uida disso) ?(?:[oa] )?(\p{Lu}[\p{L} -]{1,40}?)[.!]*$/u,
  firstPerson: {
    lead: /^(?:eu|então eu|ok,? eu)\s(?!não\s)/iu,
    also: /eu(?!\p{L})/u,
    behind: /^eu(?!\p{L})/u,
    regular: [/[aei]r$/u, "o"],
    irregular: PORTUGUESE_OWN_VERBS,
  },
  promises: [
    /(?:^|[,;:]\s|da minha parte,? )(?:eu )?(?:vou|tenho de|tenho que|preciso de|devo) (.{6,})$/iu,
    /(?:^|[,;:]\s)(?:eu )?(?:trato|encarrego-me|fico encarregad[oa]) d[eoa]s? (.{4,})$/iu,
    /(?:^|[,;:]\s)(?:eu )((?:envio|mando|ligo|compro|preparo|reservo|escrevo|confirmo|falo|marco)\s.{4,})$/iu,
  ],
  futures: [[/^(\p{L}+[aei]r)á$/u, "$1"]],
  learnings: PORTUGUESE_LEARNINGS,
};
