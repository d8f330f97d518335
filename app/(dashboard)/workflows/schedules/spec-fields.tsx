"use client";

import { startTransition, useActionState, useEffect, useRef } from "react";
import { controlProps, Field, inputClass, TextField } from "@/components/ui/field";
import { exact } from "@/components/ui/time";
import { previewAction } from "./actions";

/** When a schedule is due, and what it does while its last run goes on. */
export interface Spec {
  cron: string;
  time_zone: string;
  overlap: string;
  note: string;
}

const USUAL = [
  ["0 * * * *", "each hour"],
  ["0 3 * * *", "each night at three"],
  ["30 7 * * 1-5", "weekdays at half past seven"],
  ["0 18 * * 5", "Fridays at six in the evening"],
  ["0 4 1 * *", "the first of each month"],
];

interface Props {
  spec: Spec;
  errors: Record<string, string>;
  /** Overlap policies with what they do. */
  policies: [name: string, does: string][];
  zones: string[];
}

export function SpecFields({ spec, errors, policies, zones }: Props) {
  const { form, preview, look } = usePreview();
  return (
    <div ref={form} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <TextField
            name="cron"
            label="When"
            required
            list="usual-times"
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            defaultValue={spec.cron}
            onChange={look}
            error={errors.cron}
            hint="Minute, hour, day of the month, month, day of the week."
          />
          <datalist id="usual-times">
            {USUAL.map(([cron, means]) => (
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
            error={errors.time_zone}
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
        {preview && !preview.ok && preview.message}
      </p>
      <Field name="overlap" label="When its last run still goes on" error={errors.overlap}>
        <select
          {...controlProps({ name: "overlap", error: errors.overlap })}
          key={spec.overlap}
          defaultValue={spec.overlap}
          className={`h-9 ${inputClass}`}
        >
          {policies.map(([name, does]) => (
            <option key={name} value={name}>
              {does}
            </option>
          ))}
        </select>
      </Field>
      <TextField name="note" label="Note" maxLength={500} defaultValue={spec.note} error={errors.note} />
    </div>
  );
}

const AFTER_MS = 300;

/** Tells the next times of what stands in the fields, when the typing pauses. */
function usePreview() {
  const form = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [preview, ask] = useActionState(previewAction, null);
  const look = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const owner = form.current?.closest("form");
      if (owner) startTransition(() => ask(new FormData(owner)));
    }, AFTER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { form, preview, look };
}
