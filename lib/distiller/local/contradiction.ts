import { ENGLISH_LEARNINGS } from "@/lib/language";

const { FIGURED, PAPER, READING, REPORTED, STATES, TURN } = ENGLISH_LEARNINGS.sources;
const MAX_TURNS = 8;

/** "The register dates it to 1740, while the label reads 1820": a figure on both sides of a conjunction. */
export function isOpposed(text: string): boolean {
  const turns = [...text.matchAll(TURN)].slice(0, MAX_TURNS);
  return turns.some((turn) => areOpposed(text.slice(0, turn.index), text.slice(turn.index + turn[0].length)));
}

const areOpposed = (one: string, other: string): boolean =>
  hasFigure(one) && hasFigure(other) && hasDay(one) === hasDay(other);

/** A day is not opposed to an amount: "the clock runs to 2026-08-17, but the ledger reached seven entries". */
const hasDay = (half: string): boolean => /\d{4}-\d\d-\d\d|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/.test(half);

/** A reported figure, or a report by a document: "the MRI shows a tear, the report mentions none". */
function hasFigure(half: string): boolean {
  if (READING.test(half)) return true;
  const report = REPORTED.exec(half);
  if (report === null) return false;
  return FIGURED.test(half.slice(report.index + report[0].length)) || isOfPaper(half, report.index);
}

const isOfPaper = (half: string, at: number): boolean =>
  PAPER.test(half.slice(Math.max(0, at - 40), at)) && STATES.test(half.slice(at));
