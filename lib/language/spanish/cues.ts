import { type Cues, cue } from "../match/cues";

export const SPANISH_CUES: Cues = {
  settled: cue(
    "acuerd(?:o|a|an|os)|acord(?:ó|ado|ada|amos|aron)|de acuerdo|decid(?:ió|ido|imos|ieron|e|en)|decisión|aprueban?|aprob(?:ó|ado|ada|ados|adas)|aprobación|resuel(?:ve|to)|quedamos|queda(?:n)? (?:aprobad|así|fijad)\\p{L}*|queda|eleg(?:ido|ida|imos)|elige|nombra(?:do|da)?|confirmad[oa]s?|rechazad[oa]s?|aceptad[oa]s?|unanimidad|cerrado|hecho|fijad[oa]s?|se compra|se contrata|nos quedamos con|vamos con|contratar|adjudica(?:do|da)?|ratifica(?:do|da|n)?",
  ),
  stays: cue(
    "se queda|se mantiene|mantener|sigue|se aplaza|aplazad[oa]s?|pospuest[oa]s?|se cancela|cancelad[oa]s?|se suspende|suspendid[oa]s?|se retira|no se \\p{L}+|ya no|en vez de|en lugar de|a partir de|de ahora en adelante|sin cambios|pasa a|se cambia|como hasta ahora|máximo|será|serán|no movemos",
  ),
  final: cue(
    "y punto|punto(?: final)?|y ya(?: está)?|y listo|se acabó|sin excepci(?:ón|ones)|nunca más|nadie|definitivamente|desde (?:ahora|el|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|a partir del?|como (?:siempre|el año pasado|hasta ahora|antes)|sigue igual|se hace así",
  ),
  open: cue(
    "pendientes?|falta(?:n)?|por \\p{L}+(?:ar|er|ir)|hay que|tiene(?:n)? que|debe(?:n)?|queda(?:n)? por|sin \\p{L}+(?:ar|er|ir)|urgente|antes del?|todavía no|aún no|en curso|necesita(?:mos|n)?|hace falta|plazo|para el|habría que|toca",
  ),
  takes: cue(
    "yo|me encargo|se encarga|se ocupa|me ocupo|encargad[oa]|responsable|quedo|lo hago|voy a|va a|enviará|mandará|llamará|hablará|hará|llevará|traerá|envía|manda|llama|habla con|prepara|pide|avisa|aviso|lleva|llevo|trae|traigo|compra|compro|busca|revisa|mando|envío|llamo|pido|consulta(?:rá)?|gestiona(?:rá)?|contacta(?:rá)?",
  ),
  asks: cue(
    "por favor|podrías|podéis|podría|puedes|pueden|puede|favor de|se ruega|se solicita|solicita(?:r|mos)?|pide(?:n)?|recuerd(?:a|en|ad)|no olvid(?:es|éis|en|ar)|quién|me \\p{L}+s\\?|agradecer\\p{L}*|te pido|os pido|necesito que|queremos que",
  ),
  doubts: cue(
    "quizás?|tal vez|a lo mejor|si|podría(?:n|mos)?|sería|estaría|habría|posible(?:mente)?|se plantea|plantea|comenta|se comenta|idea|duda|dudas|depende|estudiar|valorar|propone(?:n)?|se debate|opina|cree|espera",
  ),
  reports: cue(
    "era|fue|fueron|estaba|ha|han|había|informa(?:ron)?|explica|dice|dijo|presenta|agradece|recuerda que|señala|expone|lee|indica|comunicó|vino|hizo|ya|recibid[oa]s?|terminad[oa]s?|hech[oa]s?",
  ),
  motion: cue(
    "propuesta|propone|votos?|votación|a favor|en contra|abstenci(?:ón|ones)|moción|se somete|vamos a|recomienda",
  ),
};
