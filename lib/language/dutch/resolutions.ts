const NO_MINUTES = "(?!.*(?:notulen|verslag|agenda))";

/** What minutes resolve: "Het huurcontract wordt niet verlengd", "Er wordt gekozen voor …". */
export const DUTCH_RESOLUTIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`^${NO_MINUTES}((?:de|het|een)\s.{3,80}?\s(?:wordt|worden|is|zijn)\s(?:\p{L}+\s){0,2}?(?:(?:op|naar|met|tot)\s.{1,30}?\s)?(?:niet\s)?(?:verlengd|verhoogd|verlaagd|toegekend|toegewezen|afgewezen|bekrachtigd|gehandhaafd|uitgesteld|afgeschaft|gegund|akkoord)(?!\p{L}).*)$`,
    "iu",
  ),
  new RegExp(
    String.raw`^${NO_MINUTES}((?:de|het)\s.{3,60}?\s(?:wordt|worden)\svastgesteld op\s.{2,})$`,
    "iu",
  ),
  /^(er (?:wordt|is|werd) (?:unaniem |uiteindelijk )?gekozen voor .{3,})$/iu,
  /^(de opdracht (?:gaat naar|is voor) .{4,})$/iu,
];
