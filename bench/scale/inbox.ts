import { setTimeout as sleep } from "node:timers/promises";
import { until } from "@/tests/support/until";
import { quantile, visit } from "../large/visits";
import { type Measure, ms } from "../report";
import { cpuOfFamily } from "../room/cpu";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { countProcessed, openAccounts, sendFiles } from "./accounts";

const FILES = 1_000;
const LEAST_A_SECOND = 20;
const MAX_P99_MS = 300;
/** How often the reader asks: one that asks without a pause would measure how a processor is shared. */
const READ_EVERY_MS = 50;

/** How fast a worker processes the waiting files of an inbox, and how long a reader waits at the same time. */
export async function measureInbox(room: Room, quick: boolean): Promise<Measure[]> {
  const [account] = await openAccounts(room, 1, "inbox");
  if (!account) throw new Error("No account was created");
  const files = quick ? FILES / 10 : FILES;
  await sendFiles(account, files);
  const web = await ServiceProcess.start(room, "web");
  const worker = await ServiceProcess.start(room, "worker");
  try {
    const processor = () => [worker.cpu() ?? Number.NaN, cpuOfFamily(room.serverPid)];
    const before = processor();
    const began = performance.now();
    let isDone = false;
    const done = until(
      "all files are processed",
      async () => (await countProcessed(account)) === files,
      600_000,
    );
    const ended = done.finally(() => {
      isDone = true;
    });
    const took: number[] = [];
    const url = `${web.base}/api/v1/vault/records/note/One.md`;
    while (!isDone) {
      const pause = sleep(READ_EVERY_MS);
      took.push(...(await visit("GET", [url], { authorization: `Bearer ${account.key}` })).last);
      await pause;
    }
    await ended;
    const seconds = (performance.now() - began) / 1_000;
    const [own, database] = processor().map((now, at) => (now - (before[at] ?? 0)) / files);
    took.sort((a, b) => a - b);
    return [
      {
        name: "waiting inbox files a second",
        figures: `${files} files, ${took.length} requests meanwhile, 20 a second at most; ${ms(own ?? 0)} of a processor a file in the worker, ${ms(database ?? 0)} in Postgres`,
        ratio: files / seconds,
        target: { limit: LEAST_A_SECOND, is: "at least" },
      },
      {
        name: "ms: p99 of a GET meanwhile",
        figures: `p50 ${quantile(took, 0.5).toFixed(0)} ms`,
        ratio: quantile(took, 0.99),
        target: { limit: MAX_P99_MS, is: "at most" },
      },
    ];
  } finally {
    await Promise.all([web.stop(), worker.stop()]);
  }
}
