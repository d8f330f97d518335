import { perProcess } from "@/lib/core/per-process";
import type { Context } from "@/lib/db";

/** Wraps the values of a room that another key wraps with the first of `keys`. Returns how many that were. */
export type Rewrapper = (ctx: Context, keys: readonly Buffer[], currentId: string) => Promise<number>;

/** The rewrappers of higher rooms. */
export const rewrappers = perProcess("rewrappers", () => new Map<string, Rewrapper>());

/** Registers what rewraps the values of a higher room; it replaces one of the same name. */
export function onRotation(name: string, rewrap: Rewrapper): void {
  rewrappers().set(name, rewrap);
}
