import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { openDaily, readDaily, readRecord, writeVaultSettings } from "../operations";
import { fillTemplate, localTime } from "./day";

let now = new Date("2026-11-22T23:30:05Z");
let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault({ now: () => now });
});
afterAll(() => vault.close());

const set = (settings: unknown) => vault.write(".obsidian/daily-notes.json", JSON.stringify(settings));

describe("today's daily note", () => {
  it("has Obsidian's defaults, and is created only when asked for", async () => {
    const note = { date: "2026-11-22", path: "2026-11-22.md" };
    expect(await readDaily(vault.ctx, {})).toEqual({ ...note, exists: false });
    expect(vault.has("2026-11-22.md")).toBe(false);
    expect(await openDaily(vault.ctx, {})).toEqual({ ...note, created: true });
    expect(vault.read("2026-11-22.md")).toBe("");
    expect(await readDaily(vault.ctx, {})).toEqual({ ...note, exists: true });
  });

  it("has the folder, format and template of the vault, in the time zone of its settings", async () => {
    vault.write(
      "Templates/Daily.md",
      "# {{title}}\n\n{{date:dddd, Do MMMM}} {{TIME}} {{ date }} {{other}}\n",
    );
    set({ folder: "Journal/", format: "YYYY/[W]WW/YYYY-MM-DD ddd", template: "Templates/Daily" });
    await writeVaultSettings(vault.ctx, { time_zone: "Europe/Berlin" });
    const path = "Journal/2026/W48/2026-11-23 Mon.md";
    expect(await openDaily(vault.ctx, {})).toEqual({ date: "2026-11-23", path, created: true });
    expect(vault.read(path)).toBe("# 2026-11-23 Mon\n\nMonday, 23rd November 00:30 2026-11-23 {{other}}\n");
    expect((await readRecord(vault.ctx, { path })).name).toBe("2026-11-23 Mon");
    vault.write(path, "Mine.\n");
    expect(await openDaily(vault.ctx, {})).toMatchObject({ path, created: false });
    expect(vault.read(path)).toBe("Mine.\n");
  });

  it("is created once, however often it is asked for at a time", async () => {
    now = new Date("2026-11-25T12:00:00Z");
    const replies = await Promise.all(Array.from({ length: 5 }, () => openDaily(vault.ctx, {})));
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
  });

  it.each([
    [{ format: "YYYY:MM" }, /daily-notes\.json leads to "2026:11", which cannot be a note/],
    [{ folder: "../out" }, /cannot contain \. or \.\./],
    [{ folder: ".trash" }, /hidden/],
    [{ folder: "inbox" }, /would not be a record/],
    [{ folder: "New", template: "No/Such" }, /names the template No\/Such\.md, which does not exist/],
    [{ folder: "New", template: "../../etc/passwd" }, /cannot contain \. or \.\./],
  ])("is refused with the reason: %j", async (settings, message) => {
    set(settings);
    await expect(openDaily(vault.ctx, {})).rejects.toThrow(message);
    expect(vault.has("New")).toBe(false);
  });

  it("has the defaults where settings are faulty, too long, or behind a symbolic link", async () => {
    const path = "2026-11-25.md";
    for (const text of [
      "{",
      "[]",
      "null",
      '{"folder": 3, "format": {}, "template": null}',
      " ".repeat(300_000),
    ]) {
      vault.write(".obsidian/daily-notes.json", text);
      expect(await readDaily(vault.ctx, {})).toMatchObject({ path });
    }
    const other = await vault.another();
    symlinkSync(join(vault.root, ".obsidian"), join(other.account.vaultDir, ".obsidian"));
    set({ folder: "Elsewhere" });
    expect(await readDaily(other, {})).toMatchObject({ path });
  });
});

it("formats times as clocks show them, also on the day they change", () => {
  const shown = (instant: string, zone: string) =>
    localTime(new Date(instant), zone).format("YYYY-MM-DD HH:mm");
  expect(shown("2026-03-29T01:30:00Z", "Europe/Berlin")).toBe("2026-03-29 03:30");
  expect(shown("2026-01-01T00:00:00Z", "America/Los_Angeles")).toBe("2025-12-31 16:00");
  expect(shown("2026-01-01T00:00:00Z", "UTC")).toBe("2026-01-01 00:00");
  expect(
    fillTemplate("{{date:gggg-[W]ww}} {{time:H}}", "", localTime(new Date("2026-11-22T09:00:00Z"), "UTC")),
  ).toBe("2026-W48 9");
});
