/**
 * `npm run bench [-- --quick] [--large] [--only=NAME]`: measures speed, as ratios within this run, since machines differ.
 * `--quick` takes 1,000 records and fewer rounds, `--large` adds 60,000 and 100,000, `--tools` a known tool, which it
 * installs for that. `--save` writes `bench/results.md`, `--guard` compares with it. NAME is backups, browser, creates,
 * distiller, http, idle, inbox, index, janitor, large, scale, surveyor, verbs or workflows.
 */
import { parseArgs } from "node:util";
import { measureBackups } from "./backups/measure";
import { measureBrowser } from "./browser/measure";
import { measureRequests } from "./http/compare";
import { measureCreates, measureCreatesIn } from "./http/creates";
import { measureIdle } from "./idle";
import { measureIndexing } from "./indexing";
import { measureJanitor } from "./janitor/measure";
import { measureTools } from "./janitor/tools";
import { measureLarge } from "./large/measure";
import { lineOf, type Measure } from "./report";
import { regressions, storeResults } from "./results";
import { Room } from "./room/room";
import { measureDistiller, measureLargeDistiller } from "./scale/distiller";
import { measureFairness } from "./scale/fairness";
import { measureInbox } from "./scale/inbox";
import { measureProcesses } from "./scale/processes";
import { measureSurveyor } from "./surveyor/measure";
import { measureLargeSurvey } from "./surveyor/worker";
import { measureRename, measureVerbs } from "./verbs";
import { measureFilters, measureStart } from "./workflows/measure";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean" },
    large: { type: "boolean" },
    only: { type: "string" },
    tools: { type: "boolean" },
    save: { type: "boolean" },
    guard: { type: "boolean" },
  },
});
const quick = options.quick ?? false;
const wants = (part: string): boolean => options.only === undefined || options.only === part;

const taken: Measure[] = [];
const print = (measures: readonly Measure[]): void => {
  for (const measure of measures) console.log(lineOf(measure));
  taken.push(...measures);
};

const room = await Room.open();
try {
  console.log(`Node ${process.version}, embedded Postgres with fsync, ${new Date().toISOString()}`);
  // First, since every account that other measures add is one more.
  if (wants("idle")) {
    print(await measureIdle(room, 1, quick));
    if (options.large) print(await measureIdle(room, 1_000, quick));
  }
  if (wants("index") || wants("verbs") || wants("browser")) {
    const { ctx, measures } = await measureIndexing(room, quick ? 1_000 : 10_000, quick ? 3 : 5);
    print(measures);
    if (wants("browser")) print(await measureBrowser(room, ctx));
    if (wants("verbs")) print([...(await measureVerbs(ctx, quick)), await measureRename(room)]);
  }
  if (wants("workflows"))
    print([...(await measureStart(room, quick)), ...(await measureFilters(room, quick))]);
  if (wants("janitor")) print(measureJanitor(room.dir, { quick, large: options.large ?? false }));
  if (options.tools && wants("janitor")) print(await measureTools(room.dir, quick));
  if (wants("surveyor")) print(await measureSurveyor(room, quick));
  if (wants("surveyor") && options.large) print(await measureLargeSurvey(room));
  if (wants("backups")) {
    print(await measureBackups(room, quick ? 1_000 : 10_000));
    if (options.large) print(await measureBackups(room, 100_000));
  }
  if (wants("http")) print(await measureRequests(room, quick));
  if (wants("http") || wants("creates")) print(await measureCreates(room, quick));
  if (wants("inbox")) print(await measureInbox(room, quick));
  if (wants("distiller")) print(await measureDistiller(room, quick));
  if (wants("distiller") && options.large) print([await measureLargeDistiller(room)]);
  if (wants("scale") && (options.large || options.only === "scale"))
    print([...(await measureProcesses(room, quick)), ...(await measureFairness(room, quick))]);
  if (options.large && wants("index")) print((await measureIndexing(room, 60_000, 1)).measures);
  if (wants("large") && (options.large || options.only === "large")) {
    const { ctx, measures } = await measureIndexing(room, quick ? 10_000 : 100_000, 1);
    print([...measures, ...(await measureLarge(room, ctx, quick))]);
    print([await measureCreatesIn(ctx, room, quick)]);
  }
} finally {
  await room.close();
}
if (options.save) storeResults(taken);
const worse = options.guard ? regressions(taken) : [];
for (const line of worse) console.error(line);
if (worse.length > 0) process.exitCode = 1;
