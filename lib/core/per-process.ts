const things = globalThis as { kvPerProcess?: Map<string, unknown> };

/**
 * Returns what this process has once under a name, made at the first call. A variable of a module would not do: Next bundles
 * each route separately, and each bundle has a copy of the module.
 */
export const perProcess =
  <T>(name: string, make: () => T): (() => T) =>
  () => {
    things.kvPerProcess ??= new Map();
    if (!things.kvPerProcess.has(name)) things.kvPerProcess.set(name, make());
    return things.kvPerProcess.get(name) as T;
  };
