"use client";

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { DiffView } from "@/components/diff/diff-view";
import { Submit } from "@/components/ui/submit";
import type { AppliedOffer, ListedIssue } from "@/lib/janitor";
import { fixOneAction, offerAction, type Previewed } from "./actions";
import type { Saying } from "./sayings";
import { useTold } from "./use-told";
import { labelOf, sentenceOf } from "./words";

interface Props {
  issue: ListedIssue;
  previewed: Previewed;
  onClose: () => void;
  children: ReactNode;
}

const applied = ({ message }: AppliedOffer): Saying => ({ kind: "ok", text: `${message}.` });

const fixed =
  (issue: ListedIssue) =>
  ({ isDone }: { isDone: boolean }): Saying =>
    isDone
      ? { kind: "ok", text: `Fixed ${issue.code} in ${issue.path}.` }
      : { kind: "warning", text: "The fix waits for the janitor; it is made as soon as one runs." };

/** What a fix or an offer will change, and the button that does it. */
export function ChangePanel({ issue, previewed: { offer: at, hunks }, onClose, children }: Props) {
  const offer = at === null ? undefined : issue.offers[at];
  const [, fix] = useTold(fixOneAction, fixed(issue), onClose);
  const [, apply] = useTold(offerAction, applied, onClose);
  const label = offer ? labelOf(offer) : "Fix this";
  return (
    <section
      aria-label={`${label}: what it changes`}
      className="flex flex-col gap-2 rounded-md bg-sunken p-3"
    >
      {hunks ? (
        <DiffView label={`Changes of ${issue.path}`} hunks={hunks} />
      ) : (
        <p>{offer && sentenceOf(offer, issue.path)}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <form action={offer ? apply : fix} className="max-w-full">
          <input type="hidden" name="issue" value={issue.id} />
          {offer && <input type="hidden" name="offer" value={at ?? ""} />}
          <Submit size="small">
            <Check aria-hidden className="size-3.5" /> <span className="max-w-72 truncate">{label}</span>
          </Submit>
        </form>
        {children}
      </div>
    </section>
  );
}
