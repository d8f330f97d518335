import { spawnSync } from "node:child_process";
import { createApiKey } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { listRecords } from "@/lib/vault";
import { signInOverHttp } from "@/tests/support/sign-in";
import { type Measure, ms } from "../report";
import { ServiceProcess } from "../room/process";
import { atRest } from "../room/rest";
import { PASSWORD, type Room } from "../room/room";
import { Dice } from "../vault/dice";
import { NOUNS } from "../vault/words";
import { quantile, together, type Visits, visit } from "./visits";

/** Milliseconds at most: of the median and of the 95th of 100. */
const LIMITS = { search: [15, 60], page: 150, bounded: 50, scan: 5_000, again: 1_500 } as const;
const MAX_MEMORY = { worker: 600, web: 400 } as const;

/** What a person or a program waits for in a large vault, one request after the other. */
export async function measureLarge(room: Room, ctx: Context, quick: boolean): Promise<Measure[]> {
  const { key } = await createApiKey(ctx, { name: "bench" });
  const [web, worker] = [await ServiceProcess.start(room, "web"), await ServiceProcess.start(room, "worker")];
  try {
    await atRest(room, [web, worker]);
    const bearer = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const api = (name: string, paths: readonly string[]) =>
      visit(
        name,
        paths.map((path) => `${web.base}/api/v1${path}`),
        bearer,
      );
    const { cookies } = await signInOverHttp(web.base, { email: room.emailOf(ctx), password: PASSWORD });
    const page = (path: string) =>
      visit(`page ${path}`, Array(quick ? 3 : 9).fill(web.base + path), { cookie: cookies.join("; ") });
    const scan = () =>
      visit("scan", [`${web.base}/api/v1/workers/janitor/scan`], { ...bearer, prefer: "wait=60" }, "POST");

    const measures = (await searches(ctx, api, quick ? 20 : 60)).map(searchMeasure);
    const [word] = NOUNS;
    const grep = await api("grep", Array(quick ? 3 : 9).fill(`/vault/search?grep=${word}`));
    measures.push(grepMeasure(grep, ripgrep(ctx, word ?? "")));
    for (const path of ["/vault", "/janitor", `/vault?q=${word}`, "/knowledge"]) {
      const visits = await page(path);
      measures.push(limited(`${visits.name}, first byte`, quantile(visits.first, 0.5), LIMITS.page));
    }
    const context = await api("context", Array(9).fill("/vault/context?records=false"));
    measures.push(limited("context without records", quantile(context.last, 0.5), LIMITS.bounded));
    measures.push(...(await graphs(ctx, api)));
    measures.push(limited("Janitor scan by the API", quantile((await scan()).last, 0.5), LIMITS.scan));
    measures.push(limited("  again", quantile((await scan()).last, 0.5), LIMITS.again));
    for (const [name, process] of Object.entries({ worker, web })) measures.push(memoryOf(name, process));
    return measures;
  } finally {
    await Promise.all([web.stop(), worker.stop()]);
  }
}

/** The neighbourhoods of people, at most 200 records each, and the whole graph, which is sent as it is read. */
async function graphs(
  ctx: Context,
  api: (name: string, paths: readonly string[]) => Promise<Visits>,
): Promise<Measure[]> {
  const { results } = await listRecords(ctx, { type: "person", limit: 20 });
  const around = await api(
    "around",
    results.map(({ path }) => `/vault/graph?depth=2&around=${encodeURIComponent(path)}`),
  );
  const whole = await api("graph", ["/vault/graph", "/vault/graph", "/vault/graph"]);
  return [
    limited("graph around a record, depth 2", quantile(around.last, 0.5), LIMITS.bounded),
    {
      name: "ms: whole graph, first byte",
      figures: `${(whole.bytes / 1e6).toFixed(0)} MB in ${ms(quantile(whole.last, 0.5))}`,
      ratio: quantile(whole.first, 0.5),
      target: { limit: LIMITS.bounded, is: "at most" },
    },
  ];
}

/** Asks in turns, so that each of the three is asked under the same conditions. */
async function searches(
  ctx: Context,
  api: (name: string, paths: readonly string[]) => Promise<Visits>,
  times: number,
): Promise<Visits[]> {
  const dice = new Dice("large");
  const { results } = await listRecords(ctx, { type: "person", limit: 500 });
  const noun = () => dice.pick(NOUNS);
  const kinds: [name: string, text: () => string][] = [
    ["search one word", noun],
    ["search two words", () => `${noun()} ${noun()}`],
    ["search a whole name", () => dice.pick(results).name],
  ];
  const made: Visits[] = [];
  for (let n = 0; n < times; n += 1)
    for (const [name, text] of kinds)
      made.push(await api(name, [`/vault/search?q=${encodeURIComponent(text())}`]));
  return kinds.map(([name]) => together(made.filter((visits) => visits.name === name)));
}

function searchMeasure({ name, last }: Visits): Measure {
  const [p50, p95] = [quantile(last, 0.5), quantile(last, 0.95)];
  const figures = `p95 ${ms(p95)} (at most ${LIMITS.search[1]} ms)`;
  return { name: `ms to ${name}`, figures, ratio: p50, target: { limit: LIMITS.search[0], is: "at most" } };
}

function grepMeasure({ last }: Visits, ripgrepMs: number): Measure {
  const p50 = quantile(last, 0.5);
  if (Number.isNaN(ripgrepMs)) return { name: "grep", figures: `${ms(p50)}; ripgrep is not installed` };
  return {
    name: "grep : ripgrep over the same files",
    figures: `${ms(p50)} : ${ms(ripgrepMs)}`,
    ratio: p50 / ripgrepMs,
    target: { limit: 1, is: "at most" },
  };
}

const limited = (name: string, value: number, limit: number): Measure => ({
  name: `ms: ${name}`,
  figures: "",
  ratio: value,
  target: { limit, is: "at most" },
});

function memoryOf(name: string, process: ServiceProcess): Measure {
  const limit = name === "worker" ? MAX_MEMORY.worker : MAX_MEMORY.web;
  return {
    name: `MB of memory at most, ${name}`,
    figures: "",
    ratio: process.mostMemory(),
    target: { limit, is: "at most" },
  };
}

/** How long ripgrep takes to find the files with a text, in ms; NaN where it is not installed. */
function ripgrep(ctx: Context, text: string): number {
  const began = performance.now();
  const flags = ["--files-with-matches", "--ignore-case", "--fixed-strings"];
  const { error } = spawnSync("rg", [...flags, text, ctx.account.vaultDir], { stdio: "ignore" });
  return error ? Number.NaN : performance.now() - began;
}
