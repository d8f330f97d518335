/** Words before the date of another meeting. */
export const OTHER_MEETING =
  /\b(?:next|previous|last|following|coming) (?:\p{L}+[ -]){0,2}(?:meetings?|calls?|telecons?|teleconferences?|sessions?|sprint|plenary|sync|conference)\b|\b(?:meet|meets|reconvene[sd]?|adjourn(?:s|ed)? (?:to|until)|back) (?:again )?(?:on|in|until)\b|\bmeets? again\b|\bminutes of the (?:meeting|call) of\b[^\d\n]{0,16}\d|\b(?:accept|approve|confirm|sign|agree)(?:ed)? (?:and \p{L}+ )?(?:the )?minutes (?:of|from)\b/iu;

/** A line about what happened or will happen on a day, which is not the note's. */
export const OTHER_DAY =
  /\b(?:by(?! (?:tele|video|phone|zoom|e-?mail|conference|skype))|until|before|due|till|from|since|deadline|expires?|valid|born|died|founded|established|built|copyright|published|updated|version|next)\b[^\d]{0,24}\d/i;

/** "Notes from the 8/30/2016 meeting": the day of the note, or of one of its parts. */
export const NOTES_FROM =
  /^\W*(?:notes|minutes|summary|log)\s(?:from|of|for)\s(?:the\s|our\s)?\d[\d./-]+\d\s(?:meeting|call|session)\W*$/iu;

/** A title with the day of its last change: `Jobs (updated 5 March)`. */
export const OWN_STAMP = /(?:\(|\s{2,}|[-–—]\s)(?:last )?updated:?\s[^()\d]{0,4}\d[^()]*\)?/i;

/** A line about the note's own meeting. */
export const OWN_MEETING = /\b(?:held|meeting|minutes|took place|agenda|notes|call|session|telecon)\b/i;
