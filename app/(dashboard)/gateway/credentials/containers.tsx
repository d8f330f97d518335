import { Chip } from "@/components/ui/chip";
import { Notice } from "@/components/ui/notice";
import { Time } from "@/components/ui/time";
import type { Container, ContainerState } from "@/lib/gateway";

const ROLES: Record<Container, string> = {
  app: "Tends the vault, in every worker process",
  gateway: "Calls the models, in every process",
};

interface Props {
  containers: ContainerState[];
  /** Worker processes that live. */
  processes: number;
  /** Whether whoever looks has just had them restarted. */
  isJust: boolean;
}

/** The account's two runtimes, and how far their restart is. */
export function Containers({ containers, processes, isJust }: Props) {
  const isDone = containers.every(({ is_restarted }) => is_restarted);
  return (
    <section aria-labelledby="containers" className="mt-8">
      <h2 id="containers" className="font-semibold">
        Containers
      </h2>
      <p className="mb-3 text-muted">
        They hold the credentials, and restart when any of them or an address changes: requested at once, done
        within five seconds.
      </p>
      {isJust && (
        <div className="mb-3">
          <Notice kind={isDone ? "ok" : "info"}>
            {isDone ? "Saved, and both containers were restarted." : "Saved. The containers are restarting …"}
          </Notice>
        </div>
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {containers.map((container) => (
          <li
            key={container.name}
            aria-label={container.name}
            className="rounded-lg border border-line bg-surface p-4"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <code className="font-semibold">{container.name}</code>
              <State container={container} processes={processes} />
            </div>
            <p className="text-muted">{ROLES[container.name]}</p>
            <p className="mt-1 tabular-nums">
              {container.requested_at ? (
                <>
                  Restart requested <Time at={container.requested_at} />; {container.generation} in all
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

function State({ container, processes }: { container: ContainerState; processes: number }) {
  if (container.name === "app" && processes === 0) return <Chip tone="warning">No worker process</Chip>;
  if (!container.is_restarted) return <Chip tone="running">Restarting</Chip>;
  return <Chip tone="ok">{container.requested_at ? "Restarted" : "Running"}</Chip>;
}
