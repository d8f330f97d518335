"use client";

import { Check, X } from "lucide-react";
import { DiffView } from "@/components/diff/diff-view";
import { ActionForm } from "@/components/form/action-form";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import type { ListedIssue } from "@/lib/janitor";
import { applyAction, fixOneAction, type Previewed } from "../actions";
import { effectOf, labelOf } from "../labels";

interface Props {
  issue: ListedIssue;
  previewed: Previewed;
  onDone: () => void;
  onClose: () => void;
}

/** What a fix will change, and the button that applies it. */
export function ChangePanel({ issue, previewed: { offer: at, diff }, onDone, onClose }: Props) {
  const offer = at === null ? undefined : issue.offers[at];
  const submission = useMessageAction(offer ? applyAction : fixOneAction, onDone);
  const label = offer ? labelOf(offer) : "Fix";
  const about = `${issue.code} in ${issue.path}`;
  return (
    <section aria-label={`${label}: changes`} className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      {diff ? (
        <DiffView label={`Changes of ${issue.path}`} diff={diff} />
      ) : (
        <p>{offer && effectOf(offer, issue.path)}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <ActionForm
          submission={submission}
          values={{ issue: issue.id, about, ...(offer && { offer: String(at) }) }}
          className="max-w-full"
        >
          <Submit size="small">
            <Check aria-hidden className="size-3.5" /> <span className="max-w-72 truncate">{label}</span>
          </Submit>
        </ActionForm>
        <Button size="small" onClick={onClose}>
          <X aria-hidden className="size-3.5" /> Close
        </Button>
      </div>
    </section>
  );
}
