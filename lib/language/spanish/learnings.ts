import { type LearningWords, label, leads, minor, phrases, votes, words } from "../match/learnings";
import { SPANISH_CLAIMS } from "./claim-words";
import { SPANISH_GRAMMAR } from "./grammar";

const HOW =
  "(?:(?:finalmente|también|por unanimidad|por mayoría|al final|ya|hoy|ayer|entonces|por \\d+ votos a \\d+),?\\s)*";
const SETTLED =
  "(?:aprobad[oa]s?|rechazad[oa]s?|acordad[oa]s?|decidid[oa]s?|aplazad[oa]s?|cancelad[oa]s?|elegid[oa]s?|descartad[oa]s?|adoptad[oa]s?|pospuest[oa]s?|suspendid[oa]s?)";
const NUMBER = "(?:\\d[\\d.,]*|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte)";

/** Others: "the countries that have decided", "people decide", and "because it was dropped". */
const OTHERS =
  "(?:que|quien|quienes|porque|ya que|por qué|cuánt[oa]s (?:veces|\\p{L}+)) (?:se )?(?<!(?<!por)que se )(?:ha|han|había|habían) (?:\\p{L}+ )?(?:decidido|acordado|elegido|optado|descartado|cancelado|aplazado)|(?:alguien|la gente|mucha gente|muchas personas|las personas) (?:\\p{L}+ ){0,3}(?:decid|elig|opt)\\p{L}+";

