const BODY =
  "(?:la (?:junta(?: directiva)?|asamblea|comisión|directiva|comunidad)|el (?:consejo|comité|pleno|ayuntamiento|grupo|equipo)|los (?:socios|vecinos|asistentes|miembros|presentes))";

/** What minutes resolve: "Se autoriza la compra de …", "La solicitud queda denegada". */
export const SPANISH_RESOLUTIONS: readonly RegExp[] = [
  /^(?!.*(?:el acta|orden del día))(?:por (?:mayoría|unanimidad)[^,]{0,20},?\s)?((?:no\s)?se (?:autoriza|concede|deniega|desestima|ratifica|mantiene|renueva|prorroga|adjudica|fija|establece|suprime|pospone|elige|opta por|adopta|rechaza)n?\s.{4,})$/iu,
  /^(?!.*(?:acta|orden del día))((?:la|el|los|las)\s.{3,80}?\s(?:(?:no\s)?se (?:fija|adjudica|mantiene|renueva|prorroga|pospone|concede|suprime)n?|queda(?:n)?\s(?:aprobad|denegad|fijad|aplazad|desestimad|adjudicad|suspendid)[oa]s?|(?:es|son|ha sido|han sido|fue|fueron)\s(?:aprobad|rechazad|denegad|concedid|adjudicad|fijad|ratificad)[oa]s?)(?!\p{L}).*)$/iu,
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:vota(?:n)?|se (?:inclina|pronuncia|decanta)n?) (?:a favor de |en contra de |por ).{4,})$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:autoriza|ratifica|rechaza|concede|deniega|elige|adjudica|fija|mantiene)n?\s(?!el acta|el orden).{4,})$`,
    "iu",
  ),
];
