import { one, type Searched } from "@/app/searched";
import { isRecordType, type RecordType } from "@/lib/vault";

export const SORTS = [
  "name",
  "-name",
  "status",
  "-status",
  "created",
  "-created",
  "modified",
  "-modified",
] as const;

/** How words are looked for: as they stand, by what they mean, or both at once. */
export const WAYS = ["words", "meaning", "both"] as const;
export type Way = (typeof WAYS)[number];

export const PAGE_SIZE = 50;

/** What the vault page shows, as its address says. What the address says wrongly is left out. */
export interface VaultQuery {
  q?: string;
  by: Way;
  type?: RecordType;
  status?: string;
  sort: (typeof SORTS)[number];
  cursor?: string;
}

export async function readQuery(searchParams: Searched["searchParams"]): Promise<VaultQuery> {
  const params = await searchParams;
  const type = one(params.type);
  return {
    q: one(params.q)?.trim() || undefined,
    by: WAYS.find((way) => way === one(params.by)) ?? "words",
    type: isRecordType(type) ? type : undefined,
    status: one(params.status),
    sort: SORTS.find((sort) => sort === one(params.sort)) ?? "-modified",
    cursor: one(params.cursor),
  };
}
