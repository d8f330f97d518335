import { EditQuery, SaveQuery } from "@/components/form/saved-query";
import { isSame, startedWithin } from "@/components/runs/conditions";
import { queryHref } from "@/components/runs/href";
import { Link } from "@/components/ui/link";
import { parseFilter, type SavedView } from "@/lib/runs";
import { deleteViewAction, renameViewAction, saveViewAction } from "./actions";
import type { RunsQuery } from "./query";

interface Shown {
  name: string;
  query: string;
  /** Set for a saved view. */
  id?: string;
}

/** Built-in and saved views of the list. */
export function Views({ saved, query, now }: { saved: SavedView[]; query: RunsQuery; now: Date }) {
  const views = [...builtIn(now), ...saved.map((view) => ({ ...view, query: queryOf(view, now) }))];
  const isShown = (view: Shown) =>
    query.filter !== null && isSame(parseFilter(view.query), query.filter, now);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line pb-2">
      <nav aria-label="Views" className="flex min-w-0 flex-wrap items-center gap-x-1">
        {views.map((view) => (
          <View key={view.id ?? view.name} view={view} isShown={isShown(view)} />
        ))}
      </nav>
      {query.filter && !views.some(isShown) && (
        <div className="ml-auto">
          <SaveQuery action={saveViewAction} noun="view" query={query.text} />
        </div>
      )}
    </div>
  );
}

/** Days are in UTC, like all times of the service. */
function builtIn(now: Date): Shown[] {
  const midnight = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  return [
    { name: "All", query: "" },
    { name: "Running", query: "ExecutionStatus = 'Running'" },
    { name: "Failed", query: "ExecutionStatus = 'Failed'" },
    { name: "Today", query: `StartTime >= '${midnight}'` },
  ];
}

const queryOf = ({ query, within }: SavedView, now: Date): string =>
  within ? startedWithin(parseFilter(query), within, now) : query;

function View({ view: { id, name, query }, isShown }: { view: Shown; isShown: boolean }) {
  return (
    <span className="flex min-w-0 items-center">
      <Link
        href={queryHref(query)}
        title={query || "All runs"}
        aria-current={isShown ? "page" : undefined}
        className="flex h-8 min-w-0 items-center rounded-md px-2.5 font-medium text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent"
      >
        <span className="max-w-48 truncate">{name}</span>
      </Link>
      {id && isShown && (
        <EditQuery
          renameAction={renameViewAction}
          deleteAction={deleteViewAction}
          noun="view"
          id={id}
          name={name}
        />
      )}
    </span>
  );
}
