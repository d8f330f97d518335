"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { controlProps, Field, inputClass } from "./field";

type Props = Omit<ComponentProps<"input">, "name" | "id" | "type"> & {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** What the button says it shows. */
  what?: string;
};

/** A password, or another secret, that can be shown while it is typed. */
export function PasswordField({ name, label, hint, error, what = "the password", ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...controlProps({ name, hint, error })}
          type={shown ? "text" : "password"}
          className={`h-9 pr-10 ${inputClass}`}
          {...rest}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={`Show ${what}`}
          aria-pressed={shown}
          className="absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-md text-muted hover:text-ink"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      </div>
    </Field>
  );
}
