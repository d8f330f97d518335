import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { root } from "./root";

/** Every table that a room of lib defines. */
export async function allTables(): Promise<PgTable[]> {
  const files = readdirSync(join(root, "lib"), { recursive: true, encoding: "utf8" }).filter((path) =>
    /^[^/]+\/tables(\/[^/]+)?\.ts$/.test(path),
  );
  const modules = await Promise.all(
    files.map(
      (file) => import(pathToFileURL(join(root, "lib", file)).href) as Promise<Record<string, unknown>>,
    ),
  );
  const found = modules.flatMap((module) => Object.values(module)).filter((each) => is(each, PgTable));
  return [...new Set(found)];
}
