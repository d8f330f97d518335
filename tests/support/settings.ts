/** Has this process read its settings before any test; what a test starts inherits none of them. */
import { join } from "node:path";
import { env } from "@/lib/env";
import { dataDir, SETTINGS } from "./data-dir";
import { root } from "./root";

// `npm test` has built what the threads of the code run, and a bundle starts in a fifth of the time.
if (process.env.KV_TEST_COMPILED) Object.assign(globalThis, { kvThreadBundles: join(root, ".next/kv") });

const before = { ...process.env };
Object.assign(process.env, SETTINGS);
const read = env().KV_DATA_DIR;
for (const name of Object.keys(SETTINGS)) {
  if (before[name] === undefined) delete process.env[name];
  else process.env[name] = before[name];
}
if (read !== dataDir) throw new Error(`The settings were read before the tests: KV_DATA_DIR is ${read}`);
