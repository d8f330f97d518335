import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Time } from "@/components/ui/time";
import { listAudit } from "@/lib/audit";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { countFixes, type SweepRecord } from "@/lib/janitor";
import { RevertRun } from "./history/revert";

/** What the last fix changed, until the next scan. */
export async function LastFix({ ctx, sweep }: { ctx: Context; sweep: SweepRecord }) {
  if (sweep.kind !== "fix") return null;
  const { issues_fixed: fixed, issues_found: found, sweep_id, timestamp } = sweep;
  const [newest] = (await listAudit(ctx, { action: "janitor.fix", limit: 1 })).entries;
  const hasChanges = newest?.detail.sweep === sweep_id;
  const fixes = hasChanges ? await countFixes(ctx, sweep_id) : fixed;
  return (
    <div className="mb-4">
      <Notice kind={fixed > 0 ? "ok" : "info"}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            Last fix, <Time at={timestamp} />:{" "}
            {fixed > 0 ? `${resolved(fixes, fixed)}, ${found - fixed} open.` : "no safe fix was found."}
          </span>
          {hasChanges && (
            <>
              <Link href="/janitor/history#fixes" className="underline">
                View changes
              </Link>
              <RevertRun sweep={sweep_id} fixed={fixed} at={timestamp} />
            </>
          )}
        </span>
      </Notice>
    </div>
  );
}

/** A fix may resolve several issues, such as a link that was broken and led nowhere else. */
const resolved = (fixes: number, issues: number): string =>
  fixes === issues
    ? `${count(issues, "issue")} fixed`
    : `${count(fixes, "fix", "fixes")} resolved ${count(issues, "issue")}`;
