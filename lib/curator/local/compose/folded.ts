import { LIKELY } from "../../plan";

const PAGE = 1_800;
const PER_PAGE = 12;
const MIN = 4;

interface Claimed {
  confidence: number;
  existing?: string;
}

/**
 * All likely findings, and the most likely of the others: as many as a reader of a text of this length may look
 * through.
 */
export function withoutLeastLikely<T extends Claimed>(all: readonly T[], length: number): T[] {
  const isFolded = ({ confidence, existing }: T): boolean => confidence < LIKELY && existing === undefined;
  const max = Math.max(MIN, Math.ceil((length / PAGE) * PER_PAGE));
  const folded = all.filter(isFolded).sort((a, b) => b.confidence - a.confidence);
  const left = new Set(folded.slice(0, max));
  return all.filter((it) => !isFolded(it) || left.has(it));
}
