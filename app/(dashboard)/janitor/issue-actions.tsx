"use client";

import { BellOff, Check, Eye, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Submit } from "@/components/ui/submit";
import type { ListedIssue, Offer } from "@/lib/janitor";
import { fixOneAction, previewAction } from "./actions";
import { ChangePanel } from "./change-panel";
import { CompareLinks } from "./compare-links";
import { DraftPanel, type ShownDraft } from "./draft-panel";
import { IgnoreForm } from "./ignore-form";
import { Propose } from "./propose";
import type { Saying } from "./sayings";
import { useTold } from "./use-told";
import { labelOf } from "./words";

interface Props {
  issue: ListedIssue;
  draft: ShownDraft | null;
  /** Whether a model can propose texts. */
  canFill: boolean;
}

/** What can be done about an issue. Whatever changes a file can be looked at before. */
export function IssueActions({ issue, draft, canFill }: Props) {
  const { code, path, fixable, offers } = issue;
  const [shown, preview] = useTold(previewAction);
  const [dismissed, setDismissed] = useState<typeof shown>(null);
  const [isIgnoring, setIsIgnoring] = useState(false);
  const about = `${code} in ${path}`;
  const isShown = shown?.ok && shown !== dismissed;
  return (
    <>
      <div className="flex flex-wrap items-start gap-1.5">
        {fixable && (
          <>
            <FixOne issue={issue} about={about} />
            <form action={preview}>
              <input type="hidden" name="issue" value={issue.id} />
              <Submit look="secondary" size="small" aria-label={`Preview, ${about}`}>
                <Eye aria-hidden className="size-3.5" /> Preview
              </Submit>
            </form>
          </>
        )}
        {offers.map((offer, at) =>
          offer.kind === "merge" ? (
            <CompareLinks key={labelOf(offer)} paths={[path, ...offer.paths]} />
          ) : (
            <form key={labelOf(offer)} action={preview} className="max-w-full">
              <input type="hidden" name="issue" value={issue.id} />
              <input type="hidden" name="offer" value={at} />
              <OfferButton offer={offer} about={about} />
            </form>
          ),
        )}
        {!draft && <Propose issue={issue} canFill={canFill} />}
        <Button
          look="quiet"
          size="small"
          aria-expanded={isIgnoring}
          aria-label={`Ignore, ${about}`}
          onClick={() => setIsIgnoring(!isIgnoring)}
        >
          <BellOff aria-hidden className="size-3.5" /> Ignore
        </Button>
      </div>
      {isShown && (
        <ChangePanel issue={issue} previewed={shown.value} onClose={() => setDismissed(shown)}>
          <Button size="small" onClick={() => setDismissed(shown)}>
            <X aria-hidden className="size-3.5" /> Close
          </Button>
        </ChangePanel>
      )}
      {draft && <DraftPanel key={draft.id} draft={draft} />}
      {isIgnoring && <IgnoreForm code={code} path={path} onClose={() => setIsIgnoring(false)} />}
    </>
  );
}

function OfferButton({ offer, about }: { offer: Offer; about: string }) {
  const label = labelOf(offer);
  return (
    <Submit look="secondary" size="small" title={label} aria-label={`${label}, ${about}`}>
      <span className="max-w-72 truncate">{label}</span>
    </Submit>
  );
}

function FixOne({ issue, about }: { issue: ListedIssue; about: string }) {
  const [, fix] = useTold(
    fixOneAction,
    ({ isDone }): Saying =>
      isDone
        ? { kind: "ok", text: `Fixed: ${issue.message} ${issue.path}` }
        : { kind: "warning", text: "The fix waits for the janitor; it is made as soon as one runs." },
  );
  return (
    <form action={fix}>
      <input type="hidden" name="issue" value={issue.id} />
      <Submit look="secondary" size="small" aria-label={`Fix this, ${about}`}>
        <Check aria-hidden className="size-3.5" /> Fix this
      </Submit>
    </form>
  );
}
