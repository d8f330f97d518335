"use client";

import { ActionForm } from "@/components/form/action-form";
import { Select } from "@/components/form/select";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import type { CuratorSettings } from "@/lib/curator";
import { settingsAction } from "./actions";

const CHOICES: Record<CuratorSettings["review"], string> = {
  unsure: "What the curator is not sure of",
  all: "Everything new",
  off: "Nothing",
};

/** What needs review. */
export function SettingsForm({ review }: CuratorSettings) {
  const submission = useMessageAction(settingsAction);
  return (
    <section aria-labelledby="settings" className="mt-8 max-w-2xl">
      <h2 id="settings" className="mb-2 text-base font-semibold">
        Settings
      </h2>
      <ActionForm
        submission={submission}
        className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-4"
      >
        <Select
          name="review"
          label="Pending review"
          hint="Decisions are drafts until they are accepted, unless nothing is reviewed."
          defaultValue={review}
        >
          {Object.entries(CHOICES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Submit look="secondary">Save</Submit>
      </ActionForm>
    </section>
  );
}
