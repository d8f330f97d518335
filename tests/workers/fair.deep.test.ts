import { expect, it } from "vitest";
import { processInbox } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { until } from "../support/until";
import { working } from "../support/workers";
import { countDone, floodOf, send } from "./flood";

const given = working(1);
const FLOOD = 900;
/** Generous, for busy machines: whether the flood was waited for is seen from its files. */
const WITHIN_MS = 40_000;

/** Sends one file of another account in the midst of the flood; answers how much of the flood is done when it is. */
async function oneAmid(flooded: Context): Promise<number> {
  const other = await given.vault.another();
  await send(other, floodOf(1));
  await until("the other account's file is done", async () => (await countDone(other)) === 1, WITHIN_MS);
  return countDone(flooded);
}

it("one account's flood does not keep another's file waiting", { timeout: 240_000 }, async () => {
  const flooded = await given.vault.another();
  await oneAmid(flooded);
  await send(flooded, floodOf(FLOOD));
  await until("the flood is in progress", async () => (await countDone(flooded)) >= 5, 60_000);
  for (const _again of [1, 2, 3]) expect(await oneAmid(flooded)).toBeLessThan(FLOOD / 2);
});

it("nor does a flood in eight lanes, more than a process has places for", { timeout: 240_000 }, async () => {
  const flooded = await given.vault.another();
  await send(flooded, floodOf(FLOOD));
  await processInbox(flooded, { jobs: 8 });
  await until("the flood is in progress", async () => (await countDone(flooded)) >= 5, 60_000);
  for (const _again of [1, 2, 3]) expect(await oneAmid(flooded)).toBeLessThan(FLOOD / 2);
});
