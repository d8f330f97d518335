import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { temporaries } from "@/tests/crash/vault-state";
import { until } from "@/tests/support/until";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { readStored } from "../store";
import { changeVault, type WriteFile } from ".";

/** More than are written at a time. */
const FILES = 40;

let vault: TestVault;
let ctx: Context;
let root = "";
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
  root = ctx.account.vaultDir;
  mkdirSync(join(root, "note"), { recursive: true });
  for (let n = 0; n < FILES; n += 1) writeFileSync(join(root, `note/Note ${n}.md`), `Note ${n}\n`);
  await reconcile(ctx);
});

const writes = (): Promise<WriteFile[]> =>
  Promise.all(
    Array.from({ length: FILES }, async (_, n): Promise<WriteFile> => {
      const before = await readStored(root, vaultPath(`note/Note ${n}.md`));
      return { kind: "write", before, content: `${before.text}more\n` };
    }),
  );

it("a plan that fails after it has begun to stage leaves no temporary file", async () => {
  const before = snapshot(root);
  const failed = changeVault(ctx, {
    lock: "vault",
    plan: async (_, stageEarly) => {
      for (const change of await writes()) stageEarly(change);
      await until("one is staged", () => temporaries(root).length > 0);
      throw new Error("refused");
    },
  });
  await expect(failed).rejects.toThrow("refused");
  expect(temporaries(root)).toEqual([]);
  expect(snapshot(root)).toEqual(before);
});

it("what is staged early is put in place, with what is not", async () => {
  await changeVault(ctx, {
    lock: "vault",
    plan: async (_, stageEarly) => {
      const changes = await writes();
      for (const change of changes.slice(0, FILES - 5)) stageEarly(change);
      await until("one is staged", () => temporaries(root).length > 0);
      return { changes };
    },
  });
  const files = await Promise.all(
    [0, FILES - 1].map((n) => readStored(root, vaultPath(`note/Note ${n}.md`))),
  );
  expect(files.map(({ text }) => text)).toEqual(["Note 0\nmore\n", `Note ${FILES - 1}\nmore\n`]);
  expect(await reconcile(ctx)).toMatchObject({ changed: 0, removed: 0 });
});
