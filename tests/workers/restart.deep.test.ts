import { expect, it } from "vitest";
import { workersDown, workersRestart, workersUp } from "@/lib/runs";
import { until, untilSteady } from "../support/until";
import { working } from "../support/workers";
import { alone, countDone, expectEachOnce, floodOf, send, untilRunsEnd } from "./flood";

const given = working(3);

it.each([
  ["in runs of their own", alone(floodOf(50))],
  ["in batches", floodOf(600)],
])(
  "restart, down and up during a flood, its files %s: everything is processed once",
  {
    timeout: 400_000,
  },
  async (_, sent) => {
    const ctx = await given.vault.another();
    const isDone = (share: number) => async () => (await countDone(ctx)) >= share * sent.length;
    await send(ctx, sent);
    for (const share of [0.08, 0.2, 0.32]) {
      await until(`${share} of them are done`, isDone(share), 120_000);
      await workersRestart(ctx, {});
    }
    await until("nearly half of them are done", isDone(0.44), 120_000);
    await workersDown(ctx, {});
    const whileDown = await untilSteady("no more files are started", () => countDone(ctx), 1_000);
    expect(whileDown).toBeLessThan(sent.length);

    await workersUp(ctx, {});
    await until("the flood is over", isDone(1), 120_000);
    await untilRunsEnd(ctx);
    await expectEachOnce(ctx, sent);
  },
);
