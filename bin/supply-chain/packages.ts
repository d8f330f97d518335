import { z } from "zod";

/** A third-party component of the service. */
export interface Component {
  name: string;
  version: string;
  /** An SPDX expression; undefined when the package names none. */
  license: string | undefined;
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** The production packages of a `package-lock.json`, for every platform, each version once. */
export function productionPackages(lock: unknown): Component[] {
  const found = new Map<string, Component>();
  for (const [location, { version = "", license, dev }] of Object.entries(lockFile.parse(lock).packages)) {
    if (location === "" || dev) continue;
    const name = location.slice(location.lastIndexOf("node_modules/") + "node_modules/".length);
    found.set(`${name}@${version}`, { name, version, license });
  }
  return [...found.values()];
}
