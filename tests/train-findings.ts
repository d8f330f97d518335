import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredModel } from "@/lib/language";
import { readNotes } from "./findings/curator";
import { finalModel, leaveOut, ownerModel } from "./findings/left-out";
import { reportOf } from "./findings/report";
import { root } from "./support/root";

const CORPUS = join(root, "tests/corpus/curator");
const more = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const isReport = process.argv.includes("--report");

// The set that is to be scored is not learned from.
const folders = readdirSync(CORPUS, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== "by-others",
);
const notes = await readNotes([CORPUS, ...folders.map(({ name }) => join(CORPUS, name)).sort(), ...more]);
for (const kind of ["tasks", "decisions"] as const) {
  const { sets, judged } = leaveOut(kind, notes[kind]);
  console.log(reportOf(kind, sets));
  if (!isReport) write(kind, finalModel(notes[kind], judged));
}
if (!isReport) write("owners", ownerModel(notes.tasks));

function write(name: string, model: StoredModel): void {
  const path = join(root, `lib/curator/local/learned/${name}.json`);
  writeFileSync(path, `${JSON.stringify(model, null, 2)}\n`);
}
