"use client";

import { Check, X } from "lucide-react";
import { useTold } from "@/app/(dashboard)/janitor/use-told";
import { nameOf } from "@/components/record/href";
import { Submit } from "@/components/ui/submit";
import type { ListedProposal } from "@/lib/surveyor";
import { settleAction } from "./actions";

/** Takes a proposal, or turns it down. */
export function SettleForm({ proposal: { path, kind, value } }: { proposal: ListedProposal }) {
  const [, settle] = useTold(settleAction, ({ message }) => ({ kind: "ok", text: message }));
  const what = kind === "tag" ? `#${value} for ${nameOf(path)}` : `${nameOf(path)} and ${nameOf(value)}`;
  return (
    <form action={settle} className="flex gap-1">
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="value" value={value} />
      <Submit look="secondary" size="small" name="accept" value="yes" aria-label={`Add: ${what}`}>
        <Check aria-hidden className="size-4" /> Add
      </Submit>
      <Submit look="quiet" size="small" name="accept" value="no" aria-label={`Turn down: ${what}`}>
        <X aria-hidden className="size-4" /> No
      </Submit>
    </form>
  );
}
