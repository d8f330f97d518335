import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type BackupResult, backUp, inlineStep } from "@/lib/backups";
import type { Context } from "@/lib/db";
import { dataDir } from "@/tests/support/data-dir";
import { openVault, type TestVault } from "@/tests/support/vault";

/** A vault whose backups lie in the data directory of the process. */
export interface BackupRoom extends TestVault {
  backUp: (reason?: "manual" | "schedule" | "safety") => Promise<BackupResult>;
  /** The same account at another time. */
  at: (iso: string) => Context;
  fileOf: (name: string) => string;
}

/** The room of a test file. `opened()` gives it once the file's tests run. */
export function backupRoom(): () => BackupRoom {
  let vault: TestVault | undefined;
  beforeAll(async () => {
    vault = await openVault();
  });
  afterAll(async () => {
    await vault?.close();
  });
  return () => {
    if (!vault) throw new Error("The room is not open yet");
    const { ctx } = vault;
    return {
      ...vault,
      dataDir,
      backUp: (reason = "manual") => backUp(ctx, inlineStep, reason),
      at: (iso) => ({ ...ctx, clock: { now: () => new Date(iso) } }),
      fileOf: (name) => join(dataDir, "backups", ctx.account.id, name),
    };
  };
}

export const anyId = (): string => randomUUID();
