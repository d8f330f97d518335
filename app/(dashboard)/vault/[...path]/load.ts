import { notFound } from "next/navigation";
import { cache } from "react";
import { requireContext } from "@/app/session/current";
import { nameOf } from "@/components/vault/href";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { existingRecordPath, exists, type RecordDetail, readRecord } from "@/lib/vault";

/** A record whose file is over the size limit. */
export interface TooLarge {
  path: string;
  name: string;
  tooLarge: string;
}

/** The record at a path; the 404 page when there is none. */
export const loadRecord = cache(async (path: string): Promise<RecordDetail | TooLarge> => {
  const ctx = await requireContext();
  try {
    return await readRecord(ctx, { path });
  } catch (error) {
    if (error instanceof KvError && error.code === "PAYLOAD_TOO_LARGE")
      return { path, name: nameOf(path), tooLarge: error.message };
    if (error instanceof KvError && ["NOT_FOUND", "VALIDATION_ERROR"].includes(error.code)) notFound();
    throw error;
  }
});

/** Whether no other record has taken the path that one had before it was moved. */
export async function isFree(ctx: Context, moved: string): Promise<boolean> {
  try {
    return !(await exists(ctx.account.vaultDir, existingRecordPath(moved)));
  } catch (error) {
    if (error instanceof KvError) return false;
    throw error;
  }
}

/** The path of an address, from the segments that Next hands to a page: as they are in the address. */
export function pathOf(segments: readonly string[]): string {
  try {
    return segments.map(decodeURIComponent).join("/");
  } catch {
    notFound();
  }
}
