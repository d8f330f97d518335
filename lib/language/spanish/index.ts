import type { Language } from "../match/language";
import { wordSet } from "../match/word-set";
import { SPANISH_ASSIGNMENTS } from "./assignments";
import { SPANISH_CUES } from "./cues";
import { SPANISH_GIVEN_NAMES } from "./given-names";
import { SPANISH_LEARNINGS } from "./learnings";
import { SPANISH_OCCASIONS } from "./occasions";
import { SPANISH_ORGANISATIONS } from "./organisations";
import { SPANISH_RESOLUTIONS } from "./resolutions";
import { SPANISH_TASK_WORDS } from "./task-words";
import { SPANISH_OWN_VERBS, VERBS } from "./verbs";
import { SPANISH_VOCABULARY } from "./vocabulary";

const BODY =
  "(?:la (?:junta(?: directiva)?|asamblea|comisión|dirección|reunión)|el (?:consejo|comité|equipo|grupo|patronato|pleno)|los (?:miembros|socios|presentes|asistentes))";

export const SPANISH: Language = {
  code: "es",
  cues: SPANISH_CUES,
  vocabulary: SPANISH_VOCABULARY,
  givenNames: SPANISH_GIVEN_NAMES,
  taskWords: SPANISH_TASK_WORDS,
  words: wordSet(
    "nada el la los las un una unos unas de del al a y o pero no es son era fue será serán ha han había en con sin por para sobre entre hasta desde que quien cual donde se su sus lo nos este esta estos estas ese esa como más muy también ya si porque cuando todo todos toda todas ser estar hay antes después",
  ),
  nounFirst: true,
  letters: /[ñáíóú¿¡]/iu,
  dateWords:
    /(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana)|setiembre|\d\s(?:de\s)?(?:ene|feb|abr|ago|sept?|oct|nov|dic)(?!\p{L})/iu,
  until: "antes del?|hasta el|para el|a más tardar el|con fecha límite|plazo:?(?: hasta)?(?: el)?",
  labels: {
    done: /^hecho$/,
    attendees:
      /^(?:participaron|asistieron|(?:lista|relacion|control) de (?:asistentes|asistencia|participantes)|asistencia a la reunion|(?:socios|socias|personas|miembros) (?:asistentes|presentes|participantes)|integrantes(?: presentes)?|vienen|vinieron|han venido|mesa|acuden|asistentes|estamos|estaban|estuvimos|somos|asistencia|presentes|participantes|asisten|personas asistentes|miembros presentes)$/,
    absent:
      /^(?:ausentes|ausencias|(?:se )?excusan?(?: su (?:asistencia|ausencia))?|excusad[oa]s|no asisten?|disculpan? su (?:asistencia|ausencia))$/,
    people:
      /^(?:(?:vice)?presidencia|vicepresident[ea]|tesoreria|tesorer[oa]|secretaria|vocal(?:es|ia)?(?: \d)?|redactora?|moderadora?|facilitadora?|(?:acta )?(?:redactad|elaborad)[oa] por|convocad[oa]s|convocante|preside|president[ea]|secretari[oa]|modera|redacta|invitad[oa]s?|levanta acta|toma nota)$/,
    actions:
      /^(?:tareas de seguimiento|(?:proximos pasos|pasos siguientes) sugeridos|tareas (?:asignadas|acordadas|a realizar|para .{2,30})|compromisos (?:asumidos|adquiridos)|acciones (?:pendientes|acordadas|a (?:realizar|tomar))|(?:tareas )?(?:para la )?proxima semana|proximas (?:tareas|acciones|etapas)(?: pendientes)?|acuerdos y (?:compromisos|tareas)|para la proxima (?:reunion|semana)|acci[oó]n(?:es)?|tareas?|encargos?|pendientes|lo que (?:falta|queda)|(?:lo )?que hay que hacer|proximos pasos|compromisos|tareas pendientes|por hacer|quien hace que|pendiente|acciones a seguir|asuntos pendientes)$/,
    decisions:
      /^(?:(?:resumen de )?(?:acuerdos y decisiones|decisiones y acuerdos)|decisiones (?:tomadas|adoptadas)|acuerdos (?:tomados|alcanzados)|puntos acordados|acuerdos?|decision(?:es)?|(?:lo )?(?:que )?(?:hemos|se ha) (?:decidido|acordado)|lo (?:decidido|acordado)|resoluciones|acuerdos adoptados|se (?:acuerda|acordo|decide|decidio|ha (?:acordado|decidido))(?: que)?|(?:acordamos|decidimos)(?: que)?)$/,
    agenda: /^(?:orden del dia|temas|programa)$/,
    date: /^(?:fecha|dia|reunion del)$/,
    location: /^(?:lugar|sala|sede)$/,
    due: /^(?:plazo|fecha (?:limite|tope|de vencimiento)|vencimiento|(?:para )?cuando)$/,
    owner: /^(?:responsables?|encargad[oa]s?|quien|asignad[oa] a|a cargo de)$/,
  },
  otherMeeting:
    /(?:próxim[ao]|anterior|últim[ao]|siguiente) (?:reunión|junta|sesión|asamblea|encuentro|pleno)/iu,
  approvals:
    /^(?:la (?:moción|propuesta) )?(?:se |queda |es |fue )?(?:aprueba|aprobad[oa]|aprobó|acepta)s?(?: por (?:unanimidad|mayoría|todos|asentimiento|consenso))?[.!]*$/iu,
  companions:
    /(?:^|[\s(«])(?:con|y|e|para|según|a|de|t[íi][oa]|prim[oa]|herman[oa]|abuel[oa]|sobrin[oa]|cuñad[oa]|amig[oa]|compañer[oa]|vecin[oa]|hij[oa]|mujer|marido|un tal|una tal|faltan?|excusa|disculpa|avisar a|llamar a|Querid[oa]|Hola|Gracias)\s$/iu,
  shortForms: "francisco: paco pancho; guadalupe: lupe; ignacio: nacho; josé jose: pepe",
  offices: wordSet(
    "alcalde alcaldesa diputado diputada consejero consejera vocal vocales socio socia fontanero fontanera electricista albañil pintor pintora carpintero carpintera cerrajero mecánico mecánica panadero panadera pescadero carnicero veterinario veterinaria dentista fisio comadrona farmacéutico farmacéutica juez jueza sargento cabo teniente bombero concejal concejala edil párroco cura hermana vecino vecina compañero compañera colega jefe jefa encargado encargada capataz proveedor proveedora gestor gestora administrador administradora inquilino inquilina entrenador entrenadora capitán capitana monitor monitora orientador orientadora tutor tutora licenciado licenciada ingeniero ingeniera contador contadora gasista plomero",
  ),
  noNames: wordSet(
    "hacer charla ronda chao ella león rabia vale toma sol paz mar lima roma granada santa santos vida salud sala reyes navidad plata socorro domingo abril campo tina",
  ),
  bodies: String.raw`(?:Univ\.|Asociación|Cooperativa|Fundación|[Aa]yuntamiento|Diputación|Consejería|Ministerio|Mancomunidad|Colegio|Escuela|Universidad|Hospital|Instituto|Federación|Hermandad|Cofradía|[Pp]arroquia|Grupo(?! de )|(?!Cafetería|Galería|Lotería|Batería|Conserjería|Secretaría)\p{Lu}\p{Ll}{2,}ería|Peña|Escolanía|Gerencia|Delegación|Subdelegación|Oficina|Vivero|[Vv]ivero(?= El| La)|\p{Ll}{3,}ería(?= \p{Lu})|Coral|Rondalla|Ateneo|Centro (?:Cultural|Social|de Salud)|Residencia|Clínica|Farmacia|Conservatorio|Museo|Biblioteca|Teatro|Unión|Liga|Confederación|Concejalía|Patronato|Consorcio|Fontanería|Construcciones|Reformas|Bodegas?|Autocares|Viajes|Gestoría|Asesoría|Comunidad de Propietarios|Orquesta|Banda|Coro|Seguros|Transportes|Talleres|Editorial|Imprenta|Librería|Club|Sindicato|Cámara|Caja|Diócesis|Agencia|Comunidad de Regantes)(?:\s\p{Lu}\p{Ll}+(?:al|iva|ista))?|CEIP|IES|AMPA|AFA`,
  organisations: SPANISH_ORGANISATIONS,
  institutions:
    "Guardia Civil|Cámara (?:Agraria|de Comercio)|Policía (?:Local|Nacional|Municipal)|Junta de (?:Andalucía|Castilla y León|Castilla-La Mancha|Extremadura)|Comunidad de Madrid|Gobierno de (?:Aragón|Navarra|Canarias|Cantabria|La Rioja|España)|Principado de Asturias|Cruz Roja|Protección Civil|Seguridad Social|Agencia Tributaria",
  acts: /^\s(?:nos\s(?:deja|presta|da|ofrece|manda|envía|cobra|debe|pide|alquila|vende|regala|cede|ha|han)(?!\p{L})|(?:no\s)?(?:ha|han)\s(?:pasado|enviado|mandado|contestado|respondido|confirmado|subido|concedido|aprobado|pagado|entregado|llamado)(?!\p{L})|pone\s\d|presta\s)/iu,
  venues:
    "parque|albergue|teatro|polideportivo|pabellón|salón|auditorio|iglesia|ermita|refugio|camping|finca|palacio|castillo|frontón|centro cívico",
  address:
    /(?<![\p{L}\d])(?:C\/|Calle|Avda\.|Avenida|Av\.|Plaza|Pza\.|Paseo|Ctra\.|Camino|Ronda)\s?(?:(?:de la|de los|de las|del|de)\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de la|del|de|y)\s)?\p{Lu}[\p{L}'’-]+){0,3},?\s(?:n\.?º\s?)?\d{1,3}(?![\d/]|\.\d)/gu,
  titles: wordSet(
    "lic. licda. arq. dra. don doña señora fray sor licenciado licenciada comandante profe familia",
  ),
  speakers: {
    notice: /cifrad[oa]s de extremo a extremo/iu,
    parent: /^(?:mam[áa]|pap[áa]|madre|padre)(?:\s(?:de|del))?\s\p{Lu}/iu,
  },
  dealings:
    /(?<!\p{L})(?:(?:la |el |una? |al |del )(?:tienda|cadena|marca|inmobiliaria|gestoría|asesoría|ferretería|cooperativa|empresa|proveedor(?:a)?|aseguradora|constructora|imprenta|agencia|banco|compañía)|(?:compr|alquil|encarg|contrat)\p{L}{1,4}\s[^.;,]{0,30}(?<!\p{L})(?:en|a|con)|(?:pedir|solicitar|reclamar|enviar|mandar|escribir)\s[^.;,]{0,30}(?<!\p{L})(?:a|al|a la)|(?:presupuesto|oferta|factura|pedido|subvención|permiso|licencia)\s[^.;,]{0,30}(?<!\p{L})(?:a|de|con)|(?:hablar|quedar|negociar|contactar|reunirse) con|l[aeo]s? (?:cobra|lleva|gestiona|suministra|instala|vende|sirve))\s[«"“]?$/iu,
  events:
    /(?<!\p{L})((?:boda|bautizo|fiesta|feria|festival|trofeo|copa|campeonato|maratón|travesía|certamen|muestra|gala|kermés|cata|verbena|concierto|torneo|jornada|jornadas|mercadillo|congreso|encuentro|excursión|campamento|acampada|convivencia|cabalgata|semana cultural|taller|charla|exposición|pregón|carrera|romería)(?![\p{L}])(?:\s(?:de la|del|de|de los)\s\p{L}[\p{L}'’-]+(?:\s(?!será|tendr|sería|sigue|sale|queda|este|esta|para|como)\p{L}{4,})?)?)/iu,
  occasions: SPANISH_OCCASIONS,
  happens:
    /\s(?:tendrá|tiene|tendrán) lugar(?=\s)|\sse (?:celebra(?:rán?)?|celebrarán|realizará)(?=\s)|\s(?:será|queda para|está previst[oa])(?=\s(?:el|del|para)\s)/iu,
  isOn: /\s(?:es|son|serán?|cae)(?=\s(?:el|del|los)\s(?:\p{L}+\s)?\d)/iu,
  project: /(?:^|\s)([Pp]royecto\s[«"“]?\p{Lu}[\p{L}\p{N}-]{2,}(?:\s\p{Lu}[\p{L}\p{N}-]+)?)/u,
  decisions: [
    /,\s(?:aprob|acord|rechaz)ándose\s(?:por\s(?:unanimidad|mayoría)\s)?(?!el acta|el orden)(?:que\s)?(.{6,}?)[.]?$/iu,
    /^([^:.?¿]{8,}?),\s(?:ok\s|queda\s)?(?:decidido|aprobad[oa]|acordad[oa]|todos de acuerdo|de acuerdo todos)[.!]*$/iu,
    /^(?:sí,\s)([^:.?¿]{8,}?),\s(?:decidido|aprobado|acordado)[.!]*$/iu,
    /^([^:.]{2,60}?\s(?:es|son|sale|salen|ha sido|han sido|fue|fueron|queda|quedan)\s(?:re)?elegid[oa]s?(?:\s[^:.]{4,60})?)[.]?$/iu,
    /^([^:.]{2,60}?\s(?:es|son|ha sido|han sido|fue|fueron)\s(?:confirmad|nombrad|designad)[oa]s?\s(?:como |para )?[^:.]{4,60})[.]?$/iu,
    /(?<!\p{L})(?:acuerdan|deciden|acordaron|decidieron)(?: por (?:unanimidad|mayoría|consenso))?(?:\s?:|,? que)?\s(.{6,})$/iu,
    /^([^:.]{4,60}?\s(?:->|→|=>)\s(?:se (?:deja|aplaza|pospone|cancela|descarta|pasa|mantiene))\s.{4,})$/iu,
    /(?<!\p{L})((?:nos quedamos|seguimos)\scon\s.{6,})$/iu,
    /^((?:aprobad|acordad|descartad|aplazad)[oa]s?\s(?:por (?:unanimidad|mayoría)\s)?(?:el|la|los|las|un|una)\s(?!acta|orden)(?!.*\sacta).{4,})$/iu,
    /^((?:el|la|los|las)\s.{3,60}?\s(?:se fija|se queda|queda fijad[oa])\s(?:en|a)\s.{2,60})$/iu,
    /(?<!\p{L})((?:queda|quedan|quedó)\s(?:descartad|aplazad|suspendid|cancelad|confirmad|fijad|anulad|eliminad)[oa]s?\s.{4,})$/iu,
    /(?<!\p{L})(?:nos quedamos con|nos decantamos por|vamos con|seguimos con)\s(.{6,})$/iu,
    /^[\p{L} ,-]{3,30}:\s(?:se ha |hemos )?(?:decidido|acordado|elegido)[:,]?\s(?:que )?(.{6,})$/iu,
    /(?:^|[.,;:]\s)(?:(?:ya|finalmente|al final|por fin|entonces|pues|así que|bueno|vale|ok),? )*(?:decidimos|acordamos|hemos decidido|hemos acordado|quedamos en|optamos por|resolvimos)(?: que| en)?\s(.{6,})$/iu,
    /(?<!\p{L})(?:quedan?|quedó|quedaron) (?:acordad|decidid|aprobad)[oa]s?(?: (?:por unanimidad|por mayoría))?(?: que)?\s(?!el acta|el orden)(.{6,})$/iu,
    /(?:^|:\s)(?:a partir de ahora|desde ahora|en adelante),?\s(.{8,})$/iu,
    /^(.{10,}?)\s?\((?:aprobad[oa]\s)?por (?:unanimidad|mayoría)(?:[,;][^()]*)?\)[.!]*$/iu,
    /(?<!\p{L})(?:acuerdo|decisión|decidido|acordado)(?: (?:n[.º°]* ?)?\d[\d./-]*)?\s?[:–]\s(.{6,})$/iu,
    /(?:^|[.,;:]\s)se (?:pospone|aplaza|suspende|contrata|elige|nombra|mantiene|cancela|descarta)\s(.{6,})$/iu,
    /(?<!\p{L})se (?:acuerda|decide|acordó|decidió|resuelve)(?: por (?:unanimidad|mayoría))?(?: que)? (.{6,})$/iu,
    new RegExp(
      String.raw`(?<!\p{L})${BODY}\s+(?:acuerda|decide|acordó|decidió|ha acordado|ha decidido)(?: por (?:unanimidad|mayoría))?(?: que)? (.{6,})$`,
      "iu",
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:${BODY}|se)\s+((?:aprueba|aprobó|rechaza|ratifica)\s+(?!el acta|el orden|sin (?:cambios|modificaciones|observaciones)|por (?:unanimidad|mayoría)\.?$).{4,})$`,
      "iu",
    ),
    /^(?!.*(?:el acta|orden del día))(?:el|la|los|las)\s.{3,80}\s(?:queda|quedan|es|son|ha sido)\s(?:aprobad[oa]s?|rechazad[oa]s?)/iu,
  ],
  resolutions: SPANISH_RESOLUTIONS,
  auxiliaries:
    /^(?:debe|deberá|debía|va a|puede|podrá|quiere|tiene|queda|se encarga|se ocupa|ha)(?:-\p{Ll}+)?\s\p{Ll}/u,
  assignments: SPANISH_ASSIGNMENTS,
  takes: "se (?:encarga|ocupa|encargará|ocupará)(?: de ello| de eso)?|lo (?:hace|hará)",
  infinitive: /^(?:(?:\p{Ll}{2,}[aei]r|ver|dar|ir|leer|reír|oír)(?:se|l[aeo]s?)?)(?=\s)/u,
  orders: wordSet(
    "abonar acabar adjuntar ajustar alquilar anular apuntar archivar arreglar asignar aclarar cambiar cancelar cargar cerrar citar cobrar colgar colocar completar comprobar concretar confirmar consultar contestar contratar copiar corregir crear cubrir dar decidir dejar descargar devolver difundir elegir eliminar encargar entregar escanear escoger facturar fijar firmar grabar guardar hablar implementar imprimir incluir ingresar instalar ir justificar lavar leer liquidar localizar medir mirar montar mover notificar ofrecer pagar pasar pintar planificar poner preguntar presentar probar publicar quedar quitar recordar reclamar reenviar regar renovar reparar repartir reponer resolver responder retirar reunir sacar seguir subir sustituir tapar terminar tirar tramitar transferir trasladar traer vender ver",
  ),
  clitics: /^(?:me|te|nos|os|les?|l[ao]s?)\s/u,
  verbs: VERBS,
  plural: [/n$/u, ""],
  reports: /^\p{L}+\sque\s/iu,
  regular: [[/^(\p{L}{3,})(?<!í)a$/u, "$1ar"]],
  speech: wordSet(
    "informa explica pregunta señala comenta indica opina recuerda queda está era para hasta presenta muestra da pasa toma abre saluda agradece trabaja espera desea piensa manifiesta destaca aclara una cada contra levanta",
  ),
  reminders: [
    /^(?:nota para m[íi]|recordatorio|que no se me olvide|no olvidar)\s?[:–-]?\s?(.{6,})$/iu,
    /(?:^|[,;:–-]\s)(?:hay que|tenemos que|tendremos que|habrá que|habría que|falta|queda por)(?: todavía| aún| también)?\s(\p{Ll}{2,}[aei]r(?:l[aeo]s?|se)?\s.{4,})$/iu,
    /^((?:preguntar|llamar|pedir|comprar|avisar|enviar|mandar|reservar|buscar|preparar|revisar|confirmar)\s.{6,}?)[\s?.!]*$/iu,
  ],
  requests: [
    /(?:^|[,;.:]\s)(?:así que |o sea que |por lo que )?(?:tenéis|tienes) que (.{6,}?)[.!]*$/iu,
    /(?:^|[,;:.]\s)(?:necesito|necesitamos|haría falta|hace falta|me gustaría|estaría bien) que (?:me |nos |le |lo |la )?(\p{Ll}+(?:as|es|éis|áis|a|e|an|en)\s.{5,}?)[.!]*$/iu,
    /(?:^|[,;:.]\s|¿)(?:te|le|os) (?:importa|importaría) (?!que|si)(\p{Ll}+[aei]r(?:me|nos|lo|la)?\s.{4,}?)\s*\?+$/iu,
    /^(?!(?:una|la|esta|otra)\s)(\p{L}{3,}[ae])(?: tú)?,? por favor,?(\s(?!no ).{6,}?)[.!]*$/iu,
    /(?<!\p{L})(?:me |nos )?(?:puedes|podrías|podés|puede|podría|pueden|podrían)(?: usted)? (?:(?:por favor|también),?\s)*(.{6,}?)\s*\?+$/iu,
    /(?:^|[,;:]\s)(?:por favor|favor de|te pido|le pido),?\s+(?:que )?(?!no |disculp|tenga)(.{6,}?)[.!]*$/iu,
  ],
  objects: [
    ["la", "la|una|nuestra"],
    ["lo", "el|un|nuestro"],
    ["las", "las|unas"],
    ["los", "los|unos"],
  ].map(([ending, article]) => ({
    pattern: new RegExp(String.raw`^(\p{L}{2,}[aeií]r)${ending}(?=\s|$)(.*)$`, "iu"),
    thing: new RegExp(
      String.raw`(?<!\p{L})((?:${article})\s\p{L}+(?:\s(?!y\s|o\s|que\s|para\s|con\s|se\s|está|es\s|de\s)\p{L}+){0,2})(?=[,.;]|$|\s(?:de|para|y|que|con)\s)`,
      "giu",
    ),
    title: "$1 $thing$2",
  })),
  duties: [
    /(?:^|[.,;:–-]\s)((?:el|la|los|las)\s\p{L}[\p{L} ]{2,60}?\s(?:debe|deben|tiene que|tienen que|ha de|han de)\s(?:ser\s\p{L}+d[oa]s?|estar\s\p{L}+).*)$/iu,
  ],
  taker:
    /^(?:de (?:eso|ello|esto)\s)?(?:se\s(?:ocupa|encarga|ocupará|encargará))\s(?:de (?:eso|ello)\s)?(\p{Lu}[\p{L}’' -]{1,40}?)[.!]*$|^(?:De (?:eso|ello|esto) se (?:ocupa|encarga|ocupará|encargará)|[Ll]o (?:hace|hará)) (\p{Lu}[\p{L}’' -]{1,40}?)[.!]*$/u,
  firstPerson: {
    lead: /^(?:yo|pues yo|bueno,? yo|ya)\s(?!no\s)/iu,
    also: /yo(?!\p{L})/u,
    behind: /^yo(?!\p{L})/u,
    regular: [/[aei]r$/u, "o"],
    irregular: SPANISH_OWN_VERBS,
  },
  promises: [
    /(?:^|[,;:]\s|por mi parte,? )(?:yo )?(?:voy a|tengo que|debo|quedo en) (.{6,})$/iu,
    /(?:^|[,;:]\s)(?:yo )?me (?:encargo|ocupo) de(?:l)? (.{4,})$/iu,
    /(?:^|[,;:]\s)yo (?:te |le |les )?((?:reservo|envío|mando|llamo|compro|preparo|reviso|escribo|pido|hago|confirmo|busco|aviso)\s.{4,})$/iu,
    /(?:^|[,;:]\s)(?:yo )?(?:te |le |les )((?:envío|mando|enviaré|mandaré|confirmo|confirmaré)\s.{4,})$/iu,
  ],
  futures: [[/^(\p{L}+[aei]r)á$/u, "$1"]],
  learnings: SPANISH_LEARNINGS,
};
