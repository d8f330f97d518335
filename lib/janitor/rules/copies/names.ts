/** A file's stem, read as that of a copy. */
export interface CopyName {
  /** The stem that the copied file has. */
  original: string;
  /** What made it. */
  by: string;
  /** Whether the name alone is certain; otherwise the contents decide. */
  certain: boolean;
}

/** `Plan.sync-conflict-20260102-101112-ABCDEFG`. */
const SYNCTHING = /^(.+)\.sync-conflict-\d{8}-\d{6}-[A-Z2-7]{7}$/;
/** `Plan_conflict-20260102-101112`, of earlier clients. */
const OWNCLOUD = /^(.+)_conflict-\d{8}-\d{6}$/;
/** `Plan (1)`, of downloads and of Google Drive, which people write as well. */
const NUMBERED = /^(.+) \(\d{1,2}\)$/;

/** What sync tools write in parentheses, in the languages of their clients. */
const PHRASES = [
  "conflicted copy",
  "case conflict",
  "in konflikt stehende kopie",
  "konfliktkopie",
  "copie en conflit",
  "copia en conflicto",
  "copia in conflitto",
  "cópia em conflito",
  "conflicterende kopie",
  "conflicterend exemplaar",
];

/** A date, with or without a time, at the end: `2026-01-02`, `2026-01-02 101112`, `202601021200`. */
const DATED = /(?<!\d)(?:\d{4}-\d\d-\d\d(?:[ -]\d{6})?|\d{12})(?: \d{1,2}| \(\d{1,2}\))?$/;

/** The ways to read a stem as that of a copy, the most likely first. */
export function copyNamesOf(stem: string): CopyName[] {
  // Most names end with neither, and a pattern takes longer than a look.
  const isNumbered = stem.endsWith(")");
  if (!isNumbered && !stem.includes("conflict-")) return [];
  const synced = SYNCTHING.exec(stem)?.[1];
  if (synced !== undefined) return [{ original: synced, by: "Syncthing", certain: true }];
  const owned = OWNCLOUD.exec(stem)?.[1];
  if (owned !== undefined) return [{ original: owned, by: "A sync tool", certain: true }];
  const named = isNumbered ? inParentheses(stem) : [];
  if (named.length > 0) return named;
  const numbered = NUMBERED.exec(stem)?.[1];
  return numbered === undefined ? [] : [{ original: numbered, by: "A program", certain: false }];
}

/** `Plan (Ann's conflicted copy 2026-01-02)`; names of devices may have parentheses as well. */
function inParentheses(stem: string): CopyName[] {
  const found: CopyName[] = [];
  for (let at = stem.lastIndexOf(" ("); at > 0; at = stem.lastIndexOf(" (", at - 1)) {
    const inside = stem
      .slice(at + 2, -1)
      .normalize("NFC")
      .toLowerCase();
    if (DATED.test(inside) && PHRASES.some((phrase) => inside.includes(phrase)))
      found.push({ original: stem.slice(0, at), by: "A sync tool", certain: true });
  }
  return found;
}
