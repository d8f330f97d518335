import { randomUUID } from "node:crypto";
import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { type Context, Database } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import { differences, lockKeys } from "../indexing";
import { createRecord } from "../operations";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { hashOf } from "../store";
import { inboxFiles } from "../tables/inbox";
import { type JournaledChange, vaultJournal } from "../tables/vault";
import { changeVault, type FollowUp, onFollowUp, recoverVault } from ".";
import { stateOf } from "./finish";

let vault: TestVault;
let old: string;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  rmSync(join(vault.root, "note"), { recursive: true, force: true });
  await reconcile(vault.ctx);
  await createRecord(vault.ctx, { type: "note", name: "Old", body: "old" });
  old = vault.read("note/Old.md");
});

const TEMP = "note/.kv-tmp-00000000-1-0123456789abcdef";
const actor = { type: "user", id: "1", label: "Ada" } as const;

const change = (
  given: Partial<JournaledChange> & Pick<JournaledChange, "kind" | "path">,
): JournaledChange => ({
  before: null,
  after: null,
  entries: [{ action: "test.recovered", subject: given.path }],
  ...given,
});
const create = () => change({ kind: "create", path: "note/New.md", temp: TEMP, after: hashOf("new") });
const write = () =>
  change({
    kind: "write",
    path: "note/Old.md",
    temp: `${TEMP}1`,
    before: hashOf(old),
    after: hashOf("new [[Old]]"),
  });
const move = () => change({ kind: "rename", from: "note/Old.md", path: "note/Moved.md", after: null });
const remove = () => change({ kind: "remove", path: "note/Old.md", before: hashOf(old) });

/** Leaves the journal as a process does that dies; it held the lock of `note/Old.md`. */
const interrupted = (ctx: Context, ...changes: JournaledChange[]) => leave(ctx, changes);

async function leave(
  ctx: Context,
  changes: JournaledChange[],
  followUp: FollowUp | null = null,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const keys = await lockKeys(ctx, tx, [vaultPath("note/Old.md")]);
    const row = { accountId: ctx.account.id, id: randomUUID(), lockKey: BigInt(keys.at(-1) ?? 0) };
    await tx.insert(vaultJournal).values({ ...row, actor, changes, followUp });
  });
}

const logged = async () =>
  (await listAudit(vault.ctx, { action: "test.recovered" })).entries.map(({ subject, actor }) => [
    subject,
    actor.label,
  ]);

/** Recovers; answers the audit entries that this made. */
async function recovered(): Promise<unknown[]> {
  const before = (await logged()).length;
  expect(await recoverVault(vault.ctx)).toBe(1);
  expect(await recoverVault(vault.ctx)).toBe(0);
  expect(vault.has(TEMP) || vault.has(`${TEMP}1`)).toBe(false);
  expect(await differences(vault.ctx)).toEqual([]);
  const entries = await logged();
  return entries.slice(0, entries.length - before);
}

