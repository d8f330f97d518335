import type { Context } from "@/lib/db";

/** Wraps the values of a room that another key wraps with the first of `keys`. Returns how many that were. */
export type Rewrapper = (ctx: Context, keys: readonly Buffer[], currentId: string) => Promise<number>;

/** Next bundles each route separately, so state of the process is on `globalThis`. */
const shared = globalThis as { kvRewrappers?: Map<string, Rewrapper> };

/** The rewrappers of higher rooms. */
export function rewrappers(): Map<string, Rewrapper> {
  shared.kvRewrappers ??= new Map();
  return shared.kvRewrappers;
}

/** Registers what rewraps the values of a higher room; it replaces one of the same name. */
export function onRotation(name: string, rewrap: Rewrapper): void {
  rewrappers().set(name, rewrap);
}
