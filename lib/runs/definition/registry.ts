import { BACKUP, BACKUP_DRILL, BACKUP_RESTORE, BACKUP_VERIFY } from "@/lib/backups";
import { invalid } from "@/lib/core/errors";
import { CURATOR, INBOX_PASS, REFLECTION } from "@/lib/curator";
import { DISTILLER } from "@/lib/distiller";
import { DRAFT, JANITOR } from "@/lib/janitor";
import { SURVEYOR } from "@/lib/surveyor";
import type { WorkflowKind } from "./kind";

/** What can be started by name, through the API or by a schedule. */
export const WORKFLOW_KINDS: readonly WorkflowKind[] = [
  CURATOR,
  INBOX_PASS,
  REFLECTION,
  JANITOR,
  DRAFT,
  DISTILLER,
  SURVEYOR,
  BACKUP,
  BACKUP_DRILL,
  BACKUP_VERIFY,
  BACKUP_RESTORE,
];

/** The kind of this type. Throws `VALIDATION_ERROR`, which names those that exist. */
export function kindOf(type: string): WorkflowKind {
  const kind = WORKFLOW_KINDS.find((each) => each.type === type);
  if (kind) return kind;
  const known = WORKFLOW_KINDS.map((each) => each.type).join(", ");
  throw invalid("type", `"${type}" is no type of workflow that can be started: name one of ${known}`);
}
