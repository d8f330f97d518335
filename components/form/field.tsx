import type { ComponentProps, ReactNode } from "react";

export const inputClass =
  "w-full rounded-md border border-line-strong bg-surface px-2.5 text-ink placeholder:text-example aria-invalid:border-failed max-sm:text-base";

export interface Labelled {
  name: string;
  /** Where forms with the same fields may be open at once; else the name. */
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: string;
}

/** Ties a control to its label, hint and error. */
export function Field({ name, id = name, label, hint, error, children }: Labelled & { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-failed">
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a control to the texts of its `Field`. */
export const controlProps = ({
  name,
  id = name,
  hint,
  error,
}: Pick<Labelled, "name" | "id" | "hint" | "error">) => ({
  id,
  name,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

type InputProps = Labelled & Omit<ComponentProps<"input">, "name" | "id">;

export function TextField({ name, id, label, hint, error, className = "", ...rest }: InputProps) {
  return (
    <Field name={name} id={id} label={label} hint={hint} error={error}>
      <input
        {...controlProps({ name, id, hint, error })}
        className={`h-9 ${inputClass} ${className}`}
        {...rest}
      />
    </Field>
  );
}
