import { withParams } from "@/components/table/address";
import { Link } from "@/components/ui/link";
import { RECORD_TYPES } from "@/lib/vault";
import type { VaultQuery } from "./query";

interface Props {
  total: number;
  counts: Record<string, number>;
  query: VaultQuery;
}

/** The types that the vault holds, with how many records of each; while searching they narrow the search. */
export function TypeList({ total, counts, query }: Props) {
  const types = RECORD_TYPES.filter((type) => counts[type]);
  const href = (type: string | null) => withParams(searched(query), { type });
  return (
    <nav aria-label="Types" className="min-w-0">
      <ul className="flex gap-0.5 max-lg:overflow-x-auto max-lg:pb-1 lg:flex-col">
        <Entry href={href(null)} label="All records" count={query.q ? null : total} current={!query.type} />
        {types.map((type) => (
          <Entry
            key={type}
            href={href(type)}
            label={type}
            count={query.q ? null : (counts[type] ?? 0)}
            current={query.type === type}
          />
        ))}
      </ul>
    </nav>
  );
}

/** What is searched for stays while the type changes. */
const searched = ({ q, by }: VaultQuery): [string, string][] =>
  q ? [["q", q], ...(by === "words" ? [] : [["by", by] as [string, string]])] : [];

function Entry({
  href,
  label,
  count,
  current,
}: {
  href: string;
  label: string;
  count: number | null;
  current: boolean;
}) {
  return (
    <li>
      <Link
        href={href}
        aria-current={current ? "true" : undefined}
        className="flex h-8 items-center justify-between gap-3 rounded-md px-2.5 whitespace-nowrap text-muted hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-ink"
      >
        {label} {count !== null && <span className="text-xs tabular-nums">{count}</span>}
      </Link>
    </li>
  );
}
