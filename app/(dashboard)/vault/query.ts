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

export const PAGE_SIZE = 50;

/** What the vault page shows, as its address says. What the address says wrongly is left out. */
export interface VaultQuery {
  q?: string;
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
    type: isRecordType(type) ? type : undefined,
    status: one(params.status),
    sort: SORTS.find((sort) => sort === one(params.sort)) ?? "-modified",
    cursor: one(params.cursor),
  };
}
