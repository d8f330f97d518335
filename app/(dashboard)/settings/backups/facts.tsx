import { CopyButton } from "@/components/ui/copy-button";
import { Facts } from "@/components/ui/facts";
import { Time } from "@/components/ui/time";
import { type BackupList, RETENTION } from "@/lib/backups";
import { count } from "@/lib/core/count";

/** Where backups are stored, when the next ones run, and which are kept. */
export function BackupFacts({ list }: { list: BackupList }) {
  const { destination, recipient, next_backup, next_drill, drills } = list;
  const [drill] = drills;
  return (
    <Facts
      facts={[
        ["Next backup", next_backup ? <Time key="backup" at={next_backup} /> : PAUSED],
        ["Next restore test", next_drill ? <Time key="test" at={next_drill} /> : PAUSED],
        ["Last restore test", drill ? <LastTest key="last" drill={drill} /> : "none yet"],
        [
          "Retention",
          `${RETENTION.day} daily, ${RETENTION.week} weekly and ${RETENTION.month} monthly backups, and the latest`,
        ],
        [
          "Location",
          <code key="location" className="break-all">
            {destination}
          </code>,
        ],
        [
          "Public key",
          <span key="key" className="flex items-center gap-1">
            <code className="break-all">{recipient}</code>{" "}
            <CopyButton text={recipient} what="the public key" />
          </span>,
        ],
      ]}
    />
  );
}

const PAUSED = "schedule paused";

function LastTest({ drill: { passed, files, rows, started_at } }: { drill: BackupList["drills"][number] }) {
  return (
    <>
      {passed ? `Passed: ${count(files, "file")} and ${count(rows, "row")} restored, ` : "Failed, "}
      <Time at={started_at} />
    </>
  );
}
