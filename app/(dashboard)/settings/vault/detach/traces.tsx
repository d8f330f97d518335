import { formatNumber } from "@/lib/core/count";
import type { VaultTraces } from "@/lib/vault";
import { DetachButton } from "./detach-button";

const MAX_SHOWN = 100;

/** What this service has made in the directory, and the way out. */
export function Traces({ traces }: { traces: VaultTraces }) {
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <p>
        Detaching leaves the directory to you. This is what Knowledge Vault has made in{" "}
        <code className="font-mono text-xs break-all">{traces.directory}</code>:
      </p>
      <ul className="flex flex-col gap-1">
        <Files title="Identity of the vault, removed" files={traces.identity} />
        <Files title="Temporary files, removed" files={traces.temporary} />
        <Files title="Processed inbox files, kept unless you choose them" files={traces.processed} />
        <Files title="Records that workers created, kept unless you choose them" files={traces.created} />
        <Files title="Other records with changes by workers, kept" files={traces.changed} />
      </ul>
      <p className="text-muted">
        The audit log, runs and backups stay. Another directory is opened with{" "}
        <code className="font-mono text-xs">kv relocate DIR</code>.
      </p>
      <div>
        <DetachButton traces={traces} />
      </div>
    </div>
  );
}

function Files({ title, files: { count, paths } }: { title: string; files: VaultTraces["identity"] }) {
  if (count === 0) return <li className="text-muted">{title}: none</li>;
  return (
    <li>
      <details>
        <summary className="min-h-6">
          {title}: {formatNumber(count)}
        </summary>
        <ul className="mt-1 mb-2 flex flex-col gap-1 pl-4">
          {paths.slice(0, MAX_SHOWN).map((path) => (
            <li key={path} className="font-mono text-xs break-all">
              {path}
            </li>
          ))}
          {count > MAX_SHOWN && <li className="text-muted">and {formatNumber(count - MAX_SHOWN)} more</li>}
        </ul>
      </details>
    </li>
  );
}
