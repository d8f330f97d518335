"use client";

import { Sparkles } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { Link } from "@/components/ui/link";
import type { ListedIssue } from "@/lib/janitor";
import { draftAction } from "./draft-actions";

/** Drafts a text or a merge where one would resolve the issue; or says what is missing. */
export function DraftButtons({ issue, canFill }: { issue: ListedIssue; canFill: boolean }) {
  const { code, path, offers } = issue;
  const duplicates = offers.flatMap((offer) => (offer.kind === "merge" ? offer.paths : []));
  if (code === "STUB001" && !canFill) {
    return (
      <p className="flex min-h-7 flex-wrap items-center gap-x-1 text-muted">
        A model can draft the text:{" "}
        <Link href="/gateway/credentials" className="text-accent underline">
          add a provider key
        </Link>
      </p>
    );
  }
  if (code === "STUB001") return <DraftButton issue={issue} label="Draft text" />;
  return duplicates.map((other) => (
    <DraftButton
      key={other}
      issue={issue}
      other={other}
      label={duplicates.length === 1 ? "Merge…" : `Merge with ${other.replace(/\.md$/, "")}…`}
      title={`Drafts one record of both. Accepting it keeps ${path} and deletes ${other}.`}
    />
  ));
}

interface ButtonProps {
  issue: ListedIssue;
  other?: string;
  label: string;
  title?: string;
}

function DraftButton({ issue, other, label, title }: ButtonProps) {
  return (
    <ActionButton
      action={draftAction}
      values={{ issue: issue.id, ...(other && { with: other }) }}
      size="small"
      title={title}
      aria-label={`${label.replace("…", "")}, ${issue.code} in ${issue.path}`}
    >
      <Sparkles aria-hidden className="size-3.5" /> <span className="max-w-72 truncate">{label}</span>
    </ActionButton>
  );
}
