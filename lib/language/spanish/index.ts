import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { SPANISH_LEARNINGS } from "./learnings";
import { VERBS } from "./verbs";

const BODY =
  "(?:la (?:junta(?: directiva)?|asamblea|comisión|dirección|reunión)|el (?:consejo|comité|equipo|grupo|patronato|pleno)|los (?:miembros|socios|presentes|asistentes))";

export const SPANISH: Language = {
  code: "es",
  words: wordSet(
    "el la los las un una unos unas de del al a y o pero no es son era fue será serán ha han había en con sin por para sobre entre hasta desde que quien cual donde se su sus lo nos este esta estos estas ese esa como más muy también ya si porque cuando todo todos toda todas ser estar hay antes después",
  ),
  letters: /[ñáíóú¿¡]/iu,
  dateWords:
    /(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana)/iu,
  until: "antes del?|hasta el|para el|a más tardar el|con fecha límite|plazo:?(?: hasta)?(?: el)?",
  labels: {
    attendees:
      /^(?:asistentes|estamos|estaban|estuvimos|somos|asistencia|presentes|participantes|asisten|personas asistentes|miembros presentes)$/,
    absent:
      /^(?:ausentes|ausencias|(?:se )?excusan?(?: su (?:asistencia|ausencia))?|excusad[oa]s|no asisten?|disculpan? su (?:asistencia|ausencia))$/,
    people: /^(?:preside|president[ea]|secretari[oa]|modera|redacta|invitad[oa]s?|levanta acta|toma nota)$/,
    actions:
      /^(?:acciones|tareas|pendientes|proximos pasos|compromisos|tareas pendientes|por hacer|acciones a seguir|asuntos pendientes)$/,
    decisions: /^(?:acuerdos?|decision(?:es)?|resoluciones|acuerdos adoptados)$/,
    agenda: /^(?:orden del dia|temas|programa)$/,
    date: /^(?:fecha|dia|reunion del)$/,
    location: /^(?:lugar|sala|sede)$/,
    due: /^(?:plazo|fecha limite|vencimiento)$/,
    owner: /^(?:responsable|encargad[oa])$/,
  },
  otherMeeting:
    /(?:próxim[ao]|anterior|últim[ao]|siguiente) (?:reunión|junta|sesión|asamblea|encuentro|pleno)/iu,
  approvals: /^(?:se )?(?:aprueba|aprobad[oa]|aprobó|acepta)s?(?: por (?:unanimidad|mayoría))?[.!]*$/iu,
  bodies: String.raw`(?:Asociación|Cooperativa|Fundación|Ayuntamiento|Diputación|Consejería|Ministerio|Mancomunidad|Colegio|Escuela|Universidad|Hospital|Instituto|Federación|Hermandad|Cofradía|Parroquia|Peña|Orquesta|Banda|Coro|Seguros|Transportes|Talleres|Editorial|Imprenta|Librería|Club|Sindicato|Cámara)(?:\s\p{Lu}\p{Ll}+(?:al|iva|ista))?|CEIP|IES|AMPA|AFA`,
  dealings:
    /(?<!\p{L})(?:(?:la |el |una? |al |del )(?:empresa|proveedor(?:a)?|aseguradora|constructora|imprenta|agencia|banco|compañía)|(?:compr|alquil|encarg|contrat)\p{L}{1,4}\s[^.;,]{0,30}(?<!\p{L})(?:en|a|con))\s[«"“]?$/iu,
  events:
    /(?<!\p{L})((?:fiesta|feria|festival|verbena|concierto|torneo|jornada|jornadas|mercadillo|congreso|encuentro|excursión|cabalgata|semana cultural|taller|charla|exposición|pregón|carrera|romería)(?![\p{L}])(?:\s(?:de la|del|de|de los)\s\p{L}[\p{L}'’-]+(?:\s\p{L}{4,})?)?)/iu,
  happens:
    /\s(?:tendrá|tiene|tendrán) lugar(?=\s)|\sse (?:celebra(?:rán?)?|celebrarán|realizará)(?=\s)|\s(?:será|queda para|está previst[oa])(?=\s(?:el|del|para)\s)/iu,
  project: /(?:^|\s)([Pp]royecto\s[«"“]?\p{Lu}[\p{L}\p{N}-]{2,}(?:\s\p{Lu}[\p{L}\p{N}-]+)?)/u,
  decisions: [
    /(?:^|[.,;:]\s)(?:ya |finalmente |al final |por fin )?(?:decidimos|acordamos|hemos decidido|hemos acordado|quedamos en|optamos por|resolvimos)(?: que| en)?\s(.{6,})$/iu,
    /(?<!\p{L})(?:queda|quedó) (?:acordado|decidido|aprobado)(?: que)?\s(.{6,})$/iu,
    /(?<!\p{L})(?:acuerdo|decisión|decidido|acordado)\s?[:–]\s(.{6,})$/iu,
    /(?:^|[.,;:]\s)se (?:pospone|aplaza|suspende|contrata|elige|nombra|mantiene|cancela|descarta)\s(.{6,})$/iu,
    /(?<!\p{L})se (?:acuerda|decide|acordó|decidió|resuelve)(?: por (?:unanimidad|mayoría))?(?: que)? (.{6,})$/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:acuerda|decide|acordó|decidió|ha acordado|ha decidido)(?: por (?:unanimidad|mayoría))?(?: que)? (.{6,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:${BODY}|se)\s+((?:aprueba|aprobó|rechaza|ratifica)\s+(?!el acta|el orden|por (?:unanimidad|mayoría)\.?$).{4,})$`,
      "iu",
    ),
    /^(?!.*(?:el acta|orden del día))(?:el|la|los|las)\s.{3,80}\s(?:queda|quedan|es|son|ha sido)\s(?:aprobad[oa]s?|rechazad[oa]s?)/iu,
  ],
  commitments: [
    /^(?:se encarga(?:rá)?|se ocupa(?:rá)?|queda encargad[oa]|se compromete)\s+(?:de|a)\s+(.+)$/iu,
    /^(?:va a|debe|deberá|tiene que|tendrá que)\s+(.+)$/iu,
  ],
  takes: "se (?:encarga|ocupa|encargará|ocupará)(?: de ello| de eso)?|lo (?:hace|hará)",
  infinitive: /^\p{Ll}{2,}[aei]r(?:se|l[aeo]s?)?(?=\s)/u,
  clitics: /^(?:me|te|nos|os|les?|l[ao]s?)\s/u,
  cares: [/^se (?:encarga|ocupa)(?:rá)?\s+(de(?:l| la| los| las)\s.+)$/iu, "ocuparse $1"],
  verbs: VERBS,
  regular: [[/^(\p{L}{3,})a$/u, "$1ar"]],
  speech: wordSet(
    "informa explica pregunta señala comenta indica opina recuerda queda está era para hasta presenta muestra da pasa toma abre saluda agradece trabaja espera desea piensa manifiesta destaca aclara una cada contra levanta",
  ),
  requests: [
    /(?<!\p{L})(?:me |nos )?(?:puedes|podrías|podés|puede|podría|pueden|podrían)(?: usted)? (?:(?:por favor|también),?\s)*(.{6,}?)\s*\?+$/iu,
    /(?:^|[,;:]\s)(?:por favor|favor de|te pido|le pido),?\s+(?:que )?(?!no |disculp|tenga)(.{6,}?)[.!]*$/iu,
  ],
  promises: [
    /(?:^|[,;:]\s|por mi parte,? )(?:yo )?(?:voy a|tengo que|debo|quedo en) (.{6,})$/iu,
    /(?:^|[,;:]\s)(?:yo )?me (?:encargo|ocupo) de(?:l)? (.{4,})$/iu,
    /(?:^|[,;:]\s)yo (?:te |le |les )?((?:reservo|envío|mando|llamo|compro|preparo|reviso|escribo|pido|hago|confirmo|busco|aviso)\s.{4,})$/iu,
    /(?:^|[,;:]\s)(?:yo )?(?:te |le |les )((?:envío|mando|enviaré|mandaré|confirmo|confirmaré)\s.{4,})$/iu,
  ],
  futures: [[/^(\p{L}+[aei]r)á$/u, "$1"]],
  learnings: SPANISH_LEARNINGS,
};
