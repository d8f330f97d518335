import { CirclePlay, CircleStop, RotateCw } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import type { ButtonSize } from "@/components/ui/button";
import { controlAction } from "./actions";

const COMMANDS = {
  start: { Icon: CirclePlay, label: "Start", hint: "Starts queued runs" },
  stop: { Icon: CircleStop, label: "Stop", hint: "Finishes the current step; queued runs stay queued" },
  restart: { Icon: RotateCw, label: "Restart", hint: "Active runs resume with their current step" },
} as const;

interface Props {
  command: keyof typeof COMMANDS;
  /** One worker; all when missing. */
  only?: string;
  size?: ButtonSize;
}

/** Starts, stops or restarts one worker, or all. */
export function ControlButton({ command, only, size = "small" }: Props) {
  const { Icon, label, hint } = COMMANDS[command];
  return (
    <ActionButton
      action={controlAction}
      values={{ command, ...(only && { only }) }}
      size={size}
      title={hint}
      aria-label={only ? `${label} the ${only}` : `${label} all workers`}
    >
      <Icon aria-hidden className="size-3.5" /> {only ? label : `${label} all`}
    </ActionButton>
  );
}
