import { RECORD_TYPES } from "@/lib/vault";
import { changedHref, isFiltered, type VaultQuery } from "../query";
import { Entry } from "./entry";

interface Props {
  total: number;
  counts: Record<string, number>;
  query: VaultQuery;
}

/** The types in the vault, with the number of records of each; other conditions stay when the type changes. */
export function TypeList({ total, counts, query }: Props) {
  const { type: current } = query;
  // Counted is the whole vault.
  const isCounted = !isFiltered({ ...query, type: undefined });
  const types = RECORD_TYPES.filter((type) => counts[type]);
  const shownCount = (n: number) => (isCounted ? n : null);
  const hrefOf = (type: VaultQuery["type"]) => changedHref(query, { type, status: undefined });
  return (
    <nav aria-label="Types" className="min-w-0">
      <ul className="flex gap-0.5 max-lg:overflow-x-auto max-lg:pb-1 lg:flex-col">
        <Entry href={hrefOf(undefined)} label="All records" count={shownCount(total)} isCurrent={!current} />
        {types.map((type) => (
          <Entry
            key={type}
            href={hrefOf(type)}
            label={type}
            count={shownCount(counts[type] ?? 0)}
            isCurrent={current === type}
          />
        ))}
      </ul>
    </nav>
  );
}
