import { writeFileSync } from "node:fs";
import path from "node:path";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setProvider } from "@/lib/gateway";
import { createRecord, reconcile } from "@/lib/vault";
import { startProvider } from "@/tests/support/provider";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { surveyedRecords } from "../tables";
import { embedBatch } from "./embed";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("keeps what the provider has embedded before it failed, and embeds the rest on this machine", async () => {
  const [ctx, testProvider] = [await vault.another(), await startProvider()];
  await setProvider(ctx, {
    provider: "openrouter",
    base_url: testProvider.url,
    secret: "sk-or-v1-0123456789abcdef",
  });
  for (let n = 0; n < 70; n += 1)
    await createRecord(ctx, { type: "note", name: `Note ${n}`, body: `Page ${n}` });
  testProvider.answer({ text: "" }, { status: 401 });
  const batch = await embedBatch(ctx, {
    source: { kind: "router", model: "some/embedder" },
    after: "",
    report: async () => {},
  });
  await testProvider.close();
  const engines = await ctx.db.tx((tx) =>
    tx
      .select({ engine: surveyedRecords.engine, records: count() })
      .from(surveyedRecords)
      .where(eq(surveyedRecords.accountId, ctx.account.id))
      .groupBy(surveyedRecords.engine)
      .orderBy(surveyedRecords.engine),
  );
  const texts = [testProvider.calls[0]?.body.input ?? []].flat().length;
  expect(batch).toMatchObject({ embedded: 70, source: { kind: "degraded" } });
  expect(texts).toBeGreaterThan(50);
  expect(engines).toEqual([
    { engine: "local", records: 70 - texts },
    { engine: "router", records: texts },
  ]);
});

it("embeds all in groups, reports its progress, and does none twice", async () => {
  const ctx = await vault.another();
  for (let n = 0; n < 130; n += 1)
    writeFileSync(path.join(ctx.account.vaultDir, `Notiz ${n}.md`), `Die Seite ${n} des alten Buches`);
  await reconcile(ctx);
  const done: number[] = [];
  let [after, count, embedded] = ["", 0, 0];
  for (;;) {
    const before = count;
    const report = async (records: number) => void done.push(before + records);
    const batch = await embedBatch(ctx, { source: { kind: "local" }, after, report });
    if (batch === null) break;
    count += batch.records;
    embedded += batch.embedded;
    after = batch.last;
  }
  expect({ count, embedded, after }).toEqual({ count: 130, embedded: 130, after: "Notiz 99.md" });
  expect([...new Set(done)]).toEqual([0, 128, 130]);
  const again = await embedBatch(ctx, { source: { kind: "local" }, after: "", report: async () => {} });
  expect(again).toBeNull();
});
