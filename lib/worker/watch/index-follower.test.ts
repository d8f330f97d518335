import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { until } from "@/tests/support/until";
import { Activity } from "./activity";
import { IndexFollower } from "./index-follower";

const vaultDir = mkdtempSync(join(tmpdir(), "kv-follower-"));
writeFileSync(join(vaultDir, "Note.md"), "");
afterAll(() => rmSync(vaultDir, { recursive: true }));

it("does not begin a walk that waits for its turn when the process is stopped", async () => {
  let begun = 0;
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(new Error("The database is away"));
  });
  const tx = () => {
    begun += 1;
    return ended;
  };
  const ctx = { account: { id: "any", vaultDir }, db: { tx } } as unknown as Context;
  const followers = Array.from(
    { length: 5 },
    () =>
      new IndexFollower(
        ctx,
        new Activity(),
        () => true,
        () => {},
      ),
  );
  for (const each of followers) each.walkSoon();
  await until("two of them walk", () => begun === 2);
  const stopped = Promise.all(followers.map((each) => each.stop()));
  end();
  await stopped;
  expect(begun).toBe(2);
});
