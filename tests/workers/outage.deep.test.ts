import { afterAll, beforeAll, expect, it } from "vitest";
import { type Way, wayTo } from "../support/cut";
import type { Managed } from "../support/managed";
import { until } from "../support/until";
import { openVault, type TestVault } from "../support/vault";
import { expectWhole } from "../support/whole";
import { workerOf } from "../support/workers";
import { alone, countDone, expectEachOnce, floodOf, send, untilRunsEnd } from "./flood";

const CUTS = 8;

let vault: TestVault;
let way: Way;
let worker: Managed;

beforeAll(async () => {
  vault = await openVault();
  way = await wayTo(vault.databaseUrl);
  worker = workerOf({ ...vault, databaseUrl: way.url });
  await worker.start();
});
afterAll(async () => {
  await worker.end("SIGTERM");
  way.close();
  await vault.close();
});

/**
 * Starts the worker again when it ended, as the launcher does: a connection that breaks at the wrong moment ends
 * a process by a bug of the driver (github.com/porsager/postgres/issues/1154).
 */
function keepRunning() {
  let stopped = false;
  const turns = (async () => {
    const look = async () => {
      if (!worker.isRunning) await worker.start().catch(() => {});
      return stopped;
    };
    await until("the launcher is stopped", look, 600_000);
  })();
  return {
    stop: () => {
      stopped = true;
      return turns;
    },
  };
}

it.each([
  ["files in separate runs", alone(floodOf(30))],
  ["files in batches", floodOf(600)],
])(
  "broken connections lose no run, for %s",
  {
    timeout: 400_000,
  },
  async (_, sent) => {
    const ctx = await vault.another();
    await send(ctx, sent);
    await until("some are done", async () => (await countDone(ctx)) >= 5, 120_000);
    const launcher = keepRunning();
    for (let n = 0; n < CUTS; n += 1) {
      const [done, refused] = [await countDone(ctx), way.refused()];
      way.cut();
      await until("the worker has missed the database", () => way.refused() > refused);
      way.restore();
      await until("work continues", async () => (await countDone(ctx)) > done, 120_000);
    }
    expect(await countDone(ctx)).toBeLessThan(sent.length);
    const refused = way.refused();
    way.cut();
    await until("the worker has missed the database for long", () => way.refused() > refused + 5, 120_000);
    way.restore();
    await until("the flood is over", async () => (await countDone(ctx)) === sent.length, 120_000);
    await launcher.stop();
    await untilRunsEnd(ctx);
    await expectWhole(vault.db, ctx);
    await expectEachOnce(ctx, sent);
  },
);
