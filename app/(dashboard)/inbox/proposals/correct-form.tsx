"use client";

import { useId } from "react";
import { ActionForm } from "@/components/form/action-form";
import { inputClass } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import type { Proposal } from "@/lib/curator";
import { correctAction } from "./actions";

const TYPES = ["person", "org", "project", "task", "decision", "event", "location"] as const;

interface Props {
  proposal: Proposal;
  onClose: () => void;
  onSettled: () => void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Corrects a proposal and accepts it. */
export function CorrectForm({ proposal: { id, name, type, fields, path }, onClose, onSettled }: Props) {
  const submission = useMessageAction(correctAction, onSettled);
  const own = useId();
  const due = typeof fields.due === "string" ? fields.due : "";
  const errors = submission.failure?.fields ?? {};
  return (
    <ActionForm
      submission={submission}
      values={{ id, "due-before": due, ...(path && { type }) }}
      className="grid gap-2 rounded-md bg-sunken p-3 sm:grid-cols-2"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <label htmlFor={`${own}-name`} className="flex flex-col gap-1 sm:col-span-2">
        Name
        <input
          id={`${own}-name`}
          name="name"
          defaultValue={name}
          required
          maxLength={240}
          ref={focus}
          aria-invalid={errors.name ? true : undefined}
          className={`h-8 ${inputClass}`}
        />
        {errors.name && <span className="text-failed">{errors.name}</span>}
      </label>
      {!path && (
        <label htmlFor={`${own}-type`} className="flex flex-col gap-1">
          Type
          <select id={`${own}-type`} name="type" defaultValue={type} className={`h-8 ${inputClass}`}>
            {TYPES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {type === "task" && (
        <label htmlFor={`${own}-due`} className="flex flex-col gap-1">
          Due
          <input
            id={`${own}-due`}
            name="due"
            type="date"
            defaultValue={due}
            className={`h-8 ${inputClass}`}
          />
        </label>
      )}
      <div className="flex gap-2 sm:col-span-2">
        <Submit size="small">Save and accept</Submit>
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </ActionForm>
  );
}
