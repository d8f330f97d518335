"use client";

import { BellOff, Check, Eye } from "lucide-react";
import { useState } from "react";
import { ActionButton } from "@/components/form/action-button";
import { ActionForm } from "@/components/form/action-form";
import { Submit } from "@/components/form/submit";
import { useFocusBack } from "@/components/form/use-focus-back";
import { useFormAction } from "@/components/form/use-form-action";
import { useReplyToast } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import type { ListedIssue } from "@/lib/janitor";
import { fixOneAction, type Previewed, previewAction } from "../actions";
import { labelOf } from "../labels";
import { ChangePanel } from "./change-panel";
import { CompareLinks } from "./compare-links";
import { DraftButtons } from "./draft-buttons";
import { DraftPanel, type ShownDraft } from "./draft-panel";
import { IgnoreForm } from "./ignore-form";

interface Props {
  issue: ListedIssue;
  draft: ShownDraft | null;
  /** Whether a model can draft texts. */
  canFill: boolean;
}

/** What can be done about an issue. Every change of a file can be previewed. */
export function IssueActions({ issue, draft, canFill }: Props) {
  const { id, code, path, fixable, offers } = issue;
  const [shown, setShown] = useState<Previewed | null>(null);
  const report = useReplyToast<Previewed>(() => null);
  const preview = useFormAction(previewAction, (reply) => {
    report(reply);
    if (reply.ok) setShown(reply.value);
  });
  const [isIgnoring, setIsIgnoring] = useState(false);
  useFocusBack(shown !== null);
  useFocusBack(isIgnoring);
  const about = `${code} in ${path}`;
  return (
    <>
      <div className="flex flex-wrap items-start gap-1.5">
        {fixable && (
          <>
            <ActionButton
              action={fixOneAction}
              values={{ issue: id, about }}
              size="small"
              aria-label={`Fix ${about}`}
            >
              <Check aria-hidden className="size-3.5" /> Fix
            </ActionButton>
            <ActionForm submission={preview} values={{ issue: id }}>
              <Submit look="secondary" size="small" aria-label={`Preview ${about}`}>
                <Eye aria-hidden className="size-3.5" /> Preview
              </Submit>
            </ActionForm>
          </>
        )}
        {offers.map((offer, at) =>
          offer.kind === "merge" ? (
            <CompareLinks key={labelOf(offer)} paths={[path, ...offer.paths]} />
          ) : (
            <ActionForm
              key={labelOf(offer)}
              submission={preview}
              values={{ issue: id, offer: String(at) }}
              className="max-w-full"
            >
              <Submit
                look="secondary"
                size="small"
                title={labelOf(offer)}
                aria-label={`${labelOf(offer)}, ${about}`}
              >
                <span className="max-w-72 truncate">{labelOf(offer)}</span>
              </Submit>
            </ActionForm>
          ),
        )}
        {!draft && <DraftButtons issue={issue} canFill={canFill} />}
        <Button
          look="quiet"
          size="small"
          aria-expanded={isIgnoring}
          aria-label={`Ignore ${about}`}
          onClick={() => setIsIgnoring(!isIgnoring)}
        >
          <BellOff aria-hidden className="size-3.5" /> Ignore
        </Button>
      </div>
      {shown && <ChangePanel issue={issue} previewed={shown} onClose={() => setShown(null)} />}
      {draft && <DraftPanel key={draft.id} draft={draft} />}
      {isIgnoring && <IgnoreForm code={code} path={path} onClose={() => setIsIgnoring(false)} />}
    </>
  );
}
