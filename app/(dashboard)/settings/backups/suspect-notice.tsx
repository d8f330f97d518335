import { ActionButton } from "@/components/form/action-button";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { exact, Time } from "@/components/ui/time";
import type { BackupList } from "@/lib/backups";
import { count } from "@/lib/core/count";
import { confirmAction } from "./actions";

/** Asks whether the files of the latest backup are missing on purpose. */
export function SuspectNotice({ suspect }: { suspect: NonNullable<BackupList["suspect"]> }) {
  const { id, taken_at, files, expected_files } = suspect;
  return (
    <Notice kind="failed">
      <p className="font-semibold">Most files are missing from the latest backup</p>
      <p className="mt-1 text-ink">
        It was made <Time at={taken_at} /> and has {count(files, "file")}; the last verified one before it has{" "}
        {count(expected_files, "file")}. Older backups are kept until you confirm it. If the files were not
        removed on purpose, restore an older backup.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ActionButton
          action={confirmAction}
          values={{ id }}
          size="small"
          aria-label={`Confirm the backup of ${exact(new Date(taken_at))}`}
        >
          Confirm backup
        </ActionButton>
        <Link href="/vault" className={buttonClass("quiet", "small")}>
          Open the vault
        </Link>
      </div>
    </Notice>
  );
}
