import { z } from "zod";
import { choiceParam, defineQuery, textParam } from "@/app/query";
import { RECORD_TYPES } from "@/lib/vault";

const SORTS = ["name", "-name", "status", "-status", "created", "-created", "modified", "-modified"] as const;

/** How a search matches: by words, by meaning, or both. */
export const MODES = ["words", "meaning", "both"] as const;
export type Mode = (typeof MODES)[number];

export const VIEWS = ["list", "table"] as const;

/** What the side of the page lists. */
export const BROWSED = ["types", "folders", "tags"] as const;

export const PAGE_SIZE = 50;

const DEFAULT_SORT = "-modified";

/**
 * `columns` are fields, separated by commas; `field` and `value` filter by one. The table sorts by any field, the list by
 * what it shows. `deleted` is the record that was deleted just now.
 */
export const vaultQuery = defineQuery(
  "/vault",
  z.object({
    view: z.enum(VIEWS).catch("list"),
    browse: z.enum(BROWSED).catch("types"),
    q: textParam,
    by: z.enum(MODES).catch("words"),
    type: choiceParam(RECORD_TYPES),
    status: textParam,
    folder: textParam,
    tag: textParam,
    field: textParam,
    value: textParam,
    columns: textParam,
    sort: z
      .string()
      .regex(/^-?[^\0]{1,200}$/)
      .refine((text) => text.isWellFormed())
      .catch(DEFAULT_SORT),
    cursor: textParam,
    deleted: textParam,
  }),
);

export type VaultQuery = Awaited<ReturnType<typeof vaultQuery.read>>;

/** Whether the page shows the table; a search by meaning is a list, the best match first. */
export const isTable = ({ view, q, by }: VaultQuery): boolean =>
  view === "table" && (q === undefined || by === "words");

/** Whether the records are filtered by a field, which only a search by words can be. */
export const isFieldAsked = ({ field, q, by }: VaultQuery): boolean =>
  field !== undefined && (q === undefined || by === "words");

/** The order of the list; another one was of the table. */
export const listSort = ({ sort }: VaultQuery): string =>
  SORTS.some((each) => each === sort) ? sort : DEFAULT_SORT;

/** A link to the same records, with other conditions; from the first page. */
export const changedHref = (query: VaultQuery, changes: Partial<VaultQuery>): string =>
  vaultQuery.href({ ...query, cursor: undefined, deleted: undefined, ...changes });

/** Whether less than all records are asked for. */
export const isFiltered = ({ q, type, status, folder, tag, field }: VaultQuery): boolean =>
  [q, type, status, folder, tag, field].some((each) => each !== undefined);
