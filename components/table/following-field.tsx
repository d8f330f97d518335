import type { ComponentProps } from "react";
import { controlProps, Field, inputClass } from "@/components/form/field";
import { FollowingInput } from "./following-input";

type Props = { name: string; label: string } & Omit<ComponentProps<typeof FollowingInput>, "name" | "id">;

/** A labelled text field of a filter, which follows the address. */
export const FollowingField = ({ name, label, ...rest }: Props) => (
  <Field name={name} label={label}>
    <FollowingInput {...controlProps({ name })} {...rest} className={`h-9 ${inputClass}`} />
  </Field>
);
