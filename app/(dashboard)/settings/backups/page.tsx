import { Archive } from "lucide-react";
import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { RunStatusBanner } from "@/components/runs/run-status-banner";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import {
  backupIssues,
  backupStatus,
  backupWorkflow,
  drillWorkflow,
  type ListedBackup,
  listBackups,
  restoreWorkflow,
  verifyWorkflow,
} from "@/lib/backups";
import { BackupTable } from "./backup-table";
import { DeleteDialog } from "./delete-dialog";
import { BackupFacts } from "./facts";
import { KeyDialog, KeyNotice } from "./key-dialog";
import { Problems } from "./problems";
import { rowOf } from "./row";
import { BackUpNow } from "./start-buttons";
import { SuspectNotice } from "./suspect-notice";

export const metadata: Metadata = { title: "Backups" };

const KINDS = [backupWorkflow, drillWorkflow, verifyWorkflow, restoreWorkflow];

const LABELS: Record<string, string> = {
  [backupWorkflow.type]: "Backup",
  [drillWorkflow.type]: "Restore test",
  [verifyWorkflow.type]: "Verification",
  [restoreWorkflow.type]: "Restore",
};

/** `key` opens the dialog that shows the private key, `delete` the one that deletes a backup. */
const backupsQuery = defineQuery("/settings/backups", z.object({ key: textParam, delete: textParam }));

export default async function BackupsPage({ searchParams }: PageProps) {
  const query = await backupsQuery.read(searchParams);
  const ctx = await requireContext();
  const list = await listBackups(ctx);
  const problems = backupIssues({ ...(await backupStatus(ctx)), suspect: null }, ctx.clock.now());
  const deleted = list.backups.find(({ id }) => id === query.delete);
  return (
    <>
      <Live />
      <PageHeader
        title="Backups"
        purpose="Daily encrypted backups of the whole account. Each one is verified, and a restore is tested every week."
        action={list.backups.length > 0 && <BackUpNow />}
      />
      <div className="flex flex-col gap-5">
        <RunStatusBanner ctx={ctx} kinds={KINDS} label={({ run }) => LABELS[run.type.name] ?? "Run"} />
        {list.suspect && <SuspectNotice suspect={list.suspect} />}
        <Problems problems={problems} />
        {!list.identity_shown && <KeyNotice />}
        <BackupFacts list={list} />
        {list.backups.length > 0 ? (
          <BackupTable backups={list.backups.map(rowOf)} />
        ) : (
          <EmptyState Icon={Archive} title="No backups yet">
            <p className="mb-3">The first backup runs tonight, or now:</p>
            <div className="flex justify-center">
              <BackUpNow />
            </div>
          </EmptyState>
        )}
      </div>
      {query.key && <KeyDialog />}
      {deleted && <DeleteDialog backup={rowOf(deleted)} isLast={isLast(deleted, list.backups)} />}
    </>
  );
}

/** Whether nothing can be restored once a backup is gone. */
const isLast = (deleted: ListedBackup, all: readonly ListedBackup[]): boolean =>
  isUsable(deleted) && !all.some((other) => other.id !== deleted.id && isUsable(other));

const isUsable = ({ state, fault, missing }: ListedBackup): boolean =>
  state !== "failed" && fault === null && !missing;
