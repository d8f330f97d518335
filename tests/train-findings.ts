import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredModel } from "@/lib/language";
import { leftOutUnits } from "./findings/judge-units";
import { finalModel, type LeftOutNotes, leaveOut } from "./findings/left-out";
import { leftOutNames } from "./findings/names";
import { ownersReport } from "./findings/owners";
import { leftOutPeople } from "./findings/people";
import { readFiles, readMarkedFiles, readPublic } from "./findings/read-files";
import { reportOf } from "./findings/report";
import { ownerModel, readUnits } from "./findings/units";
import { root } from "./support/root";

const CORPUS = join(root, "tests/corpus/curator");
/** Their notes have their findings marked in the text. */
const MARKED = ["phrasings", "minutes", "bodies"];
/** Of an example in notes that were written to have many findings: they have more of them than others. */
const DENSE = 0.5;
/** `--public=DIR`: public notes that are labeled, but not kept here. */
const PUBLIC = "--public=";
const only = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const isReport = process.argv.includes("--report");

// What is to be scored is not learned from.
const folders = readdirSync(CORPUS, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !entry.name.startsWith("by-others") && !MARKED.includes(entry.name),
);
const files = [
  ...(await readFiles([CORPUS, ...folders.map(({ name }) => join(CORPUS, name)).sort()])),
  ...(await readMarkedFiles(join(CORPUS, "phrasings"), DENSE)),
  ...(await readMarkedFiles(join(CORPUS, "minutes"))),
];
for (const arg of process.argv.filter((arg) => arg.startsWith(PUBLIC)))
  files.push(...(await readPublic(arg.slice(PUBLIC.length))));
// Only organizations are found better with these.
const ofBodies = [...files, ...(await readMarkedFiles(join(CORPUS, "bodies")))];
// Who is named in notes whose findings are marked is not.
const ofPeople = files.filter(({ set }) => !MARKED.includes(set));
const tasks = readUnits("tasks", files);
const models: Record<string, () => LeftOutNotes> = {
  tasks: () => leftOutUnits("tasks", tasks),
  decisions: () => leftOutUnits("decisions", readUnits("decisions", files)),
  orgs: () => leftOutNames("orgs", ofBodies),
  events: () => leftOutNames("events", files),
  people: () => leftOutPeople(ofPeople),
};
for (const [name, read] of Object.entries(models).filter(
  ([name]) => only.includes(name) || only.length === 0,
)) {
  const notes = read();
  const { sets, judged } = leaveOut(notes);
  console.log(reportOf(name, sets));
  if (!isReport) write(name, finalModel(notes, judged));
}
// `owners` alone trains them alone: of public notes nothing is learned of them.
if (only.length === 0 || only.includes("tasks") || only.includes("owners")) {
  console.log(ownersReport(tasks));
  if (!isReport) write("owners", ownerModel(tasks));
}

function write(name: string, model: StoredModel): void {
  const path = join(root, `lib/curator/local/learned/${name}.json`);
  // Numbers of a curve in one line, as the formatter has them.
  const text = JSON.stringify(model, null, 2).replace(
    /\[\s+([^[\]]*?)\s+\]/g,
    (_, some: string) => `[${some.replace(/\s+/g, " ")}]`,
  );
  writeFileSync(path, `${text}\n`);
}
