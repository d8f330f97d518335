import { Archive } from "lucide-react";
import type { Metadata } from "next";
import type { Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { backupStanding, faultsOf, listBackups } from "@/lib/backups";
import { BackupTable } from "./backup-table";
import { Facts } from "./facts";
import { Faults } from "./faults";
import { IdentityDialog, IdentityNotice } from "./identity";
import { rowOf } from "./row";
import { RunState } from "./run-state";
import { BackUpNow } from "./start-buttons";

export const metadata: Metadata = { title: "Backups" };

export default async function BackupsPage({ searchParams }: Searched) {
  const given = await searchParams;
  const ctx = await requireContext();
  const list = await listBackups(ctx);
  const faults = faultsOf(await backupStanding(ctx), ctx.clock.now());
  return (
    <>
      <Live />
      <PageHeader
        title="Backups"
        purpose="Every day the vault, the inbox, the settings and all that belongs to this account become one encrypted file, which is read back at once, and restored on trial every week."
        action={list.backups.length > 0 && <BackUpNow />}
      />
      <div className="flex flex-col gap-5">
        <RunState ctx={ctx} />
        <Faults faults={faults} />
        {!list.identity_shown && <IdentityNotice />}
        <Facts list={list} />
        {list.backups.length > 0 ? (
          <BackupTable backups={list.backups.map(rowOf)} />
        ) : (
          <EmptyState Icon={Archive} title="No backups yet">
            <p className="mb-3">The first one is made by itself at night. Or make it now:</p>
            <div className="flex justify-center">
              <BackUpNow />
            </div>
          </EmptyState>
        )}
      </div>
      {given.identity !== undefined && <IdentityDialog />}
    </>
  );
}
