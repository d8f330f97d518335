import { isWeak } from "./features";

/** Agreeing observations before an instinct forms. */
const MIN_OBSERVATIONS = 3;

/** The minimum share of agreeing observations for the curator to follow a pattern, by the number of observations. */
const THRESHOLDS = [
  { from: 50, share: 0.75 },
  { from: 20, share: 0.8 },
  { from: 10, share: 0.85 },
  { from: 5, share: 0.9 },
  { from: 0, share: 0.95 },
] as const;

export const thresholdOf = (observed: number, pattern = ""): number =>
  isWeak(pattern) ? 1 : (THRESHOLDS.find(({ from }) => observed >= from)?.share ?? 1);

/** How often a pattern was observed, and how often with this destination. */
export interface Evidence {
  agreeing: number;
  observed: number;
}

export const shareOf = ({ agreeing, observed }: Evidence): number =>
  observed === 0 ? 0 : agreeing / observed;

/** Enough to propose: at least three observations agree, and they are more than half. */
export const isFormed = (evidence: Evidence): boolean =>
  evidence.agreeing >= MIN_OBSERVATIONS && shareOf(evidence) > 0.5;

/** Enough to follow: formed, with a share that reaches the threshold; or the share at which the user accepted it. */
export const isTrusted = (evidence: Evidence & { pattern: string }, acceptedShare: number | null): boolean =>
  (isFormed(evidence) && shareOf(evidence) >= thresholdOf(evidence.observed, evidence.pattern)) ||
  (acceptedShare !== null && shareOf(evidence) >= acceptedShare);
