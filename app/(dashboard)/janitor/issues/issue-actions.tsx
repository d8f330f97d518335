"use client";

import { BellOff, Check, Eye } from "lucide-react";
import { useRef, useState } from "react";
import { ActionButton } from "@/components/form/action-button";
import { closeTo } from "@/components/form/close-to";
import { Button } from "@/components/ui/button";
import type { ListedIssue } from "@/lib/janitor";
import { fixOneAction, type Previewed } from "../actions";
import { labelOf } from "../labels";
import { ChangePanel } from "./change-panel";
import { CompareLinks } from "./compare-links";
import { DraftButtons } from "./draft-buttons";
import { DraftPanel, type ShownDraft } from "./draft-panel";
import { IgnoreForm } from "./ignore-form";
import { PreviewButton } from "./preview-button";

interface Props {
  issue: ListedIssue;
  /** Those of the files that it names that are records. */
  pages: readonly string[];
  draft: ShownDraft | null;
  /** Whether a model can draft texts. */
  canFill: boolean;
}

/** What can be done about an issue. Every change of a file can be previewed. */
export function IssueActions({ issue, pages, draft, canFill }: Props) {
  const { id, code, path, fixable } = issue;
  const [shown, setShown] = useState<Previewed | null>(null);
  /** The button that asked for the changes. */
  const previewer = useRef<HTMLElement>(null);
  const show = (previewed: Previewed) => {
    const { activeElement } = document;
    previewer.current = activeElement instanceof HTMLElement ? activeElement : null;
    setShown(previewed);
  };
  const [isIgnoring, setIsIgnoring] = useState(false);
  const ignore = useRef<HTMLButtonElement>(null);
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
            <PreviewButton values={{ issue: id }} onPreview={show} aria-label={`Preview ${about}`}>
              <Eye aria-hidden className="size-3.5" /> Preview
            </PreviewButton>
          </>
        )}
        <SuggestedFixes issue={issue} pages={pages} about={about} onPreview={show} />
        {!draft && <DraftButtons issue={issue} canFill={canFill} />}
        <Button
          ref={ignore}
          look="quiet"
          size="small"
          aria-expanded={isIgnoring}
          aria-label={`Ignore ${about}`}
          onClick={() => setIsIgnoring(!isIgnoring)}
        >
          <BellOff aria-hidden className="size-3.5" /> Ignore
        </Button>
      </div>
      {shown && (
        <ChangePanel
          issue={issue}
          previewed={shown}
          onDone={() => setShown(null)}
          onClose={() => closeTo(() => setShown(null), previewer)}
        />
      )}
      {draft && <DraftPanel key={draft.id} draft={draft} />}
      {isIgnoring && (
        <IgnoreForm
          code={code}
          path={path}
          onDone={() => setIsIgnoring(false)}
          onCancel={() => closeTo(() => setIsIgnoring(false), ignore)}
        />
      )}
    </>
  );
}

interface SuggestedFixesProps {
  issue: ListedIssue;
  pages: readonly string[];
  about: string;
  onPreview: (previewed: Previewed) => void;
}

const SuggestedFixes = ({ issue: { id, path, offers }, pages, about, onPreview }: SuggestedFixesProps) =>
  offers.map((offer, at) =>
    offer.kind === "merge" ? (
      <CompareLinks key={labelOf(offer)} paths={[path, ...offer.paths]} pages={pages} />
    ) : (
      <PreviewButton
        key={labelOf(offer)}
        values={{ issue: id, offer: String(at) }}
        onPreview={onPreview}
        title={labelOf(offer)}
        aria-label={`${labelOf(offer)}, ${about}`}
      >
        <span className="max-w-72 truncate">{labelOf(offer)}</span>
      </PreviewButton>
    ),
  );
