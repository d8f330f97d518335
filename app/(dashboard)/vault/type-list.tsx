import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/core/count";
import { RECORD_TYPES } from "@/lib/vault";
import { type VaultQuery, vaultQuery } from "./query";

interface Props {
  total: number;
  counts: Record<string, number>;
  query: VaultQuery;
}

/** The types in the vault, with the number of records of each; a search stays when the type changes. */
export function TypeList({ total, counts, query: { q, by, type: current } }: Props) {
  const types = RECORD_TYPES.filter((type) => counts[type]);
  const shownCount = (n: number) => (q ? null : n);
  return (
    <nav aria-label="Types" className="min-w-0">
      <ul className="flex gap-0.5 max-lg:overflow-x-auto max-lg:pb-1 lg:flex-col">
        <Entry
          href={vaultQuery.href({ q, by })}
          label="All records"
          count={shownCount(total)}
          isCurrent={!current}
        />
        {types.map((type) => (
          <Entry
            key={type}
            href={vaultQuery.href({ q, by, type })}
            label={type}
            count={shownCount(counts[type] ?? 0)}
            isCurrent={current === type}
          />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  href: string;
  label: string;
  count: number | null;
  isCurrent: boolean;
}

function Entry({ href, label, count, isCurrent }: EntryProps) {
  return (
    <li>
      <Link
        href={href}
        aria-current={isCurrent ? "true" : undefined}
        className="flex h-8 items-center justify-between gap-3 rounded-md px-2.5 whitespace-nowrap text-muted hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-ink"
      >
        {label} {count !== null && <span className="text-xs tabular-nums">{formatNumber(count)}</span>}
      </Link>
    </li>
  );
}
