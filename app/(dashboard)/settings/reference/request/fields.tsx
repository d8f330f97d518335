import { TextField } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { Text } from "../text";
import type { Field, Values } from "./request";

interface Props {
  fields: readonly Field[];
  values: Values;
  onChange: (name: string, value: string) => void;
}

/** A control for each parameter. */
export function Fields({ fields, values, onChange }: Props) {
  return fields.map((field) => {
    const control = {
      name: `try-${field.name}`,
      label: field.required ? `${field.name} (required)` : field.name,
      value: values[field.name] ?? "",
    };
    return field.choices.length > 0 ? (
      <Select
        key={field.name}
        {...control}
        hint={<Text>{field.description}</Text>}
        onChange={(event) => onChange(field.name, event.target.value)}
      >
        {!field.required && <option value="">Not given</option>}
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    ) : (
      <TextField
        key={field.name}
        {...control}
        hint={<Text>{field.description}</Text>}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(field.name, event.target.value)}
      />
    );
  });
}
