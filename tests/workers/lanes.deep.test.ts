import { expect, it } from "vitest";
import { processInbox } from "@/lib/curator";
import { awaitRun, workersDown } from "@/lib/runs";
import { working } from "../support/workers";
import { expectEachOnce, floodOf, send } from "./flood";

const given = working(2);
const FILES = 60;

it("eight jobs on 60 files of one title, or nearly: 60 notes, one record a person", {
  timeout: 120_000,
}, async () => {
  const ctx = given.vault.ctx;
  await workersDown(ctx, { only: "curator" });
  const sent = floodOf(FILES, (n) => (n % 2 ? "Weekly sync" : "weekly Sync"));
  await send(ctx, sent);
  const outcome = await awaitRun(ctx, await processInbox(ctx, { jobs: 8 }), 90_000);
  expect(outcome).toMatchObject({ isDone: true, result: { processed: FILES, failed: 0, skipped: 0 } });
  await expectEachOnce(ctx, sent);
});

it("files that want one name never take one another's place among those processed", {
  timeout: 120_000,
}, async () => {
  const ctx = await given.vault.another();
  await workersDown(ctx, { only: "curator" });
  const named = (names: string[], batch: number) =>
    floodOf(names.length, (n) => `Report ${batch} of room ${n}`).map((file, n) => ({
      ...file,
      filename: `${names[n]}.md`,
    }));
  const first = named(["a", "b", "c", "d"], 1);
  const second = named(["a", "a 2", "b", "b 2", "c", "c 2", "d", "d 2"], 2);
  for (const files of [first, second]) {
    await send(ctx, files);
    const outcome = await awaitRun(ctx, await processInbox(ctx, { jobs: 8 }), 90_000);
    expect(outcome).toMatchObject({ isDone: true, result: { processed: files.length, failed: 0 } });
  }
  await expectEachOnce(ctx, [...first, ...second]);
});
