import type { RecordDetail, RecordLink } from "@/lib/vault";

/** Where the links of a record lead, by target as written. */
export type Resolved = ReadonlyMap<string, RecordLink>;

export const resolvedOf = ({ links }: Pick<RecordDetail, "links">): Resolved =>
  new Map(links.map((link) => [link.target, link]));
