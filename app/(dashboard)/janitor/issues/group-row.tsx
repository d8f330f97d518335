import { SelectRow } from "@/components/table/select-boxes";
import { Link } from "@/components/ui/link";
import { count } from "@/lib/core/count";
import { type IssueGroup, SITE_LINKS } from "@/lib/janitor";
import { janitorQuery } from "../query";
import { GroupActions } from "./group-actions";
import { IssueFrame } from "./issue-frame";

/** Issues with one cause: what is wrong, in how many files, and what can be done about all of them. */
export function GroupRow({ group }: { group: IssueGroup }) {
  const { id, code, severity, message, issues, files, fixable, example } = group;
  const where = (
    <Link href={janitorQuery.href({ group: id })} className="text-accent hover:underline">
      Show {count(issues, "issue")} in {count(files, "file")}
    </Link>
  );
  return (
    <IssueFrame
      id={id}
      code={code}
      severity={severity}
      select={fixable > 0 && <SelectRow id={id} name={`${code}, ${message}`} />}
      where={where}
    >
      <p className="break-words">
        {message} <span className="text-muted">For example in {example.path}.</span>
      </p>
      <GroupActions group={group} hasOneTarget={WITH_TARGET.includes(code) && id !== SITE_LINKS} />
    </IssueFrame>
  );
}

/** The codes of links that lead to no file, or to several. */
const WITH_TARGET: readonly string[] = ["LINK001", "LINK003"];
