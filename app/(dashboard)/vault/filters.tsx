import { X } from "lucide-react";
import Form from "next/form";
import { SaveQuery } from "@/components/form/saved-query";
import { FilterSelect } from "@/components/table/filter-select";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { RECORD_TYPES, type SavedSearch, STATUS_BY_TYPE } from "@/lib/vault";
import { changedHref, isFieldAsked, isFiltered, isTable, type VaultQuery, vaultQuery } from "./query";
import { saveSearchAction } from "./searches/actions";
import { isSavable, searchText } from "./searches/searches";
import { SearchMode, ViewSwitch } from "./switches";
import { FieldFilter } from "./table/field-filter";

/** The statuses that the listed records can have. */
function statusesFor({ type, status }: VaultQuery): string[] {
  const lists = (type ? [type] : RECORD_TYPES).flatMap((each) => STATUS_BY_TYPE[each] ?? []);
  return [...new Set(status ? [...lists, status] : lists)].sort();
}

interface Props {
  query: VaultQuery;
  saved: readonly SavedSearch[];
}

/** The filters of the list, other than what the side of the page lists. */
export function Filters({ query, saved }: Props) {
  const { q, status } = query;
  const isSaved = saved.some((search) => search.query === searchText(query));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Form prefetch={false} action="/vault" className="flex items-center gap-2">
        <Kept query={query} without={["status"]} />
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
      {isTable(query) && (
        <FieldFilter query={query}>
          <Kept query={query} without={["field", "value"]} />
        </FieldFilter>
      )}
      {q && <SearchMode query={query} />}
      <Narrowed query={query} />
      <div className="ml-auto flex flex-wrap items-center gap-x-2 gap-y-1">
        {isFiltered(query) && (
          <Link
            href={vaultQuery.href({ view: query.view, browse: query.browse, columns: query.columns })}
            className="inline-flex items-center gap-1 text-muted hover:text-ink"
          >
            <X aria-hidden className="size-4" /> Clear
          </Link>
        )}
        {isSavable(query) && !isSaved && (
          <SaveQuery action={saveSearchAction} noun="search" query={searchText(query)} />
        )}
        <ViewSwitch query={query} />
      </div>
    </div>
  );
}

/** What a form keeps of the address. */
function Kept({ query, without }: { query: VaultQuery; without: readonly string[] }) {
  const kept = new URLSearchParams(changedHref(query, {}).split("?")[1]);
  return [...kept]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The conditions that are chosen elsewhere, each with a way out of it. */
function Narrowed({ query }: { query: VaultQuery }) {
  const { folder, tag, field, value } = query;
  const isFieldHidden = isFieldAsked(query) && !isTable(query);
  const conditions = [
    folder && { label: `Folder ${folder}`, href: changedHref(query, { folder: undefined }) },
    tag && { label: `Tag ${tag}`, href: changedHref(query, { tag: undefined }) },
    isFieldHidden && {
      label: value ? `${field}: ${value}` : `With ${field}`,
      href: changedHref(query, { field: undefined, value: undefined }),
    },
  ];
  return conditions.map(
    (condition) =>
      condition && (
        <Link
          key={condition.label}
          href={condition.href}
          aria-label={`Remove the filter ${condition.label}`}
          className="inline-flex h-7 max-w-60 items-center gap-1 rounded-full border border-line bg-sunken px-2.5 hover:bg-hover"
        >
          <span className="truncate">{condition.label}</span>
          <X aria-hidden className="size-3.5 shrink-0" />
        </Link>
      ),
  );
}
