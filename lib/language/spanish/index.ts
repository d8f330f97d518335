import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
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
  until: "antes del?|hasta el|para el|a más tardar el|con fecha límite",
  labels: {
    attendees: /^(?:asistentes|presentes|participantes|asisten|miembros presentes)$/,
    absent: /^(?:ausentes|excusan?(?: su asistencia)?|excusados|no asisten|disculpan su asistencia)$/,
    people: /^(?:preside|president[ea]|secretari[oa]|modera|redacta|invitados)$/,
    actions: /^(?:acciones|tareas|pendientes|proximos pasos|compromisos|tareas pendientes)$/,
    decisions: /^(?:acuerdos?|decision(?:es)?|resoluciones|acuerdos adoptados)$/,
    agenda: /^(?:orden del dia|temas|programa)$/,
    date: /^(?:fecha|dia|reunion del)$/,
    location: /^(?:lugar|sala|sede)$/,
    due: /^(?:plazo|fecha limite|vencimiento)$/,
    owner: /^(?:responsable|encargad[oa])$/,
  },
  otherMeeting:
    /(?:próxim[ao]|anterior|últim[ao]|siguiente) (?:reunión|junta|sesión|asamblea|encuentro|pleno)/iu,
  decisions: [
    /(?<!\p{L})se (?:acuerda|decide|acordó|decidió|resuelve)(?: por (?:unanimidad|mayoría))?(?: que)? (.{6,})$/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:acuerda|decide|acordó|decidió|ha acordado|ha decidido)(?: por (?:unanimidad|mayoría))?(?: que)? (.{6,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:${BODY}|se)\s+((?:aprueba|aprobó|rechaza|ratifica)(?: por (?:unanimidad|mayoría))?\s+(?!el acta|el orden).{4,})$`,
      "iu",
    ),
    /^(?!.*(?:el acta|orden del día))(?:el|la|los|las)\s.{3,80}\s(?:queda|quedan|es|son|ha sido)\s(?:aprobad[oa]s?|rechazad[oa]s?)/iu,
  ],
  commitments: [
    /^(?:se encarga(?:rá)?|se ocupa(?:rá)?|queda encargad[oa]|se compromete)\s+(?:de|a)\s+(.+)$/iu,
    /^(?:va a|debe|deberá|tiene que|tendrá que)\s+(.+)$/iu,
  ],
  verbs: VERBS,
  futures: [[/^(\p{L}+[aei]r)á$/u, "$1"]],
};
