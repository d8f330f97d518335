import { Brush } from "lucide-react";
import type { Metadata } from "next";
import type { Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { janitorHistory, janitorStatus, tallyIssues } from "@/lib/janitor";
import { Charts } from "./charts";
import { FixMany } from "./fix-many";
import { IssueList } from "./issue-list";
import { LastFix } from "./last-fix";
import { readQuery } from "./query";
import { RunState } from "./run-state";
import { ScanNow } from "./scan-now";
import { Standing } from "./standing";

export const metadata: Metadata = { title: "Janitor" };

export default async function JanitorPage({ searchParams }: Searched) {
  const query = await readQuery(searchParams);
  const ctx = await requireContext();
  const [status, tally, { history }] = await Promise.all([
    janitorStatus(ctx),
    tallyIssues(ctx),
    janitorHistory(ctx, { limit: query.sweeps }),
  ]);
  const last = history.at(-1);
  return (
    <>
      <PageHeader
        title="Janitor"
        purpose="Looks for faults in the whole vault, repairs those where it is certain, and offers repairs for the others."
        action={
          <div className="flex flex-wrap gap-2">
            {tally.fixable > 0 && (
              <FixMany issues={tally.fixable} files={tally.files} label="Fix everything certain" />
            )}
            <ScanNow />
          </div>
        }
      />
      <Live />
      <RunState ctx={ctx} status={status.status} tally={tally} />
      {last ? (
        <>
          <LastFix ctx={ctx} sweep={last} />
          <Standing status={status} files={last.files_scanned} />
          <Charts tally={tally} history={history} query={query} />
          <IssueList ctx={ctx} query={query} tally={tally} />
        </>
      ) : (
        <EmptyState Icon={Brush} title="No sweep yet">
          Press “Scan now” to see what is wrong in the vault: metadata, links, doubles, orphans. A scan
          changes nothing. By itself the janitor scans every night.
        </EmptyState>
      )}
    </>
  );
}
