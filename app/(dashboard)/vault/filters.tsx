import { X } from "lucide-react";
import Form from "next/form";
import { FilterSelect } from "@/components/table/filter-select";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { RECORD_TYPES, STATUS_BY_TYPE } from "@/lib/vault";
import { MODES, type Mode, type VaultQuery, vaultQuery } from "./query";

/** The statuses that the listed records can have. */
function statusesFor({ type, status }: VaultQuery): string[] {
  const lists = (type ? [type] : RECORD_TYPES).flatMap((each) => STATUS_BY_TYPE[each] ?? []);
  return [...new Set(status ? [...lists, status] : lists)].sort();
}

/** The filters of the list, other than the type. */
export function Filters({ query }: { query: VaultQuery }) {
  const { q, by, type, status } = query;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Form prefetch={false} action="/vault" className="flex items-center gap-2">
        {q && <input type="hidden" name="q" value={q} />}
        {q && by !== "words" && <input type="hidden" name="by" value={by} />}
        {type && <input type="hidden" name="type" value={type} />}
        <FilterSelect
          name="status"
          label="Status"
          selected={status}
          choices={statusesFor(query).map((value) => ({ value, label: value }))}
          isInline
        />
        <noscript>
          <Button type="submit">Apply</Button>
        </noscript>
      </Form>
      {q && <SearchMode query={query} />}
      {(q || type || status) && (
        <Link href="/vault" className="ml-auto inline-flex items-center gap-1 text-muted hover:text-ink">
          <X aria-hidden className="size-4" /> Clear
        </Link>
      )}
    </div>
  );
}

const LABELS: Record<Mode, { label: string; hint: string }> = {
  words: { label: "Words", hint: "Records with these words" },
  meaning: { label: "Meaning", hint: "Records with a similar meaning" },
  both: { label: "Both", hint: "Records found by words or meaning" },
};

function SearchMode({ query }: { query: VaultQuery }) {
  return (
    <nav aria-label="Search by" className="flex items-center gap-2">
      <span aria-hidden className="text-muted">
        Search by
      </span>
      <ul className="flex rounded-md border border-line-strong bg-surface p-0.5">
        {MODES.map((mode) => (
          <li key={mode}>
            <Link
              href={vaultQuery.href({ ...query, by: mode, cursor: undefined })}
              aria-current={query.by === mode ? "true" : undefined}
              title={LABELS[mode].hint}
              className="flex h-6.5 items-center rounded-sm px-2 text-muted hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
            >
              {LABELS[mode].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
