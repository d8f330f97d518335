import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { backUp, backupIssues, backupStatus, confirmBackup, inlineStep, listBackups } from "@/lib/backups";
import { takeContent } from "@/lib/backups/content/content";
import { pruneBackups } from "@/lib/backups/prune";
import { systemClock } from "@/lib/core/clock";
import { itDeep } from "../support/deep";
import { anyId, backupRoom } from "./room";

const room = backupRoom();

const DAY = "2026-11-22T";
const fill = (files: number) => {
  for (let n = 0; n < files; n += 1) room().write(`note/Note ${n}.md`, `---\ntype: note\n---\n${anyId()}\n`);
};
const empty = () => rmSync(join(room().root, "note"), { recursive: true, force: true });
const backUpAt = (iso: string) => backUp(room().at(iso), inlineStep, "manual");
const listed = async (id: string) => {
  const { backups } = await listBackups(room().ctx);
  return backups.find((each) => each.id === id);
};
const fileOf = async (id: string) => room().fileOf((await listed(id))?.file ?? "gone");
const issues = async () => backupIssues(await backupStatus(room().ctx), new Date(`${DAY}12:00:00Z`));

let good: string;
let suspect: string;

describe("a backup of a vault that was emptied", () => {
  beforeAll(async () => {
    fill(10);
    good = (await backUpAt(`${DAY}01:00:00Z`)).id;
    empty();
  });

  it("removes nothing, and is suspect", async () => {
    const made = await backUpAt(`${DAY}02:00:00Z`);
    suspect = made.id;
    expect(existsSync(await fileOf(good))).toBe(true);
    expect(made).toMatchObject({ state: "stored", files: 0, removed: 0, suspect: true });
    expect(await listed(suspect)).toMatchObject({ review: "suspect", fault: null });
    expect(await listed(good)).toMatchObject({ review: null, kept: expect.arrayContaining(["latest"]) });
    expect((await listBackups(room().ctx)).suspect).toEqual({
      id: suspect,
      taken_at: `${DAY}02:00:00.000Z`,
      files: 0,
      expected_files: 10,
    });
  });

  it("is named by health", async () => {
    expect(await issues()).toEqual([expect.stringMatching(/is suspect: 0 files, 10 before/)]);
    expect((await issues())[0]).toContain(suspect);
  });

  it("stays suspect while nothing changes and no file is restored", async () => {
    expect(await backUpAt(`${DAY}03:00:00Z`)).toMatchObject({ state: "unchanged", suspect: true });
    fill(4);
    expect(await backUpAt(`${DAY}04:00:00Z`)).toMatchObject({ state: "stored", suspect: true, removed: 0 });
    expect(existsSync(await fileOf(good))).toBe(true);
  });

  it("is history once the files are back", async () => {
    fill(5);
    const back = await backUpAt(`${DAY}05:00:00Z`);
    expect(back).toMatchObject({ state: "stored", files: 5, suspect: false, removed: 1 });
    expect((await listBackups(room().ctx)).suspect).toBeNull();
    expect(await issues()).toEqual([]);
    expect(await listed(good)).toBeUndefined();
    expect(await listed(suspect)).toMatchObject({ kept: ["suspect, for 30 days"] });
    expect(await listed(back.id)).toMatchObject({
      kept: expect.arrayContaining(["larger than a suspect one"]),
    });
  });
});

describe("confirming", () => {
  itDeep("settles it: it counts like any other, and the next is compared with it", async () => {
    const { ctx } = room();
    fill(20);
    const full = (await backUpAt(`${DAY}06:00:00Z`)).id;
    empty();
    fill(9);
    const { id } = await backUpAt(`${DAY}07:00:00Z`);
    expect(await confirmBackup(ctx, { id })).toEqual({ id, review: "confirmed" });
    expect(await confirmBackup(ctx, { id })).toEqual({ id, review: "confirmed" });
    expect((await listAudit(ctx, { action: "backup.confirm" })).entries).toMatchObject([{ subject: id }]);
    expect(await issues()).toEqual([]);
    await pruneBackups(room().at(`${DAY}07:30:00Z`));
    expect(await listed(full)).toBeUndefined();
    empty();
    fill(3);
    expect(await backUpAt(`${DAY}08:00:00Z`)).toMatchObject({ suspect: false });
  });

  it("is refused where there is nothing to confirm", async () => {
    const { id } = await backUpAt(`${DAY}09:00:00Z`);
    await expect(confirmBackup(room().ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(confirmBackup(room().ctx, { id: anyId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

it("a backup made before a restore replaces no other, and raises no warning", async () => {
  fill(10);
  await backUpAt(`${DAY}10:00:00Z`);
  empty();
  const safety = await backUp(room().at(`${DAY}11:00:00Z`), inlineStep, "safety");
  expect(safety).toMatchObject({ suspect: true });
  expect(await issues()).toEqual([]);
  fill(10);
  const next = (await backUpAt("2026-11-23T01:00:00Z")).id;
  const { backups } = await listBackups(room().at("2026-11-23T02:00:00Z"));
  const kept = backups.flatMap(({ id, kept }) => (kept.includes("day 2026-11-22") ? id : []));
  expect(kept).toHaveLength(1);
  expect([safety.id, next]).not.toContain(kept[0]);
});

describe("a vault whose directory is away", () => {
  const away = () => `${room().root}.away`;
  const count = async () =>
    (await listBackups(room().ctx)).backups.filter(({ state }) => state === "stored").length;

  it.each([
    ["missing", () => {}],
    ["an empty mount point", () => mkdirSync(room().root)],
  ])("(%s) is not backed up as an empty one", async (_, mount) => {
    const before = await count();
    renameSync(room().root, away());
    mount();
    try {
      await expect(backUpAt("2026-11-23T03:00:00Z")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    } finally {
      rmSync(room().root, { recursive: true, force: true });
      renameSync(away(), room().root);
    }
    expect(await count()).toBe(before);
    expect((await listBackups(room().ctx)).backups[0]).toMatchObject({ state: "failed", file: null });
  });

  it("is not either when it is unmounted in the middle", async () => {
    const unmounted = () => {
      renameSync(room().root, away());
      return systemClock.now();
    };
    // The clock is read between the check of the root and the walk.
    const ctx = { ...room().ctx, clock: { now: unmounted } };
    const taken = takeContent(ctx, join(room().dataDir, "taken"));
    await expect(taken).rejects.toMatchObject({ code: "UNAVAILABLE" });
    renameSync(away(), room().root);
  });
});
