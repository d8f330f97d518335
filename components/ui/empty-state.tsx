import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Shown instead of an empty list, with the next step. */
export function EmptyState({
  Icon,
  title,
  level: Heading = "h2",
  children,
}: {
  Icon: LucideIcon;
  title: string;
  /** `h1` where it replaces the whole page, `h3` within a section. */
  level?: "h1" | "h2" | "h3";
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-line bg-surface px-6 py-12 text-center">
      <Icon aria-hidden className="size-7 text-muted" strokeWidth={1.5} />
      <Heading className="font-semibold">{title}</Heading>
      <div className="max-w-prose text-pretty text-muted">{children}</div>
    </div>
  );
}
