import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A directory for one test. */
export interface Room {
  path: string;
  remove: () => void;
}

/** A directory which the user that Postgres runs as can pass through, as in any ordinary home. */
export function reachableRoom(name = "kv-test-"): Room {
  const path = mkdtempSync(join(tmpdir(), name));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
