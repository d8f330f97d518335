"use client";

import { TextField } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { LinkField } from "@/components/links/link-field";
import { ListField } from "@/components/links/list-field";
import type { Kind } from "./kind";

interface Props {
  kind: Kind;
  label: string;
  value: unknown;
  /** The path of the record, from which links are written. */
  source: string;
  /** The values that the field may have; empty for any. */
  choices?: readonly string[];
  error?: string | undefined;
}

/** The control for a value of a kind; its form reads it by `readValue`. */
export function FieldControl({ kind, label, value, source, choices = [], error }: Props) {
  const named = { name: "value", label, ...(error !== undefined && { error }) };
  const written = value === null || value === undefined ? "" : String(value);
  if (kind === "list") return <ListField {...named} items={listOf(value)} source={source} />;
  if (kind === "yes-no") return <YesNo label={label} isOn={value === true} />;
  if (kind === "date") return <TextField {...named} type="date" defaultValue={written} />;
  if (kind === "number") return <TextField {...named} inputMode="decimal" defaultValue={written} />;
  if (choices.length === 0) return <LinkField {...named} defaultValue={written} source={source} />;
  return (
    <Select {...named} defaultValue={written}>
      {/* What the record has is shown, also where it is none of them. */}
      {!choices.includes(written) && <option value={written}>{written || "Choose one"}</option>}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  );
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function YesNo({ label, isOn }: { label: string; isOn: boolean }) {
  return (
    <label className="flex items-center gap-2.5 font-medium">
      <input type="checkbox" name="value" defaultChecked={isOn} className="size-4" /> {label}
    </label>
  );
}
