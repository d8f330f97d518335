import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyseByRules } from "@/lib/curator/local/analyse";
import { recordName } from "@/lib/curator/local/people/person";
import { expectation } from "@/lib/curator/local/score.fixture";
import { readSource } from "@/lib/language";
import { type FirstSight, keepFirstSight } from "./findings/first-sight";

const [dir, to = dir] = process.argv.slice(2);
if (dir === undefined || to === undefined) {
  console.error("Usage: npx tsx tests/keep-first-sight.ts DIR");
  process.exit(2);
}
const files: Record<string, FirstSight> = {};
for (const file of readdirSync(dir).sort()) {
  const beside = join(dir, `${file}.expected.json`);
  if (!existsSync(beside)) continue;
  const { receivedAt, known } = expectation.parse(JSON.parse(readFileSync(beside, "utf8")));
  const source = await readSource({
    filename: file,
    content: readFileSync(join(dir, file)),
    receivedAt: new Date(receivedAt),
  });
  const found = analyseByRules(source, known);
  files[file] = {
    tasks: found.tasks.map(({ title, owner }) => ({ title, owner: owner ? recordName(owner) : null })),
    decisions: found.decisions.map(({ name }) => name),
    orgs: found.orgs.map(({ name }) => name),
  };
}
keepFirstSight(to, files);
