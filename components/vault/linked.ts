import { type RecordDetail, type RecordLink, recordAt } from "@/lib/vault";

/** Where the links of a record lead, by the target as it is written. */
export type Resolved = ReadonlyMap<string, RecordLink>;

export const resolvedOf = ({ links }: Pick<RecordDetail, "links">): Resolved =>
  new Map(links.map((link) => [link.target, link]));

/** Whether there is a page for it: other files of the vault are listed, not shown. */
export const hasPage = (path: string): boolean => recordAt(path) !== undefined;
