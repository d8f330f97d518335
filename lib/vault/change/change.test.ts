import { chmodSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import { differences } from "../indexing";
import { createRecord } from "../operations";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { readStored } from "../store";
import { changeVault, type FileChange, onVaultChange, type VaultChange } from ".";

let vault: TestVault;
let received: VaultChange[] = [];
beforeAll(async () => {
  vault = await shareVault();
  onVaultChange("test", async (_ctx, _tx, changes) => {
    received.push(...changes);
  });
});
afterAll(async () => {
  onVaultChange("test", async () => {});
  await vault.close();
});
beforeEach(async () => {
  rmSync(join(vault.root, "note/new"), { recursive: true, force: true });
  for (const name of ["A", "B", "C"]) rmSync(join(vault.root, `note/${name}.md`), { force: true });
  await reconcile(vault.ctx);
  for (const name of ["A", "B"]) await createRecord(vault.ctx, { type: "note", name, body: `[[C]] ${name}` });
  received = [];
});

const stored = (name: string) => readStored(vault.root, vaultPath(`note/${name}.md`));
const change = (changes: FileChange[], lock: "vault" | string[] = "vault") =>
  changeVault(vault.ctx, {
    lock: lock === "vault" ? lock : lock.map((path) => vaultPath(path)),
    plan: async () => ({ changes }),
  });
const entry = (subject: string) => ({ action: "test.change", subject });
const logged = async () =>
  (await listAudit(vault.ctx, { action: "test.change" })).entries.map(({ subject }) => subject);
const journal = async () => [
  ...(await vault.ctx.db.tx((tx) => tx.execute(sql`select id from vault_journal`))),
];

/** Nothing differs from `before`, on the disk or in the index, and nothing is left behind. */
async function expectUntouched(before: Record<string, string>) {
  expect(snapshot(vault.root)).toEqual(before);
  expect(await journal()).toEqual([]);
  expect(received).toEqual([]);
  expect(await differences(vault.ctx)).toEqual([]);
}

/** One change of every kind. */
async function everyKind(): Promise<FileChange[]> {
  return [
    { kind: "create", path: vaultPath("note/new/D.md"), content: "d [[B]]", entries: [entry("D")] },
    { kind: "write", before: await stored("A"), content: "a", fields: ["body"], entries: [entry("A")] },
    {
      kind: "rename",
      before: await stored("B"),
      to: vaultPath("note/C.md"),
      content: "c",
      entries: [entry("B")],
    },
  ];
}

describe("a plan", () => {
  it("is done, indexed, logged and announced as one", async () => {
    const before = (await logged()).length;
    const { files, newlyBroken } = await change(await everyKind());
    expect(files.map((file) => file?.path)).toEqual(["note/new/D.md", "note/A.md", "note/C.md"]);
    expect([vault.read("note/new/D.md"), vault.read("note/A.md"), vault.read("note/C.md")]).toEqual([
      "d [[B]]",
      "a",
      "c",
    ]);
    expect([vault.has("note/B.md"), newlyBroken]).toEqual([false, 0]);
    expect((await logged()).length - before).toBe(3);
    expect(received).toMatchObject([
      { kind: "created", path: "note/new/D.md" },
      { kind: "edited", path: "note/A.md", fields: ["body"], after: { text: "a" } },
      { kind: "moved", from: "note/B.md", path: "note/C.md" },
    ]);
    expect(await differences(vault.ctx)).toEqual([]);
    expect(await journal()).toEqual([]);
    expect(readdirSync(join(vault.root, "note")).sort()).toEqual(["A.md", "C.md", "new"]);
  });

  it("keeps a file's mode", async () => {
    chmodSync(join(vault.root, "note/A.md"), 0o640);
    await change([{ kind: "write", before: await stored("A"), content: "a" }]);
    expect(statSync(join(vault.root, "note/A.md"))).toMatchObject({ size: 1, mode: 0o100640 });
  });

  it("may change nothing", async () => {
    let ran = false;
    await changeVault(vault.ctx, {
      lock: [vaultPath("note/A.md")],
      plan: async () => ({
        changes: [],
        alongside: async () => {
          ran = true;
        },
      }),
    });
    expect(ran).toBe(true);
  });
});

describe("nothing happens", () => {
  it("when one of the files cannot be changed", async () => {
    const changes = await everyKind();
    vault.write("note/C.md", "taken");
    const before = snapshot(vault.root);
    await expect(change(changes)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(snapshot(vault.root)).toEqual(before);
    expect([await journal(), received]).toEqual([[], []]);
  });

  it("when another program changed a file since the plan", async () => {
    for (const kind of ["write", "remove"] as const) {
      const before = await stored("A");
      vault.write("note/A.md", `${before.text} by hand`);
      utimesSync(join(vault.root, "note/A.md"), new Date(), new Date(Date.now() + 5_000));
      const changes: FileChange[] =
        kind === "write" ? [{ kind, before, content: "lost" }] : [{ kind, before }];
      await expect(change(changes)).rejects.toMatchObject({ code: "CONFLICT" });
      expect(vault.read("note/A.md")).toContain("by hand");
    }
    expect([await journal(), received]).toEqual([[], []]);
  });

  it("when a listener fails, whatever was written", async () => {
    const before = snapshot(vault.root);
    onVaultChange("failing", async () => {
      throw new Error("no");
    });
    try {
      await expect(change(await everyKind())).rejects.toThrow("no");
    } finally {
      onVaultChange("failing", async () => {});
    }
    received = [];
    await expectUntouched(before);
  });

  it("when its path contains a symbolic link", async () => {
    symlinkSync(join(vault.root, "note"), join(vault.root, "linked"));
    const before = snapshot(vault.root);
    const path = vaultPath("linked/New.md");
    await expect(change([{ kind: "create", path, content: "x" }])).rejects.toMatchObject({
      name: "EscapeError",
    });
    await expectUntouched(before);
    rmSync(join(vault.root, "linked"));
  });

  it("when the directory is removed meanwhile", async () => {
    const before = await stored("A");
    renameSync(join(vault.root, "note"), join(vault.root, "away"));
    await expect(change([{ kind: "remove", before }])).rejects.toMatchObject({ code: "CONFLICT" });
    expect(vault.has("note")).toBe(false);
    renameSync(join(vault.root, "away"), join(vault.root, "note"));
    await expectUntouched(snapshot(vault.root));
  });
});
