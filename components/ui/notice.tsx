import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const KINDS = {
  ok: { Icon: CircleCheck, look: "border-ok/30 bg-ok-soft text-ok" },
  info: { Icon: Info, look: "border-line bg-sunken text-ink" },
  warning: { Icon: TriangleAlert, look: "border-warning/30 bg-warning-soft text-warning" },
  failed: { Icon: CircleAlert, look: "border-failed/30 bg-failed-soft text-failed" },
} as const;

/** One message about this page. Failures are read out at once. */
export function Notice({ kind, children }: { kind: keyof typeof KINDS; children: ReactNode }) {
  const { Icon, look } = KINDS[kind];
  return (
    <div
      role={kind === "failed" ? "alert" : "status"}
      className={`flex items-start gap-2 rounded-md border px-3 py-2 ${look}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
