import { KvError } from "@/lib/core/errors";
import { isUnreadable, isUnwritable } from "@/lib/vault";

/**
 * Whether an error concerns the record alone: it was edited meanwhile, is not editable, or is in a folder that nobody may write
 * to. Others can be written all the same.
 */
export const isOfOneRecord = (error: unknown): boolean =>
  error instanceof KvError ? error.code !== "UNAVAILABLE" : isUnreadable(error) || isUnwritable(error);