describe("an interrupted act", () => {
  it("whose contents are staged is finished, in the name of the user who began it", async () => {
    vault.write(TEMP, "new");
    vault.write(`${TEMP}1`, "new [[Old]]");
    await interrupted(vault.ctx, create(), write());
    expect(await recovered()).toHaveLength(2);
    expect(await logged()).toContainEqual(["note/New.md", "Ada"]);
    expect([vault.read("note/New.md"), vault.read("note/Old.md")]).toEqual(["new", "new [[Old]]"]);
  });

  it("that was done on the disk is recorded", async () => {
    vault.write("note/New.md", "new");
    vault.write("note/Old.md", "new [[Old]]");
    await interrupted(vault.ctx, create(), write());
    expect(await recovered()).toHaveLength(2);
  });

  it("that was half done is finished", async () => {
    vault.write("note/New.md", "new");
    vault.write(`${TEMP}1`, "new [[Old]]");
    await interrupted(vault.ctx, create(), write());
    expect(await recovered()).toHaveLength(2);
    expect(vault.read("note/Old.md")).toBe("new [[Old]]");
  });

  it.each(["", "ne"])("whose content is not whole (%j) never was", async (half) => {
    if (half) vault.write(TEMP, half);
    vault.write(`${TEMP}1`, "new [[Old]]");
    await interrupted(vault.ctx, create(), write());
    expect(await recovered()).toEqual([]);
    expect([vault.has("note/New.md"), vault.read("note/Old.md")]).toEqual([false, old]);
  });

  it("leaves alone what another program has written since", async () => {
    vault.write("note/New.md", "new");
    vault.write(`${TEMP}1`, "new [[Old]]");
    vault.write("note/Old.md", "by hand");
    const before = (await logged()).length;
    await interrupted(vault.ctx, create(), write());
    await reconcile(vault.ctx);
    expect((await logged()).length - before).toBe(1);
    expect(await differences(vault.ctx)).toEqual([]);
    expect(vault.read("note/Old.md")).toBe("by hand");
  });

  it("that renames is finished from wherever it was", async () => {
    await interrupted(vault.ctx, move());
    expect(await recovered()).toHaveLength(1);
    expect([vault.has("note/Old.md"), vault.read("note/Moved.md")]).toEqual([false, old]);
    renameSync(join(vault.root, "note/Moved.md"), join(vault.root, "note/Old.md"));
    await reconcile(vault.ctx);
    const text = { ...move(), temp: TEMP, after: hashOf("text") };
    vault.write(TEMP, "text");
    renameSync(join(vault.root, "note/Old.md"), join(vault.root, "note/Moved.md"));
    await interrupted(vault.ctx, text);
    expect(await recovered()).toHaveLength(1);
    expect(vault.read("note/Moved.md")).toBe("text");
  });

  it("that removes is finished", async () => {
    await interrupted(vault.ctx, remove());
    expect(await recovered()).toHaveLength(1);
    expect(vault.has("note/Old.md")).toBe(false);
  });

  it("commits no rows of a plan that has to be repeated", async () => {
    vault.write(TEMP, "new");
    await interrupted(vault.ctx, create());
    const found: number[] = [];
    await changeVault(vault.ctx, {
      lock: [vaultPath("note/Other.md")],
      plan: async (tx) => {
        const rows = await tx.select().from(inboxFiles).where(eq(inboxFiles.filename, "planned.md"));
        found.push(rows.length);
        const row = { accountId: vault.ctx.account.id, filename: "planned.md", location: "inbox/planned.md" };
        await tx.insert(inboxFiles).values({ ...row, state: "waiting", receivedAt: new Date() });
        const path = vaultPath("note/Other.md");
        return { changes: [{ kind: "create", path, content: "other" }], hasWritten: true };
      },
    });
    expect([found, vault.read("note/New.md")]).toEqual([[0, 0], "new"]);
  });

  it("whose folder has become a symbolic link, or a file, blocks no other write", async () => {
    vault.write("away/Old.md", old);
    for (const file of [TEMP, `${TEMP}1`]) vault.write(file, file === TEMP ? "new" : "new [[Old]]");
    await interrupted(vault.ctx, create(), write());
    const away = join(vault.root, "..", `away-${randomUUID()}`);
    renameSync(join(vault.root, "note"), away);
    symlinkSync(away, join(vault.root, "note"));
    await createRecord(vault.ctx, { type: "person", name: "Ann" });
    rmSync(join(vault.root, "note"));
    vault.write(".kv-tmp-00000000-1-0123456789abcdef", "new");
    const above = { ...create(), path: "note/in/New.md", temp: ".kv-tmp-00000000-1-0123456789abcdef" };
    await interrupted(vault.ctx, above);
    vault.write("note", "a file");
    await createRecord(vault.ctx, { type: "person", name: "Bo" });
    expect(vault.read("note")).toBe("a file");
    expect(await recoverVault(vault.ctx)).toBe(0);
    rmSync(away, { recursive: true });
  });

  it("is recovered before the account's next write, whatever it writes", async () => {
    vault.write(TEMP, "new");
    await interrupted(vault.ctx, create());
    await createRecord(vault.ctx, { type: "note", name: "Other" });
    expect(vault.read("note/New.md")).toBe("new");
    await expect(createRecord(vault.ctx, { type: "note", name: "New" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });
});

describe("what follows an interrupted act", () => {
  const outcomes: unknown[] = [];
  beforeAll(() => {
    onFollowUp("test", {
      done: async ({ actor }, _tx, data) => void outcomes.push(["done", actor.label, data]),
      undone: async (_ctx, _tx, data) => void outcomes.push(["undone", data]),
    });
  });
  beforeEach(() => outcomes.splice(0));

  it("is done when the files are finished, as the actor who began it", async () => {
    vault.write(TEMP, "new");
    await leave(vault.ctx, [create()], { name: "test", data: { n: 1 } });
    await recovered();
    expect(outcomes).toEqual([["done", "Ada", { n: 1 }]]);
  });

  it("is not done when they are not", async () => {
    await leave(vault.ctx, [create()], { name: "test", data: { n: 2 } });
    await recovered();
    expect(outcomes).toEqual([["undone", { n: 2 }]]);
  });
});

it("an interrupted act on hidden files, and on folders that make way for files, is finished", async () => {
  vault.write("note/way/in.md", "in the way");
  vault.write(TEMP, "a file");
  vault.write(`${TEMP}1`, "{}");
  const path = "note/way/in.md";
  const removal = change({ kind: "remove", path, before: hashOf("in the way") });
  const file = change({ kind: "create", path: "note/way", temp: TEMP, after: hashOf("a file") });
  const hidden = change({
    kind: "create",
    path: ".obsidian/app.json",
    temp: `${TEMP}1`,
    after: hashOf("{}"),
  });
  await interrupted(vault.ctx, removal, file, hidden);
  await reconcile(vault.ctx);
  expect([vault.read("note/way"), vault.read(".obsidian/app.json")]).toEqual(["a file", "{}"]);
  expect(await differences(vault.ctx)).toEqual([]);
  rmSync(join(vault.root, "note/way"));
});

it("an act whose lock is held does not count as interrupted", async () => {
  vault.write(TEMP, "new");
  await interrupted(vault.ctx, create());
  // The process that holds it has its own connections.
  const other = new Database(vault.databaseUrl, 1);
  await other.account(vault.ctx.account.id).tx(async (tx) => {
    await lockKeys(vault.ctx, tx, [vaultPath("note/Old.md")]);
    await createRecord(vault.ctx, { type: "note", name: "Meanwhile" });
    expect(vault.has("note/New.md")).toBe(false);
  });
  await other.close();
  expect(await recoverVault(vault.ctx)).toBe(1);
  expect(vault.read("note/New.md")).toBe("new");
});

// Linux opens this file, and fails to read it as a broken disk would.
it.runIf(process.platform === "linux")(
  "does not give up a change whose file the disk cannot read",
  async () => {
    const written = change({ kind: "write", path: "mem", before: "a", after: "b" });
    await expect(stateOf("/proc/self", written)).rejects.toMatchObject({ code: "EIO" });
  },
);
