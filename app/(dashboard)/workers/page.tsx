import type { Metadata } from "next";
import { fileNames } from "@/app/(dashboard)/workflows/names";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { count } from "@/lib/core/count";
import { workersStatus } from "@/lib/runs";
import { ControlButton } from "./controls";
import { lastRun, recentRuns, runnableKind } from "./last-run";
import { WorkerCard } from "./worker-card";

export const metadata: Metadata = { title: "Workers" };

/** A process that dies sends no notification. */
const REFRESH_MS = 5_000;

export default async function WorkersPage() {
  const ctx = await requireContext();
  const { workers, processes } = await workersStatus(ctx);
  const active = workers.flatMap(({ current }) => current);
  const names = await fileNames(ctx, active);
  const cards = await Promise.all(
    workers.map(async (worker) => {
      const kind = runnableKind(worker.name);
      const [last, runs] = await Promise.all([
        kind ? lastRun(ctx, kind) : null,
        recentRuns(ctx, worker.name),
      ]);
      return { worker, last, runs };
    }),
  );
  const isAllStopped = workers.every(({ state }) => state === "stopped");
  return (
    <>
      <PageHeader
        title="Workers"
        purpose="Background workers of the vault. A stopped worker keeps its queue."
        action={
          <div className="flex gap-2">
            <ControlButton command="restart" size="normal" />
            <ControlButton command={isAllStopped ? "start" : "stop"} size="normal" />
          </div>
        }
      />
      <Live every={REFRESH_MS} />
      <div className="mb-4">
        <Processes processes={processes} />
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        {cards.map(({ worker, last, runs }) => (
          <WorkerCard key={worker.name} worker={worker} last={last} runs={runs} names={names} />
        ))}
      </div>
    </>
  );
}

function Processes({ processes }: { processes: number }) {
  if (processes > 0) {
    return <p className="text-muted">{count(processes, "worker process", "worker processes")} running</p>;
  }
  return (
    <Notice kind="warning">
      No worker process is running, so queued runs do not start. Start one with <code>npm run worker</code>,
      or the whole service with <code>npm start</code>.
    </Notice>
  );
}