export const SPANISH_LEARNINGS: LearningWords = {
  grammar: SPANISH_GRAMMAR,
  patterns: {
    decision: [
      label("decisión|decisiones|acuerdos?|acordado|decidido|resolución|aprobado"),
      ...leads(
        [
          0.92,
          `(?:se|nos) ${HOW}(?:acordó|acuerda|decidió|decide|resolvió|resuelve(?= que| \\p{L}+[aei]r(?!\\p{L}))|aprobó|aprueba|convino) ${HOW}(?:que|por)?`,
        ],
        [
          0.92,
          `(?:hemos|han|ha|he) ${HOW}(?:decidido|acordado|resuelto|optado|elegido|quedado|descartado|aplazado|cancelado|renunciado a) ${HOW}(?:por|que|en|no)?`,
        ],
        [
          0.9,
          `(?:decidimos|acordamos|optamos por|resolvimos|elegimos|decidí|opté por|elegí|quedamos en)(?: que)?`,
        ],
      ),
      ...phrases(
        [
          0.82,
          "nos (?:quedamos con|decantamos por)|optamos por|se (?:mantiene|pospone|aplaza|suprime|elimina)n? (?:el|la|los|las)",
        ],
        [0.76, "no (?:haremos|vamos a) .{3,50} (?:este año|este curso|por ahora)"],
        [
          0.9,
          `(?:junta|asamblea|comité|consejo|equipo|comisión|directiva|comunidad|claustro|grupo) (?:\\p{L}+ ){0,6}?(?:acuerda|decide|aprueba|acordó|decidió|aprobó|rechaza|rechazó|resuelve)`,
        ],
        [
          0.9,
          "se (?:aprueban?|aprobaron|rechazan?|rechazó|rechazaron|acuerdan|acordaron|aplaza|aplazó|cancela|canceló|elige|eligió|descarta|descartó|suspende|suspendió)",
        ],
        [0.88, `(?:queda|quedan|ha sido|han sido|fue|fueron|está|es) (?:\\p{L}+ ){0,2}${SETTLED}`],
        [0.85, "por unanimidad|por \\d+ votos (?:a favor|a|contra)"],
        [
          0.78,
          "(?:nos quedamos con|mantenemos|cancelamos|aplazamos|renunciamos a|dejamos de|cambiamos (?:a|de)|seguimos con|vamos con|pasamos a|descartamos|posponemos|cerramos)",
        ],
        [
          0.74,
          "^\\P{L}*(?:venga|vale|bueno|pues|de acuerdo),? (?:entonces,? |pues,? )?(?!vamos a ver|veremos|hablamos|quedamos en contacto|tenemos|somos|estamos|creemos|sabemos|podemos|debemos)\\p{L}+(?:amos|emos|imos) (?:el |la |los |las |un |una )?\\p{L}+",
        ],
        [
          0.76,
          "(?:este año|esta temporada|desde ahora|a partir de (?:ahora|hoy|enero|septiembre|octubre|mañana)),? (?:ya )?(?:nada de|sin|se acabó|se acabaron|no (?:hay|habrá|ponemos|plantamos|compramos))",
        ],
        [0.75, "(?:ya )?no (?:habrá|haremos|usaremos|vamos a|renovaremos|se hará)"],
      ),
      ...phrases(
        [0.78, "al final (?:l[oa]s? |nos )?\\p{L}+(?:amos|emos|imos)"],
        [0.78, "^\\P{L}*\\p{L}+(?: \\p{L}+){0,3} (?:descartad|cancelad|aplazad|rechazad)[oa]s?(?=\\W*$)"],
        [
          0.78,
          "(?:a partir de ahora|desde ahora|de ahora en adelante|en adelante),? (?:\\p{L}+ )?\\p{L}+(?:amos|emos|imos)",
        ],
      ),
    ],
    assumption: [
      label("supuestos?|hipótesis|suposición|premisa"),
      ...leads(
        [
          0.92,
          "(?:suponemos|supongo|supone|suponen|asumimos|asumo|asume|asumen|presumimos|presumo|damos por (?:hecho|sentado|supuesto)|doy por (?:hecho|sentado|supuesto)|da por (?:hecho|sentado))(?: (?:también|de momento|por ahora))? (?:que)?",
        ],
        [
          0.92,
          "(?:partimos|parto|parte|parten|partiendo) (?:de la base|del supuesto|de la premisa|de la hipótesis) de que|bajo el supuesto de que|suponiendo que|en el supuesto de que",
        ],
        [
          0.9,
          "(?:nuestra|la|mi) (?:hipótesis|suposición|premisa) (?:es|de trabajo es|sigue siendo)(?: que)?",
        ],
        [
          0.85,
          "(?:esperamos|calculamos|estimamos|contamos con|confiamos en|prevemos|se (?:espera|prevé|estima|calcula)|calculo|estimo|cuento con)(?: (?:con)?)? ?que",
        ],
      ),
      ...phrases(
        [0.82, "(?:cuento|contamos|cuentan) con que"],
        [0.8, "probablemente|seguramente|previsiblemente|presumiblemente|lo más probable"],
        [0.75, "(?:creo|creemos|cree|pienso|pensamos) que"],
        [0.72, "deberían? (?:bastar|alcanzar|llegar|durar|aguantar|estar list[oa]s?|ser suficientes?)"],
      ),
      ...phrases([0.78, "(?:me )?(?:imagino|imaginamos) que"]),
    ],
    constraint: [
      label(
        "restricción|restricciones|límite|plazo|fecha límite|requisito|requisitos|norma|regla|condición|tope",
      ),
      ...phrases(
        [0.84, "máximo (?:de )?\\d[\\d.,]*|como máximo|mínimo (?:de )?\\d[\\d.,]*"],
        [
          0.75,
          "(?:tiene|tienen) que \\p{L}+ (?:a los|antes|dentro|cada)|hay que .{3,60} (?:antes de|meses antes|días antes|dentro de)",
        ],
        [
          0.72,
          "no se \\p{L}+ (?:los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|después de|antes de|sin)|(?:hace|hacen) falta \\p{L}+ \\d[\\d.]*",
        ],
        [
          0.9,
          "no (?:se )?(?:puede|pueden|podrá|podrán|debe|deben|deberá|deberán) (?:\\p{L}+)|no (?:se )?(?:admite|permite|acepta)n?|no (?:está|están|es|son|se) (?:\\p{L}+ )?(?:permitid[oa]s?|permite|permiten|admite|admiten|acepta|aceptan|autorizad[oa]s?|reembolsables?|admitid[oa]s?)",
        ],
        [
          0.9,
          "(?:está|están|queda|quedan|es|son|será|serán) (?:\\p{L}+ ){0,2}(?:prohibid[oa]s?|limitad[oa]s?|obligatori[oa]s?|imprescindibles?|restringid[oa]s?|reservad[oa]s?|sujet[oa]s?|necesari[oa]s? (?:presentar|el|la|un|una))|se prohíbe|prohibido",
        ],
        [
          0.88,
          `(?:como máximo|como mínimo|al menos|a lo sumo|un máximo de|un mínimo de|máximo de?|mínimo de?|no más de|no menos de|a más tardar|hasta un máximo de) (?:el |la |los |de |a )?${NUMBER}|${NUMBER}.{0,30} (?:como máximo|como mínimo|como mucho)`,
        ],
        [
          0.86,
          "(?:el plazo|la fecha límite|el límite|el presupuesto|el tope|el pedido mínimo|el importe (?:máximo|mínimo)|la edad mínima|el aforo|el preaviso) .{0,50}?(?:es|son|está|termina|vence|acaba|finaliza|asciende)",
        ],
        [0.85, "ningun[oa]? (?:\\p{L}+ ){1,5}(?:puede|podrá|debe|se)|nadie (?:puede|podrá|debe)"],
        [
          0.82,
          "(?:exige|exigen|requiere|requieren|obliga|obligan|prohíbe|prohíben|necesita|necesitan) (?:un|una|el|la|los|las|que|al menos|a|dos|tres|\\d|autorización|permiso|firma|licencia)",
        ],
        [
          0.8,
          "(?:debe|deben|deberá|deberán|tiene que|tienen que) (?:[^;?]{0,80} )?(?:estar|ser|haber|realizarse|entregarse|pagarse|presentarse|firmarse|renovarse|enviarse|hacerse)(?: .{2,})|(?:debe|deben|deberá|deberán|tienen que) [^;?]{3,90} (?:antes de|a más tardar|con al menos|dentro de|en un plazo|con \\p{L}+ \\p{L}+ de antelación)",
        ],
        [
          0.78,
          "(?:hace|hacen) falta (?:un|una|el|la|dos|tres|al menos|\\d|permiso|autorización)|no (?:\\p{L}+ )?(?:aguantan?|soportan?|caben?|pasan?|llegan?|sirven?|admiten?) (?:a |para )?más de|(?:solo|sólo|únicamente) (?:se |nos |les |me )?(?:dejan?|permiten?|abren?|funcionan?|aceptan|puede|pueden|podrá|podrán|admite|acepta|con|para|hasta|mediante|los|las)|sin .{3,50} no",
        ],
      ),
      ...phrases(
        [0.86, "como muy tarde"],
        [0.8, "no (?:cubre|incluye|deja|aguanta|soporta)n?"],
        [0.76, "(?:^|pero |: |, )nada (?:con|sin) \\p{L}+"],
        [0.76, "(?:solo|sólo|únicamente) \\p{L}+(?:e|a|en|an) (?:los|las|de|hasta|por) (?:\\p{L}+|\\d+)"],
      ),
    ],
    contradiction: [
      label("contradicción|contradicciones|discrepancia|incoherencia"),
      ...phrases([
        0.9,
        "(?:contradice|contradicen|en contradicción)|no (?:coincide|coinciden|cuadra|cuadran|concuerda|concuerdan)|incompatible con|discrepancia entre|(?:difiere|difieren) de",
      ]),
    ],
  },
  excluded: {
    decision: words(
      `${OTHERS}|se elige (?:de|del|en|entre) (?:la |el )?(?:lista|menú|opci\\p{L}+)|(?:lo|(?:l[oa]s?|un[oa]s?|est[aeo]s?) \\p{L}+ (?:de \\p{L}+ )?)que se (?:acord\\p{L}+|acuerda|decid\\p{L}+|aprob\\p{L}+|aprueba)|se (?:decide|acuerda) en(?! \\p{L}+r(?!\\p{L}))|se (?:han acordado|acuerdan|acordaron) l[oa]s (?:detalles|aspectos|puntos|siguientes|temas)|(?:aplaz|pospon|pospuest|traslad)\\p{L}+ [^.]{0,20}próxim[oa] (?:reunión|sesión|junta)|(?:acord\\p{L}+|decid\\p{L}+|acuerda|decide) (?:que (?:es|son)|la importancia)|no se (?:ha|han) resuelto|(?:nada|aún no|todavía no|no(?: se)?(?: ha| hemos| han)?|sin) (?:\\p{L}+ ){0,3}(?:decidid[oa]s?|decidió|decidimos|acordad[oa]|acordó|decisión|${SETTLED})|no se (?:decide|acuerda|aprueba|aprobó|rechaza)|(?:acta|orden del día) .{0,60}${SETTLED}|se (?:aprueba|aprobó) (?:el acta|el orden)|(?:debe|tiene que|hay que|podría|será|si|falta) (?:\\p{L}+ ){0,5}${SETTLED}|había(?:n|mos)? (?:\\p{L}+ )?(?:decidido|acordado|elegido)|se acuerda de|en (?:1[89]\\d\\d|200\\d)`,
    ),
    assumption: words(
      "no (?:\\p{L}+ ){0,2}(?:supo\\p{L}+|asum\\p{L}+|creo|creemos|pensamos|damos)|como se esperaba|suponía\\p{L}*|por error",
    ),
    constraint: words(
      "no se (?:puede|pueden) (?:comparar|saber|concluir|afirmar|comprobar)|no obligan? a|(?:debe|deben|debió) (?:de|haber(?:se)?|ser (?:verdad|difícil|tarde|duro))|no (?:es|son) (?:obligatori[oa]s?|necesari[oa]s?)|no hace falta|no (?:puedo|podemos|puedes) (?:\\p{L}+ )?(?:quejar\\p{L}*|más|creer\\p{L}*|esperar|dormir|decir)|no se puede (?:negar|decir|tener todo|pedir)|(?:debía|debían|podía|podían|tuvo que|tuvieron que)|(?:debe|deben|tiene que|tienen que) (?:ser )?(?:aclarar\\p{L}*|discutir\\p{L}*|revisar\\p{L}*|decidir\\p{L}*|llamar|enviar|comprar|preguntar|hablar|preparar|buscar)|hay que",
    ),
    contradiction: words("ninguna contradicción|no (?:hay|se) contradic\\p{L}+"),
  },
  unasserted: words(
    "(?:sugerencia|objeción|alternativa(?: \\p{L}+){0,2})\\s*:|recuerda:|recordad:|recordatorio|si (?:se|nos|el|la|los|las|yo|tú|alguien|hay|conseguimos|pudiéramos|tuviéramos|no)|(?:preguntó|pregunta|preguntaron|saber|comprobar|ver|revisar|sé|aclarar),? (?:\\p{L}+ ){0,2}si|podría(?:n|mos)?|habría(?:n|mos)?|sería(?:n)?|debería(?:mos|s)|tendría(?:n|mos)?|(?:tú|usted|vosotros) \\p{L}+|(?:debes|puedes|tienes que|debéis|podéis)|tal vez|quizás?|quizá|a lo mejor|por ejemplo|p\\. ?ej|imaginemos|dicen que|se dice|rumor(?:es)?|supuestamente|antes se|antiguamente|en aquella época|ojalá|esperemos|me gustaría|solía\\p{L}*|repite siempre|decía",
  ),
  sections: {
    decision:
      /^(?:decisiones(?: tomadas| adoptadas)?|decisión|acuerdos?(?: adoptados| tomados| alcanzados)?|qué se (?:ha )?(?:decidido|decidió)|resoluciones)$/,
    assumption: /^(?:supuestos|hipótesis|suposiciones|premisas)$/,
    constraint:
      /^(?:restricciones|límites|normas|reglas|requisitos|condiciones|plazos|obligaciones|limitaciones)$/,
    contradiction: /^(?:contradicciones|discrepancias|incoherencias)$/,
    open: /^(?:preguntas(?: abiertas)?|puntos abiertos|ideas|propuestas|tareas|pendientes|acciones|próximos pasos|orden del día|por hacer|licencia|fuentes|ejemplos?|opciones|enlaces|lista de la compra|objetivos?)$/,
    denied:
      /^(?:prohibido|no permitido|no hacer|lo que no (?:se hace|hacemos)|qué no hacer|fuera de alcance)$/u,
    reasons:
      /^(?:contexto|antecedentes|motivación|motivos?|razones|justificación|consecuencias|implicaciones|ventajas|desventajas|ventajas y desventajas|por qué)$/,
  },
  firstPerson: words(
    "(?:hemos|he) \\p{L}+[dt]o|\\p{L}{3,}(?:amos|emos|imos)|decidí|acordé|opté|elegí|resolví|descarté|rechacé",
  ),
  spoken: /(?<!\p{L})(?:eh,|pues,|o sea|bueno,|digamos|en plan|¿sabes)(?!\p{L})/iu,
  votes: votes({
    vote: "moción|propuestas?|votos?|votaci(?:ón|ones)|vota(?:do|da|n)?|unanimidad|mayoría|abstenci(?:ón|ones)|favor|contra|aprobad[oa]s?|aprueban?|acepta(?:da|do)?|rechazad[oa]s?|elegid[oa]s?|asamblea|junta|comité|directiva|miembros?|presentes|asistentes|resultados?|acuerdo|acuerda",
    between: "por|con|los?|las?|del?|una?|que|han?|sido|queda|son|está|todos",
    motion: "moción|propone|propuesta|se somete|somete a votación",
    lost: "rechazad[oa]s?|denegad[oa]s?",
  }),
  minor: minor({
    unnamed:
      "(?<=^\\P{L}{0,4})\\p{L}+[aeií]rl[oa]s?|esto|eso|est[ae](?! (?:año|temporada|semana|mes))|est[oa]s|es[ae]|ello|anterior|dich[oa]s?|la propuesta(?! de)|el punto(?! de)",
    routine:
      "actas?|orden del día|próxim[oa] (?:reunión|vez|sesión|semana)|aplaz\\p{L}+|pospon\\p{L}+|altas?|nuev[oa]s? soci[oa]s?|renovación de (?:los |las )?soci[oa]s",
    step: "(?:que )?(?:\\p{L}+ ){0,2}(?:preparar|contactar|hablar con|revisar|comprobar|tener para|realizar (?:\\p{L}+ ){0,6}reunión|debatir|preguntar|buscar)",
    deadline: "plazos?|fechas? límite|fechas? de entrega|deadline",
    aside:
      "lo que (?:se )?(?:ha |haya )?(?:decid|acord|eleg)\\p{L}+|si|pregunta\\p{L}*|el año pasado|propone(?:n)?|podría\\p{L}*|consecuencias? de|(?:des)?ventajas? de|(?:última|anterior|pasada) (?:reunión|sesión|junta)|parlamento|senado|congreso de los diputados|que (?:el|la) \\p{L}+ decidió",
  }),
  denial: words("no|nunca|nadie|nada|sin|contra|ningun[oa]?|ningún|tampoco|rechaz\\p{L}+"),
  source:
    /(?<!\p{L})(?:según|de acuerdo con|dice|dicen|indica|indican|muestra|muestran|pone|aparecen?|figuran?|señala|señalan|marca|habla de|recoge|cuenta)(?!\p{L})/iu,
  turn: /;\s*|,?\s+(?:pero|mientras que|sin embargo|aunque|en cambio|contra)(?!\p{L})|,\s+(?!y|o|que|así)(?=según|el|la|los|las|en|nuestro|\p{Lu})|\s[–—-]\s/giu,
  claims: SPANISH_CLAIMS,
};
