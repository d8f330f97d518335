/** Observations of one pattern that agree, before anything forms. */
export const LEAST_OBSERVATIONS = 3;

/** The share of a pattern's observations that must agree before the Curator follows it, by how many there are. */
const THRESHOLDS = [
  { from: 50, share: 0.75 },
  { from: 20, share: 0.8 },
  { from: 10, share: 0.85 },
  { from: 5, share: 0.9 },
  { from: 0, share: 0.95 },
] as const;

export const thresholdOf = (observed: number): number =>
  THRESHOLDS.find(({ from }) => observed >= from)?.share ?? 1;

/** How often a pattern was observed, and how often it led there. */
export interface Evidence {
  agreeing: number;
  observed: number;
}

export const shareOf = ({ agreeing, observed }: Evidence): number =>
  observed === 0 ? 0 : agreeing / observed;

/** Enough to be told: at least three observations agree, and they are more than half. */
export const isFormed = (evidence: Evidence): boolean =>
  evidence.agreeing >= LEAST_OBSERVATIONS && shareOf(evidence) > 0.5;

/**
 * Enough to be followed: the share reaches the threshold; or, once the user has accepted it, what it was then.
 */
export const isTrusted = (evidence: Evidence, acceptedShare: number | null): boolean =>
  isFormed(evidence) &&
  (shareOf(evidence) >= thresholdOf(evidence.observed) ||
    (acceptedShare !== null && shareOf(evidence) >= acceptedShare));
