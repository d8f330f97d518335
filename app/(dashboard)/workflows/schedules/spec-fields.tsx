"use client";

import { startTransition, useEffect, useRef } from "react";
import { TextField } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { useFormAction } from "@/components/form/use-form-action";
import { exact } from "@/components/ui/time";
import { previewAction } from "./actions";

/** When a schedule runs, and what it does if its last run is still active. */
export interface Spec {
  cron: string;
  time_zone: string;
  overlap: string;
  note: string;
}

export const SPEC_FIELDS = ["cron", "time_zone", "overlap", "note"] as const satisfies (keyof Spec)[];

const EXAMPLES = [
  ["0 * * * *", "every hour"],
  ["0 3 * * *", "daily at 03:00"],
  ["30 7 * * 1-5", "weekdays at 07:30"],
  ["0 18 * * 5", "Fridays at 18:00"],
  ["0 4 1 * *", "first day of the month at 04:00"],
];

interface Props {
  spec: Spec;
  errors: Record<string, string>;
  /** Overlap policies with their labels. */
  policies: [name: string, label: string][];
  zones: string[];
}

export function SpecFields({ spec, errors, policies, zones }: Props) {
  const { form, preview, look } = usePreview();
  // Times that follow mean that both are valid now, whatever was sent before.
  const { cron: cronError, time_zone: zoneError } = preview?.ok ? {} : errors;
  return (
    <div ref={form} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <TextField
            name="cron"
            label="Cron expression"
            required
            list="cron-examples"
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            defaultValue={spec.cron}
            onChange={look}
            error={cronError}
            hint="Minute, hour, day of month, month, day of week."
          />
          <datalist id="cron-examples">
            {EXAMPLES.map(([cron, means]) => (
              <option key={cron} value={cron}>
                {means}
              </option>
            ))}
          </datalist>
        </div>
        <div>
          <TextField
            name="time_zone"
            label="Time zone"
            required
            list="zones"
            autoComplete="off"
            defaultValue={spec.time_zone}
            onChange={look}
            error={zoneError}
          />
          <datalist id="zones">
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
        </div>
      </div>
      <p aria-live="polite" className="min-h-5 text-muted tabular-nums">
        {preview?.ok && `Next: ${preview.value.map((time) => exact(new Date(time))).join(", ")}`}
        {preview && !preview.ok && !cronError && preview.message}
      </p>
      <Select name="overlap" label="If still running" defaultValue={spec.overlap} error={errors.overlap}>
        {policies.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <TextField name="note" label="Note" maxLength={500} defaultValue={spec.note} error={errors.note} />
    </div>
  );
}

const DEBOUNCE_MS = 300;

/** Previews the next times once the typing pauses. */
function usePreview() {
  const form = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { state: preview, send } = useFormAction(previewAction);
  const look = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const owner = form.current?.closest("form");
      if (owner) startTransition(() => send(new FormData(owner)));
    }, DEBOUNCE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { form, preview, look };
}
