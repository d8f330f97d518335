import { expect, it } from "vitest";
import { workersDown, workersRestart, workersUp } from "@/lib/runs";
import { until, untilSteady } from "../support/until";
import { working } from "../support/workers";
import { countDone, expectEachOnce, floodOf, send, untilRunsEnd } from "./flood";

const given = working(3);
const FILES = 50;

it("restart, down and up in the midst of a flood: everything is processed once", {
  timeout: 400_000,
}, async () => {
  const { ctx } = given.vault;
  const sent = floodOf(FILES);
  await send(ctx, sent);
  for (const done of [4, 10, 16]) {
    await until(`${done} are done`, async () => (await countDone(ctx)) >= done, 120_000);
    await workersRestart(ctx, {});
  }
  await until("22 are done", async () => (await countDone(ctx)) >= 22, 120_000);
  await workersDown(ctx, {});
  const whileDown = await untilSteady("no file is taken up any more", () => countDone(ctx), 1_000);
  expect(whileDown).toBeLessThan(FILES);

  await workersUp(ctx, {});
  await until("the flood is over", async () => (await countDone(ctx)) === FILES, 120_000);
  await untilRunsEnd(ctx);
  await expectEachOnce(ctx, sent);
});
