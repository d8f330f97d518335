"use client";

import { useState } from "react";
import { useTold } from "@/app/(dashboard)/janitor/use-told";
import { Button } from "@/components/ui/button";
import { Submit } from "@/components/ui/submit";
import { settingsAction, withdrawAction } from "./actions";

/** Whether the surveyor may write, and how to be rid of what it wrote. */
export function SettingsForm({ write }: { write: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const [, save] = useTold(settingsAction, () => ({ kind: "ok", text: "The settings are saved." }));
  const [, withdraw] = useTold(
    withdrawAction,
    ({ message }) => ({ kind: "ok", text: `${message}. From now on the surveyor only proposes.` }),
    () => setAsked(false),
  );
  return (
    <section aria-labelledby="settings" className="mt-8 max-w-2xl">
      <h2 id="settings" className="mb-2 text-base font-semibold">
        Settings
      </h2>
      <div className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-4">
        <form action={save} key={String(write)} className="flex flex-col items-start gap-3">
          <div className="flex items-start gap-2.5">
            <input
              id="write"
              type="checkbox"
              name="write"
              defaultChecked={write}
              aria-describedby="write-hint"
              className="mt-0.5 size-4"
            />
            <div>
              <label htmlFor="write" className="font-medium">
                Write into the records
              </label>
              <p id="write-hint" className="text-muted">
                The cluster of each record, and tags and relations that are sure. The field{" "}
                <code>surveyor</code> says which they are. Off, everything is only proposed here.
              </p>
            </div>
          </div>
          <Submit look="secondary">Save</Submit>
        </form>
        <form action={withdraw} className="flex flex-wrap items-center gap-2">
          {isAsked ? (
            <>
              <span>Everything that the surveyor wrote leaves the records; what you wrote stays.</span>
              <Submit look="danger">Take it back</Submit>
              <Button look="quiet" onClick={() => setAsked(false)}>
                Cancel
              </Button>
            </>
          ) : (
            <Button look="quiet-danger" onClick={() => setAsked(true)}>
              Take back what it wrote…
            </Button>
          )}
        </form>
      </div>
    </section>
  );
}
