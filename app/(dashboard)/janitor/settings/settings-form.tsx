"use client";

import type { ReactNode } from "react";
import { Submit } from "@/components/ui/submit";
import { useTold } from "../use-told";
import { settingsAction } from "./actions";

interface Props {
  relate: boolean;
  nightly: boolean;
  /** When the nightly sweep is due. */
  schedule: ReactNode;
}

/** What the janitor may do by itself. */
export function SettingsForm({ relate, nightly, schedule }: Props) {
  const [, save] = useTold(settingsAction, () => ({ kind: "ok", text: "The settings are saved." }));
  return (
    <form
      action={save}
      // What was saved is what the boxes begin with.
      key={`${relate} ${nightly}`}
      className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <Choice name="nightly" checked={nightly} label="The nightly sweep fixes what is certain">
        Off, it only looks. On, it also repairs what you would get by “Fix everything certain”; each fix can
        be taken back. {schedule}
      </Choice>
      <Choice name="relate" checked={relate} label="Fixes add body links to related">
        A record that the text links to and no field bears (LINK002) counts as certain, and is added to the
        field related.
      </Choice>
      <Submit look="secondary">Save</Submit>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  label: string;
  children: ReactNode;
}

function Choice({ name, checked, label, children }: ChoiceProps) {
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={name}
        type="checkbox"
        name={name}
        defaultChecked={checked}
        aria-describedby={`${name}-hint`}
        className="mt-0.5 size-4"
      />
      <div>
        <label htmlFor={name} className="font-medium">
          {label}
        </label>
        <p id={`${name}-hint`} className="text-muted">
          {children}
        </p>
      </div>
    </div>
  );
}
