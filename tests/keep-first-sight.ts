import { join } from "node:path";
import { type FirstSight, keepFirstSight, sightOf } from "./findings/first-sight";
import { readFiles } from "./findings/read-files";

const [dir, to = dir] = process.argv.slice(2);
if (dir === undefined || to === undefined) {
  console.error("Usage: npx tsx tests/keep-first-sight.ts DIR");
  process.exit(2);
}
const files: Record<string, FirstSight> = {};
for (const { file, analysis } of await readFiles([join(dir)])) files[file] = sightOf(analysis);
keepFirstSight(to, files);
