import { asSentence } from "@/app/sentence";
import { diffOf } from "@/components/diff/hunks";
import { SelectRow } from "@/components/table/select-boxes";
import { FilePath } from "@/components/vault/file-path";
import type { Draft, ListedIssue } from "@/lib/janitor";
import type { ShownDraft } from "./draft-panel";
import { IssueActions } from "./issue-actions";
import { IssueFrame } from "./issue-frame";

interface Props {
  issue: ListedIssue;
  /** What selecting it selects: its group, or it alone. */
  selects: string;
  /** Those of the files that it names that are records. */
  pages: readonly string[];
  /** The text drafted for it. */
  draft: Draft | undefined;
  canFill: boolean;
}

/** One issue: what is wrong, where, and what can be done about it. */
export function IssueRow({ issue, selects, pages, draft, canFill }: Props) {
  const { id, code, severity, path, message, detail, suggested_fix, fixable } = issue;
  return (
    <IssueFrame
      id={id}
      code={code}
      severity={severity}
      select={fixable && <SelectRow id={selects} name={`${code} in ${path}`} />}
      where={<FilePath path={path} hasPage={pages.includes(path)} />}
    >
      <p className="break-words">
        {message}{" "}
        <span className="text-muted">
          {detail && sentence(detail)} Suggested: {suggested_fix}.
        </span>
      </p>
      <IssueActions issue={issue} pages={pages} draft={draft ? shown(draft) : null} canFill={canFill} />
    </IssueFrame>
  );
}

const shown = ({ before, after, id, path, merges, left_out, by }: Draft): ShownDraft => ({
  id,
  path,
  merges,
  left_out,
  by,
  diff: diffOf(before, after),
});

const sentence = (text: string): string => asSentence(text) + (/[.!?]$/.test(text) ? "" : ".");
