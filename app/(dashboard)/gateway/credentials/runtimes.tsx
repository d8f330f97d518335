import { Chip } from "@/components/ui/chip";
import { Notice } from "@/components/ui/notice";
import { Time } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import type { Container, ContainerState } from "@/lib/gateway";

const ROLES: Record<Container, string> = {
  app: "Runs workflows in every worker process",
  gateway: "Calls models in every process",
};

interface Props {
  runtimes: ContainerState[];
  /** Running worker processes. */
  processes: number;
  /** A change was just saved. */
  isSaved: boolean;
}

/** The account's runtimes, and whether they have restarted. */
export function Runtimes({ runtimes, processes, isSaved }: Props) {
  const isDone = runtimes.every(({ is_restarted }) => is_restarted);
  return (
    <section aria-labelledby="runtimes" className="mt-8">
      <h2 id="runtimes" className="font-semibold">
        Runtimes
      </h2>
      <p className="mb-3 text-muted">
        Runtimes hold the credentials. They restart within five seconds when a credential or a base URL
        changes.
      </p>
      {isSaved && (
        <div className="mb-3">
          <Notice kind={isDone ? "ok" : "info"}>
            {isDone ? "Saved. Both runtimes have restarted." : "Saved. The runtimes are restarting…"}
          </Notice>
        </div>
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {runtimes.map((runtime) => (
          <li
            key={runtime.name}
            aria-label={runtime.name}
            className="rounded-lg border border-line bg-surface p-4"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <code className="font-semibold">{runtime.name}</code>
              <State runtime={runtime} processes={processes} />
            </div>
            <p className="text-muted">{ROLES[runtime.name]}</p>
            <p className="mt-1 tabular-nums">
              {runtime.requested_at ? (
                <>
                  Last restart <Time at={runtime.requested_at} />, {count(runtime.generation, "restart")} in
                  total
                </>
              ) : (
                <span className="text-muted">Never restarted</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ runtime, processes }: { runtime: ContainerState; processes: number }) {
  if (runtime.name === "app" && processes === 0) return <Chip tone="warning">No worker process</Chip>;
  if (!runtime.is_restarted) return <Chip tone="running">Restarting</Chip>;
  return <Chip tone="ok">{runtime.requested_at ? "Restarted" : "Running"}</Chip>;
}
