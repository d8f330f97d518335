"use client";

import { useActionState } from "react";
import type { FormState } from "@/app/(dashboard)/action";
import type { ButtonLook } from "@/components/ui/button";
import { Submit } from "@/components/ui/submit";

interface Props {
  action: (state: FormState<string>, form: FormData) => Promise<FormState<string>>;
  values?: Record<string, string>;
  label: string;
  /** What the label leaves unsaid, for whoever cannot see what stands beside it. */
  about?: string;
  title?: string;
  look?: ButtonLook;
  size?: "small" | "normal";
}

/** A button that does one thing at once, and says beside it what came of it. */
export function Order({
  action,
  values = {},
  label,
  about,
  title,
  look = "secondary",
  size = "small",
}: Props) {
  const [state, act] = useActionState(action, null);
  return (
    <form action={act} className="flex flex-wrap items-center gap-2">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit look={look} size={size} title={title} aria-label={about && `${label}: ${about}`}>
        {label}
      </Submit>
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
      <span role="status" className="sr-only">
        {state?.ok && state.value}
      </span>
    </form>
  );
}
