import { Archive } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { backUpAction, drillAction, verifyAction } from "./actions";

export const BackUpNow = () => (
  <ActionButton
    action={backUpAction}
    look="primary"
    title="Creates an encrypted backup of the account and verifies it"
  >
    <Archive aria-hidden className="size-4" /> Back up now
  </ActionButton>
);

interface OfBackup {
  id: string;
  /** Its time. */
  of: string;
}

export const Verify = ({ id, of }: OfBackup) => (
  <ActionButton
    action={verifyAction}
    values={{ id }}
    look="quiet"
    size="small"
    title="Decrypts the backup and checks every hash"
    aria-label={`Verify the backup of ${of}`}
  >
    Verify
  </ActionButton>
);

export const TestRestore = ({ id, of }: OfBackup) => (
  <ActionButton
    action={drillAction}
    values={{ id }}
    look="quiet"
    size="small"
    title="Restores the backup to a temporary directory and compares it; the account is not changed"
    aria-label={`Test the restore of the backup of ${of}`}
  >
    Test restore
  </ActionButton>
);
