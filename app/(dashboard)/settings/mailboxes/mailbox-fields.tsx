import { TextField } from "@/components/form/field";
import { PasswordField } from "@/components/form/password-field";
import { Select } from "@/components/form/select";
import type { FormFailure } from "@/components/form/state";
import type { Mailbox } from "@/lib/mailboxes";

/** The fields that a message of the form belongs to. */
export const FIELDS = [
  "host",
  "port",
  "security",
  "username",
  "password",
  "folder",
  "after",
  "move_to",
  "every_minutes",
] as const;

export interface FieldsProps {
  mailbox: Mailbox | null;
  failure: FormFailure | null;
}

/** Where the mailbox is. */
export function ServerFields({ mailbox, failure }: FieldsProps) {
  const given = failure?.given;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem_11rem]">
        <TextField
          name="host"
          label="IMAP server"
          placeholder="imap.example.org"
          autoComplete="off"
          required
          maxLength={253}
          defaultValue={given?.host ?? mailbox?.host}
          error={failure?.fields.host}
        />
        <TextField
          name="port"
          label="Port"
          inputMode="numeric"
          required
          defaultValue={given?.port ?? mailbox?.port ?? 993}
          error={failure?.fields.port}
        />
        <Select
          name="security"
          label="Encryption"
          defaultValue={given?.security ?? mailbox?.security ?? "tls"}
          error={failure?.fields.security}
        >
          <option value="tls">TLS</option>
          <option value="starttls">STARTTLS</option>
          <option value="none">None</option>
        </Select>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="username"
          label="User name"
          placeholder="alice@example.org"
          autoComplete="off"
          required
          maxLength={320}
          defaultValue={given?.username ?? mailbox?.username}
          error={failure?.fields.username}
        />
        <PasswordField
          name="password"
          label="Password"
          hint={
            mailbox
              ? "Leave empty to keep the stored one."
              : "With two-step verification, an app password. It is stored encrypted."
          }
          autoComplete="off"
          required={mailbox === null}
          error={failure?.fields.password}
        />
      </div>
    </>
  );
}

/** What is pulled, and what happens to it. */
export function FolderFields({ mailbox, failure }: FieldsProps) {
  const given = failure?.given;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="folder"
          label="Folder"
          autoComplete="off"
          required
          defaultValue={given?.folder ?? mailbox?.folder ?? "INBOX"}
          error={failure?.fields.folder}
        />
        <TextField
          name="every_minutes"
          label="Pull every … minutes"
          inputMode="numeric"
          required
          defaultValue={given?.every_minutes ?? mailbox?.every_minutes ?? 5}
          error={failure?.fields.every_minutes}
        />
      </div>
      <div className="group grid gap-4 sm:grid-cols-2">
        <Select
          name="after"
          label="After pulling"
          defaultValue={given?.after ?? mailbox?.after ?? "leave"}
          error={failure?.fields.after}
        >
          <option value="leave">Leave messages as they are</option>
          <option value="mark_seen">Mark them as read</option>
          <option value="move">Move them to another folder</option>
        </Select>
        {/* By style, as the form works without a script, too. */}
        <div className="hidden group-has-[option[value=move]:checked]:block">
          <TextField
            name="move_to"
            label="Move to"
            hint="An existing folder."
            autoComplete="off"
            defaultValue={given?.move_to ?? mailbox?.move_to ?? ""}
            error={failure?.fields.move_to}
          />
        </div>
      </div>
    </>
  );
}
