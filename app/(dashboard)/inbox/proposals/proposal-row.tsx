"use client";

import { Check, Pencil, X } from "lucide-react";
import { type Ref, useContext, useRef, useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { closeTo } from "@/components/form/close-to";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { recordHref } from "@/components/vault/href";
import type { Proposal } from "@/lib/curator";
import { acceptAction, discardAction } from "./actions";
import { CorrectForm } from "./correct-form";
import { Evidence } from "./evidence";
import { LastAct } from "./undo";

interface Props {
  proposal: Proposal;
  onSettled: () => void;
}

/** One proposal, with its evidence next to it. */
export function ProposalRow({ proposal, onSettled }: Props) {
  /** The form is closed, not removed, so that it keeps what was typed. */
  const [correcting, setCorrecting] = useState<"never" | "open" | "closed">("never");
  const correct = useRef<HTMLButtonElement>(null);
  const close = () => closeTo(() => setCorrecting("closed"), correct);
  const { id, type, name, owner, fields, evidence, confidence, path } = proposal;
  const due = typeof fields.due === "string" ? `due ${fields.due}` : null;
  const about = [owner, due].filter((it) => it !== null).join(", ");
  return (
    <li
      data-proposal={id}
      tabIndex={-1}
      aria-label={`${type}: ${name}`}
      className="grid gap-x-6 gap-y-2 border-b border-line px-3 py-3 last:border-0 focus-within:bg-hover md:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-2">
        <div>
          <p className="flex flex-wrap items-center gap-x-2 text-muted">
            {type}
            {path && <Chip tone="waiting">draft</Chip>}
            <span className="text-xs tabular-nums">{Math.round(100 * confidence)}% confidence</span>
          </p>
          <h3 className="font-medium break-words">
            {path ? (
              <Link href={recordHref(path)} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          {about !== "" && <p className="text-muted">{about}</p>}
        </div>
        {correcting !== "never" && (
          <CorrectForm
            proposal={proposal}
            isOpen={correcting === "open"}
            onClose={close}
            onSettled={onSettled}
          />
        )}
        {correcting !== "open" && (
          <Acts
            id={id}
            name={name}
            correct={correct}
            onCorrect={() => setCorrecting("open")}
            onSettled={onSettled}
          />
        )}
      </div>
      <Evidence quote={evidence} name={name} />
    </li>
  );
}

interface ActsProps {
  id: string;
  name: string;
  correct: Ref<HTMLButtonElement>;
  onCorrect: () => void;
  onSettled: () => void;
}

function Acts({ id, name, correct, onCorrect, onSettled }: ActsProps) {
  const { record, undoButton } = useContext(LastAct);
  const settled = () => {
    record([id]);
    onSettled();
  };
  const accepting = useMessageAction(acceptAction, settled, undoButton([id]));
  const discarding = useMessageAction(discardAction, settled, undoButton([id]));
  return (
    <ActionForm
      submission={accepting}
      alternatives={{ discard: discarding }}
      values={{ id }}
      className="flex flex-wrap gap-1.5"
    >
      <Submit look="secondary" size="small" data-key="a" aria-keyshortcuts="a" aria-label={`Accept ${name}`}>
        <Check aria-hidden className="size-3.5" /> Accept
      </Submit>
      <Button
        ref={correct}
        size="small"
        look="quiet"
        data-key="c"
        aria-keyshortcuts="c"
        aria-label={`Correct ${name}`}
        onClick={onCorrect}
      >
        <Pencil aria-hidden className="size-3.5" /> Correct
      </Button>
      <Submit
        look="quiet-danger"
        size="small"
        formAction={discarding.post}
        data-alternative="discard"
        data-key="d"
        aria-keyshortcuts="d"
        aria-label={`Discard ${name}`}
      >
        <X aria-hidden className="size-3.5" /> Discard
      </Submit>
    </ActionForm>
  );
}
