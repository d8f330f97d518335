const BODY =
  "(?:der (?:\\p{L}*vorstand|\\p{L}*rat|\\p{L}*ausschuss|beirat|verein|kreis)|die (?:\\p{L}*versammlung|\\p{L}*gruppe|mitglieder|anwesenden|gemeinde|leitung)|das (?:gremium|team|plenum|präsidium)|man|wir)";
const NO_MINUTES = "(?!.*(?:protokoll|tagesordnung|niederschrift))";

/** What minutes resolve, in the present tense: "Der Beitrag wird auf 30 € erhöht", "Man einigt sich auf …". */
export const GERMAN_RESOLUTIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`^${NO_MINUTES}(?:(?:der|die|das|ein|eine|alle)\s.{3,80}?|\p{Lu}\p{L}+)\s(?:wird|werden|wurde|wurden)\s(?:\p{L}+\s){0,3}?(?:(?:auf|um|an|bis|von)\s.{2,40}?\s)?(?:nicht\s|einstimmig\s|mehrheitlich\s)*(?:erhöht|gesenkt|verlängert|gekündigt|genehmigt|bewilligt|verworfen|erteilt|vergeben|beibehalten|abgeschafft|eingeführt|festgesetzt|festgelegt|zurückgestellt|vertagt|angeschafft)[.!]*$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:nimmt|nehmen|lehnt|lehnen|stimmt|stimmen)\s(?!.*(?:protokoll|tagesordnung)).{4,}?\s(?:an|ab|zu))[.!]*$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:genehmigt|billigt|bewilligt|verwirft|verabschiedet|vergibt|wählt|bestätigt)(?:en)?\s(?!das protokoll|die tagesordnung).{4,})$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+(?:einig(?:t|en|te|ten) sich (?:einstimmig )?(?:darauf,?\s(?:dass\s)?|auf\s))(.{4,})$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:sprich?t|sprechen) sich (?:einstimmig |mehrheitlich )?(?:für|gegen) .{4,} aus)[.!]*$`,
    "iu",
  ),
  /^(.{10,}?), so (?:der|lautet der|ist der) beschluss[.!]*$/iu,
  /^(?:festgelegt|festgesetzt|genehmigt|bewilligt) (?:wird|wurde|werden|wurden) (.{6,})$/iu,
  /^((?:der|dieser) auftrag geht an (?:die|das|den)? ?\p{Lu}.{2,})$/iu,
];
