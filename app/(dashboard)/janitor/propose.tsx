"use client";

import { Sparkles } from "lucide-react";
import { Link } from "@/components/ui/link";
import { Submit } from "@/components/ui/submit";
import type { ListedIssue } from "@/lib/janitor";
import { type ProposalOutcome, proposeAction } from "./draft-actions";
import type { Saying } from "./sayings";
import { useTold } from "./use-told";

const said = ({ isDone, reason }: ProposalOutcome): Saying | null => {
  if (!isDone)
    return { kind: "warning", text: "The proposal is being written; it is shown here when it is there." };
  return reason === null ? null : { kind: "warning", text: `There is no proposal: ${reason}.` };
};

/** Has a text proposed, where one could mend the issue; or says what is missing. */
export function Propose({ issue, canFill }: { issue: ListedIssue; canFill: boolean }) {
  const { code, path, offers } = issue;
  const doubles = offers.flatMap((offer) => (offer.kind === "merge" ? offer.paths : []));
  if (code === "STUB001" && !canFill) {
    return (
      <p className="flex min-h-7 flex-wrap items-center gap-x-1 text-muted">
        A model can propose a text:{" "}
        <Link href="/gateway/credentials" className="text-accent underline">
          set a provider’s key
        </Link>
      </p>
    );
  }
  if (code === "STUB001") return <ProposeOne issue={issue} label="Propose a text" />;
  return doubles.map((other) => (
    <ProposeOne
      key={other}
      issue={issue}
      other={other}
      label={doubles.length === 1 ? "Propose a merge" : `Propose a merge with ${other.replace(/\.md$/, "")}`}
      title={`One record of both: ${path} stays, ${other} goes once you accept`}
    />
  ));
}

interface OneProps {
  issue: ListedIssue;
  other?: string;
  label: string;
  title?: string;
}

function ProposeOne({ issue, other, label, title }: OneProps) {
  const [, propose] = useTold(proposeAction, said);
  return (
    <form action={propose} className="max-w-full">
      <input type="hidden" name="issue" value={issue.id} />
      {other && <input type="hidden" name="with" value={other} />}
      <Submit
        look="secondary"
        size="small"
        title={title}
        aria-label={`${label}, ${issue.code} in ${issue.path}`}
      >
        <Sparkles aria-hidden className="size-3.5" /> <span className="max-w-72 truncate">{label}</span>
      </Submit>
    </form>
  );
}
