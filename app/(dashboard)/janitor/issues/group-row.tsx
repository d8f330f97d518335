import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { count } from "@/lib/core/count";
import { type IssueGroup, RULES } from "@/lib/janitor";
import { TONES } from "../labels";
import { janitorQuery } from "../query";
import { GroupActions } from "./group-actions";

/** Issues with one cause: what is wrong, in how many files, and what can be done about all of them. */
export function GroupRow({ group }: { group: IssueGroup }) {
  const { id, code, severity, message, issues, files, example } = group;
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
          <Link href={janitorQuery.href({ group: id })} className="text-accent hover:underline">
            Show {count(issues, "issue")} in {count(files, "file")}
          </Link>
        </div>
        <p className="break-words">
          {message} <span className="text-muted">For example in {example.path}.</span>
        </p>
        <GroupActions group={group} />
      </div>
    </li>
  );
}
