import { Notice } from "@/components/ui/notice";
import { Elapsed } from "@/components/workflows/elapsed";
import type { RunUnderWay } from "./load";

const MOST_NAMED = 5;

/** Says, before anything is saved, what the restart interrupts right now. */
export function Interruption({ runs }: { runs: RunUnderWay[] }) {
  const more = runs.length - MOST_NAMED;
  return (
    <Notice kind={runs.length > 0 ? "warning" : "info"}>
      <p>
        This restarts both containers of the account, app and gateway, which interrupts running work.{" "}
        {runs.length === 0
          ? "Nothing runs now."
          : `${runs.length === 1 ? "One run goes" : `${runs.length} runs go`} on now; what is interrupted is tried again with the new settings:`}
      </p>
      {runs.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {runs.slice(0, MOST_NAMED).map(({ worker, name, execution, startTime }) => (
            <li key={execution.runId} className="break-words">
              {worker}: {name}, for <Elapsed since={startTime} />
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
    </Notice>
  );
}
