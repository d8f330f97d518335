import { EditQuery } from "@/components/form/saved-query";
import { Link } from "@/components/ui/link";
import type { SavedSearch } from "@/lib/vault";
import { changedHref, isFiltered, type VaultQuery, vaultQuery } from "../query";
import { deleteSearchAction, renameSearchAction } from "./actions";

/** The parts of the address that make a search: neither the page nor what the side panel lists. */
export const searchText = (query: VaultQuery): string =>
  changedHref(query, { browse: undefined }).split("?")[1] ?? "";

/** Whether the page shows something worth a name. */
export const isSavable = (query: VaultQuery): boolean => isFiltered(query) || query.view === "table";

/** The saved searches; the one that the page shows can be renamed and deleted. */
export function Searches({ saved, query }: { saved: readonly SavedSearch[]; query: VaultQuery }) {
  if (saved.length === 0) return null;
  const current = searchText(query);
  return (
    <nav
      aria-label="Saved searches"
      className="mb-4 flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line pb-2"
    >
      {saved.map(({ id, name, query: text }) => (
        <span key={id} className="flex min-w-0 items-center">
          <Link
            href={text ? `${vaultQuery.href({})}?${text}` : vaultQuery.href({})}
            aria-current={text === current ? "page" : undefined}
            className="flex h-8 min-w-0 items-center rounded-md px-2.5 font-medium text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent"
          >
            <span title={name} className="max-w-48 truncate">
              {name}
            </span>
          </Link>
          {text === current && (
            <EditQuery
              renameAction={renameSearchAction}
              deleteAction={deleteSearchAction}
              noun="search"
              id={id}
              name={name}
            />
          )}
        </span>
      ))}
    </nav>
  );
}
