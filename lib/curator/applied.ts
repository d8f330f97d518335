import type { InboxRecord } from "@/lib/vault";

/** What became of a part of a plan: a record, or the reason why it, or some of it, could not be written. */
export type Applied = InboxRecord | Rejected;

export interface Rejected {
  path: string;
  action: "rejected";
  reason: string;
}

export const isRejected = (applied: Applied): applied is Rejected => applied.action === "rejected";

/** The records among the results of a plan. */
export const recordsOf = (applied: readonly Applied[]): InboxRecord[] =>
  applied.flatMap((each) => (isRejected(each) ? [] : [each]));

/** At most this many are written out; the result of the run has all of them. */
const MAX_REJECTIONS = 5;

/** What could not be written, as a sentence; null when everything was. */
export function rejections(applied: readonly Applied[]): string | null {
  const rejected = applied.filter(isRejected).map(({ path, reason }) => `${path} (${reason})`);
  if (rejected.length === 0) return null;
  const more = rejected.length - MAX_REJECTIONS;
  return `Not written: ${rejected.slice(0, MAX_REJECTIONS).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
