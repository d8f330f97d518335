import type { ReactNode } from "react";

interface Props {
  name: string;
  label: string;
  checked: boolean;
  /** What it does when it is on. */
  children: ReactNode;
}

export function CheckboxField({ name, label, checked, children }: Props) {
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={name}
        type="checkbox"
        name={name}
        defaultChecked={checked}
        aria-describedby={`${name}-hint`}
        className="mt-0.5 size-4 shrink-0"
      />
      <div>
        <label htmlFor={name} className="font-medium">
          {label}
        </label>
        <p id={`${name}-hint`} className="text-muted">
          {children}
        </p>
      </div>
    </div>
  );
}
