import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { Time } from "@/components/ui/time";
import { type BackupList, KEEP } from "@/lib/backups";
import { countOf } from "@/lib/health";

/** Where backups go, when the next ones come, and which are kept. */
export function Facts({ list }: { list: BackupList }) {
  const { destination, recipient, next_backup, next_drill, drills } = list;
  const [drill] = drills;
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1.5 max-sm:grid-cols-1 max-sm:gap-y-0.5">
      <Fact name="Next backup">
        {next_backup ? <Time at={next_backup} /> : "none: its schedule is paused"}
      </Fact>
      <Fact name="Next drill">{next_drill ? <Time at={next_drill} /> : "none: its schedule is paused"}</Fact>
      <Fact name="Last drill">
        {drill ? (
          <>
            {drill.passed
              ? `passed: ${countOf(drill.files, "file")} and ${countOf(drill.rows, "row")} came back as they were, `
              : "failed, "}
            <Time at={drill.started_at} />
          </>
        ) : (
          "none yet"
        )}
      </Fact>
      <Fact name="Kept">
        The last of each of {KEEP.day} days, {KEEP.week} weeks and {KEEP.month} months, and the latest
      </Fact>
      <Fact name="In">
        <code className="break-all">{destination}</code>
      </Fact>
      <Fact name="Encrypted for">
        <code className="break-all">{recipient}</code> <CopyButton text={recipient} what="the recipient" />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 max-sm:mb-2">{children}</dd>
    </>
  );
}
