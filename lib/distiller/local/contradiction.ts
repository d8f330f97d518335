import { ENGLISH_LEARNINGS } from "@/lib/language";

const { FIGURED, PAPER, READING, REPORTED, STATES, TURN } = ENGLISH_LEARNINGS.sources;
const MAX_TURNS = 8;

/** "The register dates it to 1740, while the label reads 1820": a figure on both sides of a conjunction. */
export function isOpposed(text: string): boolean {
  const turns = [...text.matchAll(TURN)].slice(0, MAX_TURNS);
  return turns.some(
    (turn) => hasFigure(text.slice(0, turn.index)) && hasFigure(text.slice(turn.index + turn[0].length)),
  );
}

/** A reported figure, or a report by a document: "the MRI shows a tear, the report mentions none". */
function hasFigure(half: string): boolean {
  if (READING.test(half)) return true;
  const report = REPORTED.exec(half);
  if (report === null) return false;
  return FIGURED.test(half.slice(report.index + report[0].length)) || isOfPaper(half, report.index);
}

const isOfPaper = (half: string, at: number): boolean =>
  PAPER.test(half.slice(Math.max(0, at - 40), at)) && STATES.test(half.slice(at));
