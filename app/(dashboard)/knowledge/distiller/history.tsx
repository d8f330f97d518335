import { ChartFigure } from "@/components/charts/figure";
import { LineChart } from "@/components/charts/line-chart";
import { formatDuration } from "@/components/runs/duration";
import { Scrollable } from "@/components/ui/scrollable";
import { exact, Time } from "@/components/ui/time";
import { count, formatNumber } from "@/lib/core/count";
import type { DistillerRecord } from "@/lib/distiller";

const CELL = "px-3 py-2 text-left font-normal";

/** The results of the last scans and runs. */
export function History({ history }: { history: DistillerRecord[] }) {
  const runs = history.filter(({ kind }) => kind === "run");
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="mb-2 text-base font-semibold">
        Recent runs
      </h2>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <Scrollable label="Runs, as a table">
          <table className="w-full border-collapse rounded-lg border border-line bg-surface tabular-nums">
            <thead>
              <tr className="border-b border-line text-muted">
                {["Time", "Kind", "Candidates", "Learnings", "Engine", "Duration"].map((title) => (
                  <th key={title} scope="col" className={CELL}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {history.toReversed().map((run) => (
                <tr key={run.distill_id} className="border-b border-line last:border-0">
                  <td className={CELL}>
                    <Time at={run.timestamp} />
                  </td>
                  <td className={CELL}>{run.project ? `${run.kind}, ${run.project}` : run.kind}</td>
                  <td className={CELL}>{formatNumber(run.candidates)}</td>
                  <td className={CELL}>
                    {run.kind === "scan" ? "–" : formatNumber(run.learnings_extracted)}
                  </td>
                  <td className={CELL} title={run.planned_by.reason}>
                    {engineOf(run)}
                  </td>
                  <td className={`${CELL} whitespace-nowrap`}>{formatDuration(run.duration_ms)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
        {runs.length > 1 && (
          <ChartFigure title="Candidates and learnings" reading="Candidates found and learnings extracted">
            <LineChart
              label={`Line chart: the last of ${runs.length} runs extracted ${count(runs.at(-1)?.learnings_extracted ?? 0, "learning")}`}
              yTitle="Count"
              xTitle="Runs, oldest first"
              points={runs.map((run) => ({
                tick: run.timestamp.slice(5, 10),
                hint: `${exact(new Date(run.timestamp))}: ${count(run.candidates, "candidate")}, ${count(run.learnings_extracted, "learning")}`,
              }))}
              series={[
                { name: "candidates", tone: "accent", values: runs.map(({ candidates }) => candidates) },
                { name: "learnings", tone: "ok", values: runs.map((run) => run.learnings_extracted) },
              ]}
            />
          </ChartFigure>
        )}
      </div>
    </section>
  );
}

function engineOf({ planned_by: { model, local } }: DistillerRecord): string {
  if (model > 0) return local > 0 ? `model (${model}), local (${local})` : "model";
  return local > 0 ? "local" : "–";
}
