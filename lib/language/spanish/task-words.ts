import type { TaskWords } from "../match/task-words";

export const SPANISH_TASK_WORDS: TaskWords = {
  leads:
    "y|(?:todavía|aún)(?=\\s\\p{L}+[aei]r(?:l[aeo]s?)?\\s)|pero|entonces|también|luego|además|después|porfa|por favor|así que",
  calls: "sí|si|no|ok|vale|bueno|bien|listo|claro|hola|gracias|hecho|pd|ojo",
  asks: "(?:queda|quedan|quedó) en|se compromete a|(?:te|le|os) pido que|(?:puedes|podrías|puede|podría|podéis)(?: usted)?|tienes que|tiene que|hay que|habría que|tenemos que|no olvidar|alguien tiene que|voy a|tengo que|falta",
  explains:
    "si no|porque|(?:que )?(?:ya|lleva|llevan|está|están|es|son|tiene|tienen) |las? (?:hago|hace) yo|los? (?:hago|pido) yo|que (?:cierra|ya|trabaja)",
  refers: "\\p{L}+[aeiáéí]r(?:se)?l[aeo]s?(?!\\p{L})",
  pointsBack:
    "(?:lo|les?|se l[aeo]s?)(?=\\s\\p{Ll}+)|\\p{L}+[aeiáéíó](?:r|ndo)?(?:se|me|te|nos)?l[aeo]s?(?<=[aeiáéíó](?:r|ndo)(?:se|me|te|nos)?l[aeo]s?)|l[ao]s?(?=\\s\\p{Ll}+(?:o|amos|emos|ará|erá|irá)(?:\\s(?:yo|hoy|mañana|el|en|a|después|ahora)(?!\\p{L})|\\W*$))|eso|esto|ello|ella|él|es[aeo]s?(?=\\s|\\W*$)|aquello|allí|ahí|díl?[ae]l[eo]s?|dile",
  accepts:
    "l[aoe]s? \\p{L}+ yo|yo misma?|yo mismo|sin problema|por supuesto|ok(?!\\p{L})|vale|venga|dale|lo hago|claro|sí|yo (?:lo|la|los|las)?|como mande|ahí voy|listo",
  somebody: "alguien|quién",
  writes: "lo escribe:?|escrito por|apuntes de|entrega:?|lo anota",
  meets: "llamada|visita|reunión|entrevista|cita",
  behindCalled: "tú|usted|porfa",
  modals:
    "puedes|podrás|podrías|podéis|puede|podría|quieres|querrías|quiere|debes|debe|tienes que|tiene que|vas a|va a",
  states: "eres|estás|estarás|estabas|serás|está|estará|es|tienes|tiene|tendrás",
};
