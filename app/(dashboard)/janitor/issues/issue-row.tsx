import { hunksOf } from "@/components/diff/hunks";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { recordHref } from "@/components/vault/href";
import { type Draft, type ListedIssue, RULES } from "@/lib/janitor";
import { TONES } from "../labels";
import type { ShownDraft } from "./draft-panel";
import { IssueActions } from "./issue-actions";

interface Props {
  issue: ListedIssue;
  /** The text drafted for it. */
  draft: Draft | undefined;
  canFill: boolean;
}

/** One issue: what is wrong, where, and what can be done about it. */
export function IssueRow({ issue, draft, canFill }: Props) {
  const { id, code, severity, path, message, detail, suggested_fix } = issue;
  return (
    <li
      id={id}
      className="grid gap-x-4 gap-y-1.5 border-b border-line px-3 py-3 last:border-0 md:grid-cols-[6.5rem_minmax(0,1fr)]"
    >
      <div>
        <Chip tone={TONES[severity]}>{severity}</Chip>
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-medium">
            {RULES[code].title} <code className="font-mono text-xs font-normal text-muted">{code}</code>
          </h3>
          <Link
            href={recordHref(path)}
            className="min-w-0 font-mono text-xs break-all text-accent hover:underline"
          >
            {path}
          </Link>
        </div>
        <p className="break-words">
          {message}{" "}
          <span className="text-muted">
            {detail && sentence(detail)} Suggested: {suggested_fix}.
          </span>
        </p>
        <IssueActions issue={issue} draft={draft ? shown(draft) : null} canFill={canFill} />
      </div>
    </li>
  );
}

const shown = ({ before, after, id, path, merges, left_out, by }: Draft): ShownDraft => ({
  id,
  path,
  merges,
  left_out,
  by,
  hunks: hunksOf(before, after),
});

const sentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
