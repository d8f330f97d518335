import { X } from "lucide-react";
import { Link } from "@/components/ui/link";
import { RECORD_TYPES, STATUS_BY_TYPE } from "@/lib/vault";
import type { VaultQuery } from "./query";
import { SearchWays } from "./search-ways";
import { StatusFilter } from "./status-filter";

/** Every status that the records on show may have; any type's while none is chosen. */
function statusesFor({ type, status }: VaultQuery): string[] {
  const lists = (type ? [type] : RECORD_TYPES).flatMap((each) => STATUS_BY_TYPE[each] ?? []);
  return [...new Set(status ? [...lists, status] : lists)].sort();
}

/** What narrows the list, beside the type: words and status, each of them undone by one press. */
export function Filters({ query }: { query: VaultQuery }) {
  const { q, by, type, status } = query;
  const isNarrowed = q || type || status;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <StatusFilter
        statuses={statusesFor(query)}
        q={q}
        by={q && by !== "words" ? by : undefined}
        type={type}
        status={status}
      />
      {q && <SearchWays query={{ ...query, q }} />}
      {q && (
        <p className="min-w-0 truncate">
          Found for <strong className="font-semibold">{q}</strong>
        </p>
      )}
      {isNarrowed && (
        <Link href="/vault" className="ml-auto inline-flex items-center gap-1 text-muted hover:text-ink">
          <X aria-hidden className="size-4" /> Show everything
        </Link>
      )}
    </div>
  );
}
