import { Client } from "../http/client";
import { quantile, visit } from "../large/visits";
import type { Measure } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { openAccounts, processOne, sendFiles, type Used } from "./accounts";

const FLOOD_FILES = 2_000;
const FLOOD_CLIENTS = 16;
/** The others' 95th of 100 may be this many times that without the flood. */
const MAX_GROWTH = 2;
const MAX_TAKEOVER_MS = 15_000;

/** What 100 accounts notice of one that floods the service, and how soon others take over from a killed worker. */
export async function measureFairness(room: Room, quick: boolean): Promise<Measure[]> {
  const accounts = await openAccounts(room, quick ? 10 : 100, "fairness");
  const [flooding, ...others] = accounts;
  if (!flooding) throw new Error("No account was created");
  const asked = others.slice(0, quick ? 5 : 20);
  const web = await ServiceProcess.start(room, "web");
  let workers = [await ServiceProcess.start(room, "worker"), await ServiceProcess.start(room, "worker")];
  try {
    const requests = await requestsBeside(web, flooding, others, quick ? 3_000 : 10_000);
    const quiet = await processEach(asked);
    await sendFiles(flooding, quick ? FLOOD_FILES / 10 : FLOOD_FILES);
    const beside = await processEach(asked);
    const [killed, ...left] = workers;
    await killed?.kill();
    workers = left;
    const takeover = Math.max(...(await Promise.all(asked.map(processOne))));
    return [
      growth("GET of others beside 16 clients of one", requests),
      growth("an inbox file of others beside 2,000 of one", [quiet, beside]),
      {
        name: "ms until each account's file is processed after a worker was killed",
        figures: "the longest; 1 of 2 workers is left",
        ratio: takeover,
        target: { limit: MAX_TAKEOVER_MS, is: "at most" },
      },
    ];
  } finally {
    await Promise.all([web, ...workers].map((process) => process.stop()));
  }
}

/** Milliseconds of requests of the others, ascending: alone, and while one account sends as many as it can. */
async function requestsBeside(
  web: ServiceProcess,
  flooding: Used,
  others: readonly Used[],
  forMs: number,
): Promise<[number[], number[]]> {
  const path = "/api/v1/vault/records/note/One.md";
  const ask = async () => {
    const took: number[] = [];
    for (const { key } of others)
      took.push(...(await visit("GET", [web.base + path], { authorization: `Bearer ${key}` })).last);
    return took.sort((a, b) => a - b);
  };
  await ask();
  const quiet = await ask();
  const client = new Client();
  try {
    const flood = client.load(web, path, { key: flooding.key, forMs, connections: FLOOD_CLIENTS });
    const beside = await ask();
    await flood;
    return [quiet, beside];
  } finally {
    client.stop();
  }
}

/** Milliseconds until a file of each account is processed, one account after the other, ascending. */
async function processEach(accounts: readonly Used[]): Promise<number[]> {
  const took: number[] = [];
  for (const account of accounts) took.push(await processOne(account));
  return took.sort((a, b) => a - b);
}

function growth(name: string, [quiet, beside]: readonly [readonly number[], readonly number[]]): Measure {
  const [before, after] = [quantile(quiet, 0.95), quantile(beside, 0.95)];
  return {
    name: `p95 of ${name} : without`,
    figures: `${after.toFixed(0)} ms : ${before.toFixed(0)} ms`,
    ratio: after / before,
    target: { limit: MAX_GROWTH, is: "at most" },
  };
}
