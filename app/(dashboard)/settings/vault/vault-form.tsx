"use client";

import { ActionForm } from "@/components/form/action-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { TextField } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { TextArea } from "@/components/form/text-area";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { settingsAction } from "./actions";
import type { FormSettings } from "./form-settings";

export function VaultForm({ settings }: { settings: FormSettings }) {
  const submission = useMessageAction(settingsAction);
  const errors = Object.entries(submission.failure?.fields ?? {});
  const errorOf = (field: string) =>
    errors.find(([path]) => path === field || path.startsWith(`${field}.`))?.[1];
  const folders = Object.entries(settings.type_folders).map(([type, folder]) => `${type}: ${folder}`);
  return (
    <ActionForm
      submission={submission}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      {/* Lists start from what was saved, without empty lines. The form stays, and the focus in it. */}
      <TextArea
        key={folders.join("\n")}
        name="folders"
        label="Folders of types"
        hint="One per line, such as “person: People”. New records go there; records in the folder have the type, unless their frontmatter says otherwise."
        rows={5}
        error={errorOf("type_folders")}
        defaultValue={folders.join("\n")}
      />
      <TextArea
        key={`ignore ${settings.ignore.join("\n")}`}
        name="ignore"
        label="Ignored files"
        hint="One pattern per line, such as “Archive/” or “**/*.excalidraw.md”. Ignored files are not records, but links to them still work."
        rows={4}
        error={errorOf("ignore")}
        defaultValue={settings.ignore.join("\n")}
      />
      <TextField
        name="inbox"
        label="Inbox folder"
        error={errorOf("inbox")}
        defaultValue={settings.inbox.folder}
      />
      <CheckboxField
        name="enabled"
        checked={settings.inbox.enabled}
        label="Process files in the inbox folder"
      >
        When off, the curator ignores files that other programs put there. Files that you upload here or by
        the API are processed in any case.
      </CheckboxField>
      <TextField
        name="time_zone"
        label="Time zone"
        hint="Such as Europe/Berlin. Decides which day is today: for daily notes, and the created field of new records."
        autoComplete="off"
        error={errorOf("time_zone")}
        defaultValue={settings.time_zone}
      />
      <div>
        <Submit look="secondary">Save</Submit>
      </div>
    </ActionForm>
  );
}
