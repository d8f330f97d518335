import { Time } from "@/components/ui/time";
import type { LearningStatus } from "@/lib/learning";
import { ShareBar } from "./share-bar";

/** How far the learning is, in a line; and how often it was right. */
export function Standing({
  status: { observations, instincts, uses, last_reflection },
}: {
  status: LearningStatus;
}) {
  const right = uses.total - uses.corrected;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1">
      <p className="text-muted">
        {observations.total.toLocaleString("en")} observed, {observations.unprocessed.toLocaleString("en")} of
        them not yet reflected on; {instincts.active} active, {instincts.proposed} proposed.{" "}
        {last_reflection ? (
          <>
            The last reflection was <Time at={last_reflection} />.
          </>
        ) : (
          "There has been no reflection yet."
        )}
      </p>
      {uses.total > 0 && (
        <ShareBar
          label={`instincts were right in ${right} of ${uses.total} ${uses.total === 1 ? "file" : "files"}`}
          part={right}
          of={uses.total}
        />
      )}
    </div>
  );
}
