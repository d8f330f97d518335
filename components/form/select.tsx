import type { ComponentProps } from "react";
import { controlProps, Field, inputClass, type Labelled } from "./field";

type Props = Labelled & Omit<ComponentProps<"select">, "name" | "id">;

export function Select({ name, id, label, hint, error, className = "", ...rest }: Props) {
  return (
    <Field name={name} id={id} label={label} hint={hint} error={error}>
      <select
        {...controlProps({ name, id, hint, error })}
        // React does not apply a new default to a select that is on the page already.
        key={String(rest.defaultValue)}
        className={`h-9 ${inputClass} ${className}`}
        {...rest}
      />
    </Field>
  );
}
