"use client";

import { useContext, useEffect, useId, useRef } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { isComposing } from "@/components/ui/keys";
import type { Proposal } from "@/lib/curator";
import { correctAction } from "./actions";
import { PEOPLE } from "./people";
import { LastAct } from "./undo";

const TYPES = ["person", "org", "project", "task", "decision", "event", "location"] as const;

interface Props {
  proposal: Proposal;
  /** While it is closed, it keeps what was typed. */
  isOpen: boolean;
  onClose: () => void;
  onSettled: () => void;
}

/** Corrects a proposal and accepts it. */
export function CorrectForm({ proposal, isOpen, onClose, onSettled }: Props) {
  const { id, name, type, owner, fields, path } = proposal;
  const { record, undoButton } = useContext(LastAct);
  const settled = () => {
    record([id]);
    onSettled();
  };
  const submission = useMessageAction(correctAction, settled, undoButton([id]));
  const own = useId();
  const nameField = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) nameField.current?.querySelector("input")?.focus();
  }, [isOpen]);
  const due = typeof fields.due === "string" ? fields.due : "";
  const errors = submission.failure?.fields ?? {};
  return (
    <ActionForm
      submission={submission}
      values={{ id, "due-before": due, "owner-before": owner ?? "", ...(path && { type }) }}
      hidden={!isOpen}
      className="grid gap-2 rounded-md bg-sunken p-3 sm:grid-cols-2"
      onKeyDown={(event) => event.key === "Escape" && !isComposing(event.nativeEvent) && onClose()}
    >
      <div ref={nameField} className="sm:col-span-2">
        <TextField
          name="name"
          id={`${own}-name`}
          label="Name"
          defaultValue={name}
          required
          maxLength={240}
          error={errors.name}
        />
      </div>
      {!path && (
        <Select name="type" id={`${own}-type`} label="Type" defaultValue={type} error={errors.type}>
          {TYPES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
      {type === "task" && (
        <>
          <TextField
            name="owner"
            id={`${own}-owner`}
            label="Owner"
            list={PEOPLE}
            autoComplete="off"
            maxLength={240}
            defaultValue={owner ?? ""}
            error={errors.owner}
          />
          <TextField
            name="due"
            id={`${own}-due`}
            label="Due"
            type="date"
            defaultValue={due}
            error={errors.due}
          />
        </>
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
