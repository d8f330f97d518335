import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import {
  backupIssues,
  backupStatus,
  downloadBackup,
  listBackups,
  runDrill,
  verifyBackup,
} from "@/lib/backups";
import { createRecord } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { times } from "@/tests/support/property";
import { startStore } from "@/tests/support/store";
import { withSettings } from "@/tests/support/with-settings";
import { anyId, backupRoom } from "./room";

// Another server than the one below, by hand: KV_TEST_S3=http://127.0.0.1:5000, with the bucket `vaults`.
const store = await startStore();
afterAll(() => store.stop());
withSettings({
  KV_BACKUP_S3_BUCKET: "vaults",
  KV_BACKUP_S3_ENDPOINT: process.env.KV_TEST_S3 ?? store.url,
  KV_BACKUP_S3_PREFIX: "home/",
  KV_BACKUP_S3_ACCESS_KEY_ID: "the-key",
  KV_BACKUP_S3_SECRET_ACCESS_KEY: "the-secret",
});
const room = backupRoom();
const isOurs = process.env.KV_TEST_S3 === undefined;

describe("an S3-compatible store", () => {
  itDeep(
    "takes a backup in parts, and gives it back to be verified, tried and downloaded",
    async () => {
      const { ctx, backUp, write, root } = room();
      await createRecord(ctx, { type: "note", name: "Kept" });
      // What cannot be compressed is more than one part.
      write("large.bin", randomBytes(17 * 1024 * 1024));
      const made = await backUp();
      expect(made).toMatchObject({ state: "stored", files: 2 });
      expect(await verifyBackup(ctx, made.id)).toMatchObject({ ok: true });
      expect(await runDrill(ctx, anyId())).toMatchObject({ passed: true });
      const { destination, backups } = await listBackups(ctx);
      expect(destination).toBe(`s3://vaults/home/${ctx.account.id}/`);
      const { bytes, size, name } = await downloadBackup(ctx, { id: made.id });
      let read = 0;
      for await (const chunk of bytes) read += (chunk as Buffer).length;
      rmSync(join(root, "large.bin"));
      expect([read, name]).toEqual([size, backups[0]?.file]);
      if (!isOurs) return;
      expect([...store.objects.keys()]).toEqual([`vaults/home/${ctx.account.id}/${name}`]);
      expect(store.asked.filter((each) => each === "PUT partNumber,uploadId").length).toBe(2);
      expect(store.uploads.size).toBe(0);
    },
    120_000,
  );

  it("detects that nothing has changed, and deletes expired backups", async () => {
    const { ctx, backUp } = room();
    expect(await backUp()).toMatchObject({ state: "stored", removed: times(1, 0) });
    expect(await backUp()).toMatchObject({ state: "unchanged" });
    await createRecord(ctx, { type: "note", name: "More" });
    const made = await backUp();
    expect(made).toMatchObject({ state: "stored", removed: 2 });
    expect(await verifyBackup(ctx, made.id)).toMatchObject({ ok: true });
    expect(await runDrill(ctx, anyId())).toMatchObject({ passed: true });
    const { bytes, size } = await downloadBackup(ctx, { id: made.id });
    expect((await buffer(bytes)).length).toBe(size);
    if (isOurs) expect(store.objects.size).toBe(1);
  }, 120_000);

  it.runIf(isOurs)(
    "that refuses makes the backup fail with the reason, and leaves nothing half done",
    async () => {
      const { ctx, backUp } = room();
      await createRecord(ctx, { type: "note", name: "Refused" });
      store.failWith = 403;
      await expect(backUp()).rejects.toThrow(/s3:\/\/vaults\/home\/.* is unavailable/);
      store.failWith = null;
      expect((await listBackups(ctx)).backups[0]).toMatchObject({ state: "failed", file: null });
      expect(backupIssues(await backupStatus(ctx), new Date())).toEqual([
        expect.stringMatching(/^The last backup failed/),
      ]);
      expect([store.objects.size, store.uploads.size]).toEqual([1, 0]);
      expect(await backUp()).toMatchObject({ state: "stored" });
      expect(backupIssues(await backupStatus(ctx), new Date())).toEqual([]);
    },
    120_000,
  );
});
