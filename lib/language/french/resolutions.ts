const BODY =
  "(?:le (?:c[asm]|conseil(?: d['’]administration| municipal| syndical)?|bureau|comité|groupe|collectif|jury)|l['’](?:assemblée(?: générale)?|équipe|association)|la commission|les (?:membres|adhérents|participants|élus|copropriétaires|présents))";
const NO_MINUTES = "(?!.*(?:procès[- ]verbal|compte[- ]rendu|ordre du jour))";

/** What minutes resolve: "Le bail ne sera pas renouvelé", "Les membres retiennent …". */
export const FRENCH_RESOLUTIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`^${NO_MINUTES}(?:(?:le|la|les)\s|l['’]).{3,90}?\s(?:(?:est|sont|a été|ont été)\s|n['’](?:est|a) pas (?:été )?|ne (?:sera|seront) pas )(?:renouvelé|attribué|refusé|fixé|accordé|autorisé|ratifié|entériné|supprimé|reconduit|augmenté|retenu|confié aux?)e?s?(?!\p{L}).*$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+((?:retien(?:t|nent)|autorise(?:nt)?|entérine(?:nt)?|ratifie(?:nt)?|accorde(?:nt)?|fixe(?:nt)?|opte(?:nt)? pour)\s(?!le (?:procès|compte)|l['’]ordre).{4,})$`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${BODY}\s+(se (?:prononce(?:nt)?|déclare(?:nt)?) (?:en faveur d|pour |contre |favorables? ).{4,})$`,
    "iu",
  ),
  /(?:^|[,;]\s)(le choix (?:se porte|s['’]est porté) sur .{4,})$/iu,
  /^(accord (?:de principe )?(?:pour|sur) .{6,})$/iu,
];
