import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { readSort, type Sort } from "@/components/table/address";
import { KvError } from "@/lib/core/errors";
import { type Attribute, chipsOf, type Filter, type FilterError, filterText, parseFilter } from "@/lib/runs";

export const PAGE_SIZE = 50;

/** The attributes that the table can be sorted by. */
const SORTABLE = [
  "WorkflowId",
  "WorkflowType",
  "ExecutionStatus",
  "StartTime",
  "ExecutionDuration",
] as const satisfies readonly Attribute[];

/** The list filter of the page. */
export interface RunsQuery {
  /** The filter, with the sort order of the table headers. */
  text: string;
  /** Null where the text is not valid. */
  filter: Filter | null;
  /** The filter before a text that is not valid, whose runs stay. */
  last: { text: string; filter: Filter };
  error: FilterError | KvError | null;
  cursor?: string;
}

const workflowsQuery = defineQuery(
  "/workflows",
  z.object({ query: textParam, last: textParam, sort: textParam, cursor: textParam }),
);

export async function readQuery(searchParams: PageProps["searchParams"]): Promise<RunsQuery> {
  const { query = "", last = "", sort, cursor } = await workflowsQuery.read(searchParams);
  try {
    const filter = sorted(parseFilter(query), sort);
    const text = sort === undefined ? query : filterText(chipsOf(filter), filter.orderBy);
    return { text, filter, last: { text, filter }, error: null, cursor };
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return { text: query, filter: null, last: lastOf(last), error };
  }
}

/** All runs, if that filter is not valid either. */
function lastOf(text: string): RunsQuery["last"] {
  try {
    return { text, filter: parseFilter(text) };
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return { text: "", filter: parseFilter("") };
  }
}

/** The sort order of a header wins over a typed one. */
function sorted(filter: Filter, asked: string | undefined): Filter {
  const { id, desc } = readSort(asked ?? "");
  const attribute = SORTABLE.find((each) => each === id);
  return attribute ? { ...filter, orderBy: [{ attribute, descending: desc }] } : filter;
}

/** The sort order that the table headers show; newest first by default. */
export function shownSort(filter: Filter | null): Sort {
  const first = filter?.orderBy[0];
  return first ? { id: first.attribute, desc: first.descending } : { id: "StartTime", desc: true };
}
