import { availableParallelism } from "node:os";
import type { Context } from "@/lib/db";
import { SpaceBuilder } from "@/lib/embeddings";
import type { Step } from "@/lib/runs";
import { vaultMap, writeSurveyorSettings } from "@/lib/surveyor";
import { survey } from "@/lib/surveyor/survey";
import { type Measure, median, ms, timed } from "../report";
import { cpuOfFamily } from "../room/cpu";
import type { Room } from "../room/room";
import { Dice } from "../vault/dice";
import { plantVault } from "./plant";
import { adjustedRand } from "./rand";
import { TOPICS } from "./topics";
import { measureWorker } from "./worker";

const WORDS = 250;
const NUMBER = /(\d+)\.md$/;

/** The Surveyor over a vault of planted topics: a first survey, one of nothing new, and what is written. */
export async function measureSurveyor(room: Room, quick: boolean): Promise<Measure[]> {
  const records = quick ? 1_000 : 10_000;
  const ctx = await room.account(plantVault(room, records, WORDS));
  await writeSurveyorSettings(ctx, { write: false });
  const first = await timedSurvey(ctx);
  const again = await timedSurvey(ctx);
  const { points, clusters } = await vaultMap(ctx);
  const planted = points.map(({ path: each }) => Number(NUMBER.exec(each)?.[1]) % TOPICS.length);
  const index = adjustedRand(
    planted,
    points.map(({ cluster, path: each }) => cluster ?? each),
  );
  const rate = (1_000 * records) / first.of("embed");
  return [
    {
      name: `embedding ${records} records of ${WORDS} words`,
      figures: `${ms(first.of("embed"))} in ${availableParallelism()} processes, stored; ${ms(first.cpuOf("embed") / records)} of a processor a record`,
      ratio: rate,
      target: { limit: 60, is: "at least" },
    },
    {
      name: `clustering ${records} records, seconds`,
      figures: `${ms(first.cpuOf("cluster"))} of a processor, with neighbours, labels, map and proposals`,
      ratio: first.of("cluster") / 1_000,
      target: { limit: 20, is: "at most" },
    },
    await measureWorker(room, quick),
    {
      name: "a second survey of the same, seconds",
      figures: `${ms(again.total)}: ${again.breakdown}`,
      ratio: again.total / 1_000,
      target: { limit: 2, is: "at most" },
    },
    {
      name: `${TOPICS.length} planted topics, adjusted Rand index`,
      figures: `${clusters.length} clusters`,
      ratio: index,
      target: { limit: 0.8, is: "at least" },
    },
    // Writing is a fsync a file, and the same for many as for few.
    ...(quick ? [await measureWriting(ctx)] : []),
    await measureNearest(quick),
  ];
}

async function measureWriting(ctx: Context): Promise<Measure> {
  await writeSurveyorSettings(ctx, { write: true });
  const { result, of } = await timedSurvey(ctx);
  const figures = `${result.written} files in ${ms(of("write"))}`;
  return { name: "writing clusters, tags and relations", figures };
}

async function timedSurvey(ctx: Context) {
  const spans = new Map<string, number>();
  const processor = new Map<string, number>();
  const step: Step = async (name, work) => {
    const [started, used] = [performance.now(), cpuOfFamily(process.pid)];
    const result = await work();
    const kind = name.replace(/ .*/, "");
    processor.set(kind, (processor.get(kind) ?? 0) + cpuOfFamily(process.pid) - used);
    spans.set(kind, (spans.get(kind) ?? 0) + performance.now() - started);
    return result;
  };
  const started = performance.now();
  const result = await survey(ctx, step, async () => {});
  return {
    result,
    total: performance.now() - started,
    of: (kind: string) => spans.get(kind) ?? 0,
    /** Milliseconds of a processor, of this process, its threads and its children: on a busy machine the truer figure. */
    cpuOf: (kind: string) => processor.get(kind) ?? 0,
    breakdown: [...spans].map(([kind, span]) => `${kind} ${ms(span)}`).join(", "),
  };
}

const DIMENSIONS = 256;

/** Exact search among many vectors, as a search by meaning does it. */
async function measureNearest(quick: boolean): Promise<Measure> {
  const rows = quick ? 10_000 : 100_000;
  const dice = new Dice("vectors");
  const vector = () => Float32Array.from({ length: DIMENSIONS }, () => dice.next() - 0.5);
  const builder = new SpaceBuilder({ engine: "local", model: "bench" }, DIMENSIONS, rows);
  for (let at = 0; at < rows; at += 1)
    builder.add({ path: `note/${String(at).padStart(6, "0")}.md`, vector: vector() });
  const index = builder.build();
  const spans: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const query = index.centred(vector());
    spans.push(await timed(() => index.nearest(query, 10)));
  }
  const sorted = [...spans].sort((a, b) => a - b);
  return {
    name: `top 10 of ${rows} × ${DIMENSIONS}, milliseconds`,
    figures: `median ${ms(median(spans))}, 95 of 100 within ${ms(sorted[56] ?? 0)}`,
    ratio: median(spans),
    target: { limit: 60, is: "at most" },
  };
}
