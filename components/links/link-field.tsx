"use client";

import { type ComponentProps, useState } from "react";
import { controlProps, Field, type Labelled } from "@/components/form/field";
import { TextArea } from "@/components/form/text-area";
import { LinkInput } from "./link-input";

interface Props extends Labelled, Pick<ComponentProps<typeof LinkInput>, "source"> {
  defaultValue: string;
}

/** A labelled text that may have links to records; one of several lines is edited as such. */
export function LinkField({ defaultValue, source, ...labelled }: Props) {
  const [value, setValue] = useState(defaultValue);
  const { name, label, hint = "Type [[ to link to a record.", error } = labelled;
  if (defaultValue.includes("\n")) return <TextArea {...labelled} rows={6} defaultValue={defaultValue} />;
  const texts = { hint, ...(error !== undefined && { error }) };
  return (
    <Field name={name} label={label} {...texts}>
      <LinkInput {...controlProps({ name, ...texts })} value={value} onValue={setValue} source={source} />
    </Field>
  );
}
