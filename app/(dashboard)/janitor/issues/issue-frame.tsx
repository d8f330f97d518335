import type { ReactNode } from "react";
import { Chip } from "@/components/ui/chip";
import { type Issue, RULES } from "@/lib/janitor";
import { TONES } from "../labels";

interface Props extends Pick<Issue, "code" | "severity"> {
  id: string;
  /** Selects it, where it is safe to fix. */
  select?: ReactNode;
  /** Links to where it is. */
  where: ReactNode;
  children: ReactNode;
}

/** What the rows of issues and of their causes have in common: severity, rule and place above the rest. */
export const IssueFrame = ({ id, code, severity, select, where, children }: Props) => (
  <li
    id={id}
    className="grid gap-x-4 gap-y-1.5 border-b border-line px-3 py-3 last:border-0 md:grid-cols-[8rem_minmax(0,1fr)]"
  >
    <div className="flex items-center gap-3 self-start">
      {/* The width of a box also where there is none, so that the list has straight columns. */}
      <div className="w-4 max-md:empty:hidden">{select}</div>
      <Chip tone={TONES[severity]}>{severity}</Chip>
    </div>
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">
          {RULES[code].title} <code className="font-mono text-xs font-normal text-muted">{code}</code>
        </h3>
        {where}
      </div>
      {children}
    </div>
  </li>
);
