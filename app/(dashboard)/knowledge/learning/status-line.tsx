import { Time } from "@/components/ui/time";
import { count, formatNumber } from "@/lib/core/count";
import type { LearningStatus } from "@/lib/learning";
import { ShareBar } from "./share-bar";

/** Decisions and rules in numbers, the last run, and how often rules were correct. */
export function StatusLine({ status }: { status: LearningStatus }) {
  const { observations, instincts, uses, last_reflection } = status;
  const correct = uses.total - uses.corrected;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1">
      <p className="text-muted">
        {count(observations.total, "decision")}, {formatNumber(observations.unprocessed)} new;{" "}
        {count(instincts.active, "active rule")}, {instincts.proposed} proposed. Last run:{" "}
        {last_reflection ? <Time at={last_reflection} /> : "none yet"}.
      </p>
      {uses.total > 0 && (
        <ShareBar
          label={`rules correct for ${correct} of ${count(uses.total, "file")}`}
          part={correct}
          of={uses.total}
        />
      )}
    </div>
  );
}
