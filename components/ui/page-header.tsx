import type { ReactNode } from "react";

/** How every page opens: its name, one line on what it is for, its main action on the right. */
export function PageHeader({
  title,
  purpose,
  action,
}: {
  title: ReactNode;
  purpose: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="font-semibold tracking-tight break-words">{title}</h1>
        <p className="mt-0.5 max-w-prose text-pretty text-muted">{purpose}</p>
      </div>
      {action}
    </div>
  );
}
