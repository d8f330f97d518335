import type { Metadata } from "next";
import { fileNames } from "@/app/(dashboard)/workflows/names";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { workersStatus } from "@/lib/runs";
import { lastRun, runnableKind } from "./last-run";
import { Steer } from "./steer";
import { WorkerCard } from "./worker-card";

export const metadata: Metadata = { title: "Workers" };

/** That a process is gone nobody tells: it is seen by its silence. */
const LOOK_EVERY_MS = 5_000;

export default async function WorkersPage() {
  const ctx = await requireContext();
  const [{ workers, processes }, names] = await Promise.all([workersStatus(ctx), fileNames(ctx)]);
  const cards = await Promise.all(
    workers.map(async (worker) => {
      const kind = runnableKind(worker.name);
      return { worker, last: kind ? await lastRun(ctx, kind) : null };
    }),
  );
  const isAllStopped = workers.every(({ state }) => state === "stopped");
  return (
    <>
      <PageHeader
        title="Workers"
        purpose="Specialists that tend the vault in the background. A stopped one takes nothing up; what waits for it is kept."
        action={
          <div className="flex gap-2">
            <Steer order="restart" size="normal" />
            <Steer order={isAllStopped ? "start" : "stop"} size="normal" />
          </div>
        }
      />
      <Live every={LOOK_EVERY_MS} />
      <div className="mb-4">
        <Processes count={processes} />
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        {cards.map(({ worker, last }) => (
          <WorkerCard key={worker.name} worker={worker} last={last} names={names} />
        ))}
      </div>
    </>
  );
}

function Processes({ count }: { count: number }) {
  if (count > 0) {
    return (
      <p className="text-muted">
        {count === 1 ? "One worker process is running." : `${count} worker processes are running.`}
      </p>
    );
  }
  return (
    <Notice kind="warning">
      No worker process is running, so nothing is taken up. Start one with <code>npm run worker</code>, or the
      whole service with <code>npm start</code>.
    </Notice>
  );
}
