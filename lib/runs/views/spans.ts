/** How far back a list may begin. A view that was saved with one goes with the clock. */
export const SPANS = [
  { within: "1h", label: "last hour", ms: 3_600_000 },
  { within: "24h", label: "last 24 hours", ms: 86_400_000 },
  { within: "7d", label: "last 7 days", ms: 604_800_000 },
  { within: "30d", label: "last 30 days", ms: 2_592_000_000 },
] as const;

export type Within = (typeof SPANS)[number]["within"];

export const WITHIN = SPANS.map(({ within }) => within);

export const isWithin = (text: string | null): text is Within => WITHIN.some((each) => each === text);
