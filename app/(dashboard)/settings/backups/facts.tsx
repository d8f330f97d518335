import { Sparkline } from "@/components/charts/sparkline";
import { CopyButton } from "@/components/ui/copy-button";
import { Facts } from "@/components/ui/facts";
import { Time } from "@/components/ui/time";
import { type BackupList, RETENTION } from "@/lib/backups";
import { count } from "@/lib/core/count";
import { sizeOf } from "@/lib/health";

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
        ["Size", <Sizes key="size" backups={list.backups} />],
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

/** The size of the latest backup, and of those before it. */
function Sizes({ backups }: { backups: BackupList["backups"] }) {
  const sizes = backups.flatMap(({ size }) => size ?? []).reverse();
  const last = sizes.at(-1);
  if (last === undefined) return "none yet";
  const label = `Size of ${count(sizes.length, "backup")}, the latest ${sizeOf(last)}`;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {sizeOf(last)} <Sparkline label={label} values={sizes} />
    </span>
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
