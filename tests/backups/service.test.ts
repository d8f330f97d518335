import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { writeInto } from "@/tests/support/vault";
import { serve } from "../support/serve";

const served = serve({ worker: true });

const path = "person/Alice Chen.md";

describe("backups over the API", () => {
  it("are made, listed, verified, tried, shown their identity once, and opened by age and tar", async () => {
    const { api, vaultDir } = served.account;
    await api.ok("createRecord", { type: "person", name: "Alice Chen", body: "Met at the fair." });
    writeInto(vaultDir, ".obsidian/app.json", "{}");
    expect((await api.ok("listBackups", {})).backups).toEqual([]);
    const made = await api.ok("runBackup", {});
    expect(made).toMatchObject({ state: "stored", files: 2, reused: false });
    expect(made.execution.workflowId).toBe("backup");
    const again = await api.ok("runBackup", {});
    expect(again).toMatchObject({ state: "unchanged", stored: made.id });
    const { id } = made;
    expect(await api.ok("verifyBackup", { id })).toMatchObject({ ok: true, files: 2, fault: null });
    expect(await api.ok("drillBackup", { id })).toMatchObject({ passed: true, backup: id });
    const { identity, recipient } = await api.ok("showBackupIdentity", {});
    expect(await api.refused("showBackupIdentity", {})).toMatchObject({ status: 409 });
    const list = await api.ok("listBackups", {});
    expect(list).toMatchObject({ recipient, identity_shown: true, next_backup: expect.any(String) });
    expect(list.backups.map(({ state }) => state)).toEqual(["unchanged", "stored"]);
    expect(list.backups[1]).toMatchObject({
      drill: { passed: true },
      kept: ["used by a later unchanged backup"],
    });

    const reply = await fetch(`${served.service.base}/api/v1/backups/${id}/file`, {
      headers: { authorization: `Bearer ${api.key}` },
    });
    expect(reply.headers.get("content-type")).toBe("application/octet-stream");
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.length).toBe(list.backups[1]?.size);
    if (!existsSync("/usr/bin/age")) return;
    const dir = join(served.service.dataDir, `opened-${id}`);
    mkdirSync(dir);
    writeFileSync(join(dir, "identity.txt"), identity);
    writeFileSync(join(dir, "backup.age"), bytes);
    execFileSync(
      "/bin/sh",
      ["-c", "age -d -i identity.txt backup.age | tar xz && sha256sum -c --quiet SHA256SUMS"],
      {
        cwd: dir,
      },
    );
    expect(readFileSync(join(dir, "vault", path), "utf8")).toBe(readFileSync(join(vaultDir, path), "utf8"));
  }, 120_000);

  it("restore one record, seen before, and the account, after a safety backup", async () => {
    const { api, vaultDir } = served.account;
    const { id } = await api.ok("runBackup", {});
    const text = readFileSync(join(vaultDir, path), "utf8");
    await api.ok("editRecord", { path, set: { role: "Lead" } });
    const preview = await api.ok("restoreBackup", { id, path });
    expect(preview).toMatchObject({ kind: "record", applied: false, record: { after: text, same: false } });
    await api.ok("editRecord", { path, set: { role: "Chief" } });
    const late = { id, path, apply: true, seen: preview.record?.hash ?? null };
    expect(await api.refused("restoreBackup", late)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/has changed since the preview/),
    });
    expect(await api.refused("restoreBackup", { id, path: "person/Nobody.md" })).toMatchObject({
      status: 404,
      message: expect.stringMatching(/is not in this backup/),
    });
    const whole = await api.ok("restoreBackup", { id });
    expect(whole).toMatchObject({
      kind: "account",
      applied: false,
      account: { files: { changed: 1, removed: 0 } },
    });
    expect(readFileSync(join(vaultDir, path), "utf8")).toContain("Chief");
    const done = await api.ok("restoreBackup", { id, apply: true });
    expect(done).toMatchObject({ kind: "account", applied: true, safety: expect.any(String) });
    expect(readFileSync(join(vaultDir, path), "utf8")).toBe(text);
    expect((await api.ok("readRecord", { path })).body).toContain("Met at the fair.");
    expect((await api.ok("listAudit", { action: "backup.restore" })).entries).toHaveLength(1);
  }, 120_000);

  itDeep(
    "of an emptied vault are suspect, in health too, until they are confirmed",
    async () => {
      const { api, vaultDir } = await served.service.account();
      for (let n = 0; n < 10; n += 1) writeInto(vaultDir, `note/Note ${n}.md`, "text");
      const { id: good } = await api.ok("runBackup", {});
      expect(await api.refused("confirmBackup", { id: good })).toMatchObject({ status: 409 });
      rmSync(join(vaultDir, "note"), { recursive: true });
      const { id } = await api.ok("runBackup", {});
      const list = await api.ok("listBackups", {});
      expect(list.suspect).toMatchObject({ id, files: 0, expected_files: 10 });
      expect(list.backups.map((each) => [each.id, each.review])).toEqual([
        [id, "suspect"],
        [good, null],
      ]);
      const health = async () => (await api.ok("health", {})).checks.find(({ name }) => name === "backups");
      expect(await health()).toMatchObject({ status: "degraded", detail: expect.stringContaining(id) });
      expect(await api.ok("confirmBackup", { id })).toEqual({ id, review: "confirmed" });
      expect(await health()).toMatchObject({ status: "ok" });
      expect((await api.ok("listBackups", {})).suspect).toBeNull();
    },
    60_000,
  );

  it("are deleted, but not while a later one uses the file", async () => {
    const { api, vaultDir } = await served.service.account();
    writeInto(vaultDir, "note/Note.md", "text");
    const { id } = await api.ok("runBackup", {});
    const { id: later } = await api.ok("runBackup", {});
    expect(await api.refused("deleteBackup", { id })).toMatchObject({
      status: 409,
      message: expect.stringContaining("1 later backup uses its file"),
    });
    expect(await api.ok("deleteBackup", { id: later })).toEqual({ id: later, deleted: true, file: null });
    expect(await api.ok("deleteBackup", { id })).toMatchObject({
      file: expect.stringContaining(".tar.gz.age"),
    });
    expect((await api.ok("listBackups", {})).backups).toEqual([]);
  }, 60_000);

  it("reject bad input with what would be valid, and show nothing of another account", async () => {
    const { api } = served.account;
    const nowhere = "00000000-0000-4000-8000-000000000000";
    expect(await api.refused("verifyBackup", { id: "x" })).toMatchObject({
      status: 404,
      message: /id of a backup/,
    });
    expect(await api.refused("drillBackup", { id: nowhere })).toMatchObject({ status: 404 });
    expect(await api.refused("restoreBackup", { id: nowhere, path: "a\0" })).toMatchObject({ status: 400 });
    const other = await served.service.account();
    const [mine] = (await api.ok("listBackups", {})).backups;
    const id = mine?.id ?? "";
    expect((await other.api.ok("listBackups", {})).backups).toEqual([]);
    for (const call of [
      "verifyBackup",
      "drillBackup",
      "restoreBackup",
      "downloadBackup",
      "confirmBackup",
      "deleteBackup",
    ] as const)
      expect(await other.api.refused(call, { id }), call).toMatchObject({ status: 404 });
    const { recipient } = await other.api.ok("listBackups", {});
    expect(recipient).not.toBe((await api.ok("listBackups", {})).recipient);
  }, 60_000);

  it("are well in health and in the security audit of a new installation", async () => {
    const fresh = await served.service.account();
    const { checks } = await fresh.api.ok("health", {});
    expect(checks.find(({ name }) => name === "backups")).toMatchObject({ status: "ok" });
    const { findings } = (await fresh.api.ok("gatewaySecurity", {})) as { findings: { checkId: string }[] };
    expect(findings.map(({ checkId }) => checkId)).not.toContain("backups.unsafe");
  });
});
