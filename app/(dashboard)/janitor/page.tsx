import { Brush, ScanSearch } from "lucide-react";
import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { ActionButton } from "@/components/form/action-button";
import { Live } from "@/components/live/live";
import { RunStatusBanner } from "@/components/runs/run-status-banner";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { janitorHistory, janitorStatus, janitorWorkflow, type Tally, tallyIssues } from "@/lib/janitor";
import { scanAction } from "./actions";
import { Charts } from "./charts/charts";
import { FixMany } from "./issues/fix-many";
import { IssueList } from "./issues/issue-list";
import { LastFix } from "./last-fix";
import { janitorQuery } from "./query";
import { StatusLine } from "./status-line";

export const metadata: Metadata = { title: "Janitor" };

export default async function JanitorPage({ searchParams }: PageProps) {
  const query = await janitorQuery.read(searchParams);
  const ctx = await requireContext();
  const [status, tally, { history }] = await Promise.all([
    janitorStatus(ctx),
    tallyIssues(ctx),
    janitorHistory(ctx, { limit: query.span }),
  ]);
  const last = history.at(-1);
  return (
    <>
      <PageHeader
        title="Janitor"
        purpose="Finds issues in the vault, fixes the safe ones on request, and suggests fixes for the rest."
        action={
          <div className="flex flex-wrap gap-2">
            {tally.fixable > 0 && (
              <FixMany issues={tally.fixable} files={tally.files} label="Fix all safe issues" />
            )}
            <ActionButton action={scanAction} look="primary" title="Checks every file; changes nothing">
              <ScanSearch aria-hidden className="size-4" /> Scan now
            </ActionButton>
          </div>
        }
      />
      <Live />
      <RunStatusBanner
        ctx={ctx}
        kinds={[janitorWorkflow]}
        label={({ input }) => (input.fix === true ? "Fix" : "Scan")}
        unit="files"
        total={({ input }) => filesOf(input, tally)}
      />
      {last ? (
        <>
          <LastFix ctx={ctx} sweep={last} />
          <StatusLine status={status} history={history} />
          <IssueList ctx={ctx} query={query} tally={tally} />
          <Charts tally={tally} history={history} query={query} />
        </>
      ) : (
        <EmptyState Icon={Brush} title="No scan yet">
          Scan the vault to find missing metadata, broken links, duplicates and orphans. A scan changes
          nothing. The janitor also scans every night.
        </EmptyState>
      )}
    </>
  );
}

/** How many files a fix is to change, by the last scan; 0 for a scan. */
function filesOf({ fix, codes, issues, paths, groups }: Record<string, unknown>, tally: Tally): number {
  if (fix !== true) return 0;
  if (Array.isArray(codes)) {
    return tally.rows.filter(({ code }) => codes.includes(code)).reduce((sum, { files }) => sum + files, 0);
  }
  return (issues ?? paths ?? groups) === undefined ? tally.files : 0;
}
