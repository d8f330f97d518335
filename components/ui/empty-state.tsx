import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Stands where a list would, and says what the next step is. */
export function EmptyState({
  Icon,
  title,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong/60 px-6 py-12 text-center">
      <Icon aria-hidden className="size-7 text-muted" strokeWidth={1.5} />
      <h2 className="font-semibold">{title}</h2>
      <div className="max-w-prose text-muted">{children}</div>
    </div>
  );
}
