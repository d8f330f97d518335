"use client";

import { CirclePlay, CircleStop, RotateCw } from "lucide-react";
import { useActionState } from "react";
import type { ButtonSize } from "@/components/ui/button";
import { Submit } from "@/components/ui/submit";
import { steerAction } from "./actions";

const ORDERS = {
  start: { Icon: CirclePlay, word: "Start", tells: "It takes up what waits" },
  stop: { Icon: CircleStop, word: "Stop", tells: "The step under way ends, what waits stays queued" },
  restart: { Icon: RotateCw, word: "Restart", tells: "What it runs goes on with the step under way" },
} as const;

interface Props {
  order: keyof typeof ORDERS;
  /** One worker; all when missing. */
  only?: string;
  size?: ButtonSize;
}

/** A button that tells one worker, or all, what to do. */
export function Steer({ order, only, size = "small" }: Props) {
  const [state, action] = useActionState(steerAction, null);
  const { Icon, word, tells } = ORDERS[order];
  return (
    <form action={action} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="order" value={order} />
      {only && <input type="hidden" name="only" value={only} />}
      <Submit
        look="secondary"
        size={size}
        title={tells}
        aria-label={only ? `${word} the ${only}` : `${word} all workers`}
      >
        <Icon aria-hidden className="size-3.5" /> {only ? word : `${word} all`}
      </Submit>
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
    </form>
  );
}
