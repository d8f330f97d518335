import { one, type Searched } from "@/app/searched";
import { readSort, type Sort } from "@/components/table/address";
import { KvError } from "@/lib/core/errors";
import { type Attribute, chipsOf, type Filter, type FilterError, filterText, parseFilter } from "@/lib/runs";

export const PAGE_SIZE = 50;

/** The attributes that the table can be sorted by. */
export const SORTABLE = [
  "WorkflowId",
  "WorkflowType",
  "ExecutionStatus",
  "StartTime",
  "ExecutionDuration",
] as const satisfies readonly Attribute[];

/** What the page lists, as its address says. */
export interface RunsQuery {
  /** The list filter, with the order that the table's headers ask for. */
  text: string;
  /** What was read of it; null where it is wrong. */
  filter: Filter | null;
  error: FilterError | KvError | null;
  cursor?: string;
}

export async function readQuery(searchParams: Searched["searchParams"]): Promise<RunsQuery> {
  const params = await searchParams;
  const typed = one(params.query)?.trim() ?? "";
  const cursor = one(params.cursor);
  try {
    const filter = sorted(parseFilter(typed), one(params.sort));
    const isChanged = one(params.sort) !== undefined;
    const text = isChanged ? filterText(chipsOf(filter), filter.orderBy) : typed;
    return { text, filter, error: null, cursor };
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return { text: typed, filter: null, error, cursor };
  }
}

/** A header's order wins over the one that was typed; what the address says wrongly is left out. */
function sorted(filter: Filter, asked: string | undefined): Filter {
  const { id, desc } = readSort(asked ?? "");
  const attribute = SORTABLE.find((each) => each === id);
  return attribute ? { ...filter, orderBy: [{ attribute, descending: desc }] } : filter;
}

/** How the table's headers show the order; newest first when none is asked for. */
export function shownSort(filter: Filter | null): Sort {
  const first = filter?.orderBy[0];
  return first ? { id: first.attribute, desc: first.descending } : { id: "StartTime", desc: true };
}
