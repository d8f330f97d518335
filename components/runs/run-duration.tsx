import { Elapsed } from "./elapsed";

/** From the start of the work to its end, without the time in the queue. */
export function RunDuration({ executionTime, closeTime }: { executionTime?: string; closeTime?: string }) {
  if (!executionTime) return <span className="text-muted">–</span>;
  return <Elapsed since={executionTime} until={closeTime} />;
}
