import { afterAll, beforeAll, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { openVault, type TestVault } from "@/tests/support/vault";
import { vaultPath } from "../path";
import { hashOf } from "../store";
import { createRecord } from "./create";
import { announce, finishRewrites } from "./intents";
import { readRecord } from "./read";
import { rewriteFile } from "./rewrite";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const fixes = async () => (await listAudit(vault.ctx, { action: "test.fix" })).entries;

/** What is about to be done to a new record. */
async function intentOn(name: string) {
  const created = await createRecord(vault.ctx, { type: "note", name, body: "one" });
  const path = vaultPath(created.path);
  const before = vault.read(path);
  const after = before.replace("one", "two [[Other]]");
  const entry = { action: "test.fix", subject: path, before: hashOf(before), after: hashOf(after) };
  return { path, before, after, entries: [entry] };
}

it("logs, once, what a process had written when it died, by whom it was done", async () => {
  const intent = await intentOn("Written");
  const user = { type: "user", id: "1", label: "Ada" } as const;
  await announce({ ...vault.ctx, actor: user }, [intent]);
  vault.write(intent.path, intent.after);
  expect(await finishRewrites(vault.ctx)).toBe(1);
  expect(await finishRewrites(vault.ctx)).toBe(0);
  expect(await fixes()).toMatchObject([{ subject: intent.path, actor: { label: "Ada" } }]);
  expect((await readRecord(vault.ctx, { path: intent.path })).links).toMatchObject([{ target: "Other" }]);
});

it("logs nothing of what was only about to be written", async () => {
  const before = (await fixes()).length;
  const intent = await intentOn("Unwritten");
  await announce(vault.ctx, [intent]);
  expect(await finishRewrites(vault.ctx)).toBe(0);
  expect(vault.read(intent.path)).toBe(intent.before);
  expect(await fixes()).toHaveLength(before);
});

it("leaves nothing behind where a rewrite came to its end, or met another text", async () => {
  const intent = await intentOn("Whole");
  expect(await rewriteFile(vault.ctx, intent)).toBe(true);
  expect(await rewriteFile(vault.ctx, intent)).toBe(false);
  const entries = await fixes();
  expect(await finishRewrites(vault.ctx)).toBe(0);
  expect(await fixes()).toEqual(entries);
});
