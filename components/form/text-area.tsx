import type { ComponentProps } from "react";
import { controlProps, Field, inputClass, type Labelled } from "./field";

type Props = Labelled & Omit<ComponentProps<"textarea">, "name" | "id">;

export function TextArea({ name, label, hint, error, className = "", ...rest }: Props) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      <textarea
        {...controlProps({ name, hint, error })}
        className={`py-2 ${inputClass} ${className}`}
        {...rest}
      />
    </Field>
  );
}
