import { join } from "node:path";
import { confidenceOf } from "@/lib/curator/local/compose/confidence";
import type { FoundEntity } from "@/lib/curator/local/extract/entity";
import { recordName } from "@/lib/curator/local/people/person";
import { type FirstSight, keepFirstSight, type Sighting } from "./findings/first-sight";
import { readFiles } from "./findings/read-files";

const [dir, to = dir] = process.argv.slice(2);
if (dir === undefined || to === undefined) {
  console.error("Usage: npx tsx tests/keep-first-sight.ts DIR");
  process.exit(2);
}
const files: Record<string, FirstSight> = {};
for (const { file, analysis } of await readFiles([join(dir)])) {
  const seen = (found: readonly FoundEntity[]): Sighting[] =>
    found
      .filter(({ known }) => known === undefined)
      .map((it) => ({ title: it.name, confidence: confidenceOf.found(it, analysis) }));
  files[file] = {
    tasks: analysis.tasks.map(({ title, owner, due = null, status }) => ({
      title,
      owner: owner ? recordName(owner) : null,
      due,
      ...(status !== "todo" && { status }),
    })),
    decisions: seen(analysis.decisions),
    orgs: seen(analysis.orgs),
    events: seen(analysis.events),
  };
}
keepFirstSight(to, files);
