import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Time } from "@/components/ui/time";
import { listAudit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import type { SweepRecord } from "@/lib/janitor";
import { RevertSweep } from "./revert";
import { count } from "./words";

/** What the last sweep did, when it was a fix: until the next one looks. */
export async function LastFix({ ctx, sweep }: { ctx: Context; sweep: SweepRecord }) {
  if (sweep.kind !== "fix") return null;
  const { issues_fixed: fixed, issues_found: found, sweep_id, timestamp } = sweep;
  const [newest] = (await listAudit(ctx, { action: "janitor.fix", limit: 1 })).entries;
  const didWrite = newest?.detail.sweep === sweep_id;
  return (
    <div className="mb-4">
      <Notice kind={fixed > 0 ? "ok" : "info"}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            The last fix, <Time at={timestamp} />,{" "}
            {fixed > 0
              ? `repaired ${count(fixed, "issue")}; ${left(found - fixed)}`
              : "found nothing that it could repair for certain."}
          </span>
          {didWrite && (
            <>
              <Link href="/janitor/history#fixes" className="underline">
                See each change
              </Link>
              <RevertSweep sweep={sweep_id} fixed={fixed} at={timestamp} />
            </>
          )}
        </span>
      </Notice>
    </div>
  );
}

const left = (n: number): string => (n === 0 ? "nothing is left." : `${count(n, "issue")} left for you.`);
