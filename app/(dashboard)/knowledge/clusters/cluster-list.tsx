import { Link } from "@/components/ui/link";
import { recordHref } from "@/components/vault/href";
import { count, formatNumber } from "@/lib/core/count";
import type { Cluster } from "@/lib/surveyor";
import { RenameForm } from "./rename-form";

const BY = {
  local: "Named automatically",
  model: "Named by a model",
  user: "Named by you",
} as const;

/** Each cluster with its name, its most typical words and its members. */
export function ClusterList({ clusters }: { clusters: Cluster[] }) {
  return (
    <section aria-label="Clusters">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {clusters.map((cluster) => (
          <li key={cluster.id} id={cluster.id} className="rounded-lg border border-line bg-surface p-4">
            <Card cluster={cluster} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ cluster: { id, label, labelled_by, terms, size, members } }: { cluster: Cluster }) {
  const rest = size - members.length;
  return (
    <article aria-labelledby={`label-${id}`} className="flex h-full flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`label-${id}`} className="min-w-0 text-base font-semibold break-words">
          {label}
        </h2>
        <span className="shrink-0 text-muted tabular-nums">{count(size, "record")}</span>
      </div>
      {terms.length > 0 && <p className="text-muted">{terms.join(" · ")}</p>}
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {members.map(({ path, name }) => (
          <li key={path} className="max-w-full truncate">
            <Link href={recordHref(path)} title={path} className="text-accent hover:underline">
              {name}
            </Link>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Link href={`/knowledge/map?cluster=${id}`} className="text-muted underline">
              {formatNumber(rest)} more
            </Link>
          </li>
        )}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
        <span className="text-xs text-muted">{BY[labelled_by]}</span>
        <RenameForm id={id} label={label} />
      </div>
    </article>
  );
}
