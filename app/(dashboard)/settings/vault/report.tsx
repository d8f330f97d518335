import { formatNumber } from "@/lib/core/count";
import type { VaultContext } from "@/lib/vault";

interface Props {
  directory: string;
  context: VaultContext;
}

const MAX_SHOWN = 100;

/** What the vault holds, and which files it leaves out. */
export function Report({ directory, context: { total, counts_by_type, links, inbox, skipped } }: Props) {
  const types = Object.entries(counts_by_type).sort(([, a], [, b]) => b - a);
  const facts: [string, string][] = [
    ["Directory", directory],
    ["Records", formatNumber(total)],
    ["Types", types.map(([type, count]) => `${type} ${formatNumber(count)}`).join(", ") || "none"],
    ["Links", `${formatNumber(links.total)}, ${formatNumber(links.broken)} of them broken`],
    ["Files in the inbox", formatNumber(inbox)],
    ["Skipped files", formatNumber(skipped.count)],
  ];
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {skipped.count > 0 && (
        <details className="mt-3">
          <summary className="text-muted">Skipped files and why</summary>
          <ul className="mt-1 flex flex-col gap-1">
            {skipped.files.slice(0, MAX_SHOWN).map(({ path, reason }) => (
              <li key={path} className="break-words">
                <code>{path}</code> <span className="text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
