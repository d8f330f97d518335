import { Ban, CircleAlert, CircleCheck, CircleDashed, CirclePlay, type LucideIcon } from "lucide-react";

/** The five states. Color, icon and text all show the same one. */
export type Tone = "ok" | "running" | "waiting" | "warning" | "failed";

const TONES: Record<Tone, { Icon: LucideIcon; look: string }> = {
  ok: { Icon: CircleCheck, look: "bg-ok-soft text-ok" },
  running: { Icon: CirclePlay, look: "bg-running-soft text-running" },
  waiting: { Icon: CircleDashed, look: "bg-waiting-soft text-waiting" },
  warning: { Icon: CircleAlert, look: "bg-warning-soft text-warning" },
  failed: { Icon: Ban, look: "bg-failed-soft text-failed" },
};

export function Chip({ tone, children }: { tone: Tone; children: string }) {
  const { Icon, look } = TONES[tone];
  return (
    <span
      className={`inline-flex h-6 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden className="size-3.5" /> {children}
    </span>
  );
}
