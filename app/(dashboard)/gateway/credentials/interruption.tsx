import { Elapsed } from "@/components/runs/elapsed";
import { Notice } from "@/components/ui/notice";
import { count } from "@/lib/core/count";
import type { ActiveRun } from "./load";

const MAX_NAMED = 5;

/** The running work that a restart would interrupt. */
export function Interruption({ runs }: { runs: ActiveRun[] }) {
  const more = runs.length - MAX_NAMED;
  return (
    <Notice kind={runs.length > 0 ? "warning" : "info"}>
      <p>
        This restarts the app and gateway runtimes.{" "}
        {runs.length === 0
          ? "No runs are active."
          : `${count(runs.length, "active run")} will be interrupted and retried with the new settings:`}
      </p>
      {runs.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {runs.slice(0, MAX_NAMED).map(({ worker, name, execution, startTime }) => (
            <li key={execution.runId} className="break-words">
              {worker}: {name}, <Elapsed since={startTime} />
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
    </Notice>
  );
}
