import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keyId, loadSecrets } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";
import { dataDir } from "@/tests/support/data-dir";
import { openVault, type TestVault } from "@/tests/support/vault";
import { changeCredentials } from "../operations/change-credentials";
import { describeAgent } from "../operations/describe-agent";
import { listCredentials } from "../operations/list-credentials";
import { setProvider } from "../operations/set-provider";
import { putCredential } from "../secrets/store";
import { restartContainers } from "./containers";
import { connectionOf, Restarted, type Runtime, runtimeOf } from "./runtime";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("is one for all who ask at a time, so that a restart ends the calls of each", async () => {
  const { ctx } = vault;
  // As many connections as ask: else the first would be through before the others begin.
  await Promise.all([1, 2, 3].map(() => ctx.db.tx((tx) => tx.execute(sql`select pg_sleep(0.1)`))));
  const opened = await Promise.all([1, 2, 3].map(() => runtimeOf(ctx)));
  await ctx.db.tx((tx) => restartContainers(ctx, tx));
  const next = await runtimeOf(ctx);
  expect(opened.map(({ signal }) => signal.reason)).toEqual([1, 2, 3].map(() => expect.any(Restarted)));
  expect(next.signal.aborted).toBe(false);
});

/** The context of a caller who hears of the end of its transaction of this number once `meanwhile` is done. */
function late(ctx: Context, number: number, meanwhile: () => Promise<unknown>): Context {
  let count = 0;
  const tx: Context["db"]["tx"] = async (work) => {
    const result = await ctx.db.tx(work);
    count += 1;
    if (count === number) await meanwhile();
    return result;
  };
  return { ...ctx, db: { ...ctx.db, tx } };
}

it("is the newer one for who reads late that there was a restart, and stays in use", async () => {
  const { ctx } = vault;
  await runtimeOf(ctx);
  let next: Runtime | undefined;
  const slow = late(ctx, 1, async () => {
    await ctx.db.tx((tx) => restartContainers(ctx, tx));
    next = await runtimeOf(ctx);
  });
  expect(await runtimeOf(slow)).toBe(next);
  expect([next?.signal.aborted, await runtimeOf(ctx)]).toEqual([false, next]);
});

it("has the key of a server with the address of that server, also when both change while they are read", async () => {
  const ctx = await vault.another();
  await changeCredentials(ctx, { ROUTER_API_KEY: "sk-of-the-router" });
  const elsewhere = {
    provider: "openrouter",
    base_url: "https://models.example.org/v1",
    secret: "sk-of-the-other",
  };
  const slow = late(ctx, 2, () => setProvider(ctx, elsewhere));
  expect(connectionOf(await runtimeOf(slow), "openrouter")).toMatchObject({
    baseURL: elsewhere.base_url,
    apiKey: elsewhere.secret,
  });
});

it("lacks only the credential that cannot be decrypted, and has it once its master key is back", async () => {
  const ctx = await vault.another();
  loadSecrets(dataDir);
  const key = randomBytes(32);
  await ctx.db.tx((tx) => putCredential(ctx, tx, [key], "ROUTER_API_KEY", "sk-of-the-router"));
  expect(await describeAgent(ctx, { agentId: "vault-curator" })).toMatchObject({ ready: false });
  await changeCredentials(ctx, { PROVIDER_A_API_KEY: "sk-ant-0123456789abcdef" });
  const masked = async () =>
    (await listCredentials(ctx)).credentials.slice(0, 2).map(({ set, masked }) => [set, masked]);
  const other = [true, "sk-ant-0...cdef"];
  expect(await masked()).toEqual([[true, "..."], other]);
  const runtime = await runtimeOf(ctx);
  expect(await runtimeOf(ctx)).toBe(runtime);
  const file = join(dataDir, "secrets", `master-key.${keyId(key)}`);
  writeFileSync(file, key.toString("hex"), { mode: 0o600 });
  try {
    expect(await masked()).toEqual([[true, "sk-o...uter"], other]);
    expect(await describeAgent(ctx, { agentId: "vault-curator" })).toMatchObject({ ready: true });
  } finally {
    rmSync(file);
  }
});
