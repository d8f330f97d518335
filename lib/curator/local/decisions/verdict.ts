const MAX_LENGTH = 60;

/** That something was decided, or nothing, in any language. */
const DECIDED =
  /(?:none|nothing|tb[cd]|agreed?|decided|settled|done|carried|approved|adopted|accepted|passed|resolved|noted|unanimous(?:ly)?|nem con|all in favou?r|adopté\p{L}*|approuvé\p{L}*|voté\p{L}*|décidé\p{L}*|unanim\p{L}*|aprueba\p{L}*|aprobad\p{L}*|acuerda\p{L}*|acordado|asentimiento|approvat\p{L}*|deciso|d['’]accord\p{L}*|aprovad\p{L}*|angenommen|beschlossen|genehmigt|einstimmig|mehrheitlich|zugestimmt|aangenomen|akkoord|besloten|goedgekeurd)(?!\p{L})|通过|同意|承認|可決|全員|一致|大家|全体/giu;
const FILLING =
  /(?<!\p{L})(?:ok(?:ay)?|then|so|that['’]?s|it|was|were|is|are|been|has|the|by|on|all|every(?:one|body)|as|an?|true|correct|record|vote|motion|this|yes|à|l['’]|est|c['’]est|a|été|la|le|pour|tous|por|se|con|para|ist|sind|ist|wird|wurde|mit|so|alle|damit|per|si|è|e|all['’]|foi|is|werd|met|door)(?!\p{L})/giu;

/** "Carried unanimously.", "Adopté à l'unanimité", "None": that something was decided, or nothing, and not what. */
export const isVerdict = (text: string): boolean =>
  text.length <= MAX_LENGTH && !/\p{L}{2}|\p{sc=Han}/u.test(text.replace(DECIDED, " ").replace(FILLING, " "));
