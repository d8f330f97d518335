import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { times } from "@/tests/support/property";
import { serveOwn } from "@/tests/support/serve-own";
import { until } from "@/tests/support/until";
import { expectWhole } from "@/tests/support/whole";

const FILES = times(100_000, 2_000);
/** Requests while the worker is at work on them. */
const REQUESTS = times(3_000, 100);
const P99_MS = 300;

const served = serveOwn({ worker: true });

const countOf = (state: "processed" | "quarantined") =>
  served.account.ctx.db.tx(async (tx) => {
    const [row] = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from inbox_files where state = ${state}`,
    );
    return row?.n ?? 0;
  });

it("the service answers quickly while a flood of inbox files is processed", {
  timeout: 3_600_000,
}, async () => {
  const { account, service } = served;
  for (let n = 0; n < 50; n += 1)
    await account.api.ok("createRecord", { type: "note", name: `Before ${n}`, body: `Text ${n}\n` });
  const inbox = join(account.vaultDir, "inbox");
  mkdirSync(inbox, { recursive: true });
  for (let n = 0; n < FILES; n += 1)
    writeFileSync(join(inbox, `file ${n}.md`), `# Note ${n}\n\nA thought of ${n % 97} about ${n % 89}.\n`);
  await until("the first are processed", async () => (await countOf("processed")) > 0, 600_000);

  const reads = [
    (n: number) => account.api.ok("readRecord", { path: `note/Before ${n % 50}.md` }),
    (n: number) => account.api.ok("searchVault", { q: `Text ${n % 50}` }),
    () => account.api.ok("listWorkflows", { limit: 20 }),
    () => account.api.ok("inboxStates", { limit: 50 }),
  ];
  const took: number[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    const from = performance.now();
    await reads[n % reads.length]?.(n);
    took.push(performance.now() - from);
  }
  took.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
  const done = await countOf("processed");
  console.log(
    `${FILES} files in the inbox: GET p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, longest ${percentile(0.9999)} ms (${done} processed meanwhile)`,
  );
  expect(percentile(0.99)).toBeLessThan(P99_MS);
  expect(await countOf("quarantined")).toBe(0);
  await account.api.ok("workersDown", { only: "curator" });
  await expectWhole(service.db, account.ctx);
});
