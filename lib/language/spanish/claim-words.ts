import { type ClaimWords, words } from "../match/learnings";
import { wordSet } from "../match/word-set";

export const SPANISH_CLAIMS: ClaimWords = {
  verbs: [
    [
      "limit",
      "no puede superar|no pueden superar|no debe superar|no puede exceder|está limitad[oa] a|están limitad[oa]s a",
    ],
    ["start", "empieza|empiezan|comienza|comienzan|abre|abren"],
    ["end", "termina|terminan|acaba|acaban|cierra|cierran|vence|finaliza"],
    ["cost", "cuesta|cuestan|costará"],
    ["last", "dura|duran|durará|tarda"],
    ["hold", "mide|miden|pesa|pesan|caben"],
    [
      "be",
      "tiene lugar|tendrá lugar|se celebra|se celebrará|está previst[oa] para|asciende a|ascienden a|es de|son de|será|es|son|queda en",
    ],
  ],
  months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
  weekdays: "lunes martes miércoles jueves viernes sábado domingo".split(" "),
  clock: "h|horas|hrs",
  timeBound: words(
    "hoy|ayer|mañana|ahora|actualmente|esta (?:semana|vez|mañana)|este (?:mes|año)|hasta ahora|era|eran|había|hace|pasad[oa]",
  ),
  clause: words("que|si|cuando|porque|y|o|pero|quien"),
  generic: wordSet(
    "el la los las un una unos unas de del al a en para nuestro nuestra este esta se él ella nosotros fecha hora importe número total próximo próxima última nueva reunión sesión inicio fin",
  ),
  least: words("al menos|como mínimo|más de|a partir de"),
  most: words("como máximo|hasta|menos de|no más de|a lo sumo"),
  separators: /,\s+(?=\p{L})|;| porque | ya que /u,
  per: /(?<!\p{L})(?:por|al?|la|a la|cada) (hora|día|noche|semana|mes|año|persona|cabeza|niño|pieza|metro|litro|kilo)(?!\p{L})/iu,
  lead: /^(?:hemos|se ha|la junta ha) (?:decidido|acordado|confirmado) que\s+/iu,
};
