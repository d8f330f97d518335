import { randomUUID } from "node:crypto";
import { workerContext } from "@/lib/accounts";
import { defineWorkflow, type Workflow } from "@/lib/runs";
import {
  type BackupResult,
  backUp,
  type Drill,
  type RestoreResult,
  restoreBackup,
  runDrill,
  type Verification,
  verifyBackup,
} from ".";
import { BACKUP, BACKUP_DRILL, BACKUP_RESTORE, BACKUP_VERIFY, type BackupRestoreInput } from "./kinds";

const TRIES = { attempts: 3 };

const backup = defineWorkflow<{ reason: "schedule" | "manual" }, BackupResult>(
  { ...BACKUP, run: (ctx, step, { reason }, report) => backUp(ctx, step, reason, report) },
  workerContext,
);

const drill = defineWorkflow<{ backup?: string }, Drill>(
  {
    ...BACKUP_DRILL,
    run: async (ctx, step, input) => {
      const { id } = await step("begin", async () => ({ id: randomUUID() }));
      return step("drill", () => runDrill(ctx, id, input.backup), TRIES);
    },
  },
  workerContext,
);

const verify = defineWorkflow<{ backup: string }, Verification>(
  {
    ...BACKUP_VERIFY,
    run: (ctx, step, input) => step("verify", () => verifyBackup(ctx, input.backup), TRIES),
  },
  workerContext,
);

const restore = defineWorkflow<BackupRestoreInput, RestoreResult>(
  { ...BACKUP_RESTORE, run: restoreBackup },
  workerContext,
);

export const backupWorkflows: readonly Workflow[] = [backup, drill, verify, restore];
