import { KvError } from "@/lib/core/errors";
import { isUnreadable, isUnwritable } from "@/lib/vault";

/**
 * Whether an error concerns this record only, so that others can still be written: it was edited in between, cannot be
 * edited, or is in a read-only folder.
 */
export const isOfOneRecord = (error: unknown): boolean =>
  isUnreadable(error) || isUnwritable(error) || (error instanceof KvError && error.code !== "UNAVAILABLE");
