"use client";

import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inputClass } from "@/components/form/field";
import { focusAfterRemoval } from "@/components/form/focus-after-removal";
import { Button } from "@/components/ui/button";

interface Row {
  id: number;
  model: string;
}

interface Props {
  fallbacks: string[];
  inherited: string[];
  /** How many the gateway tries. */
  max: number;
  error?: string;
}

/** Models in the order they are tried. The empty last row works without JavaScript. */
export function FallbackList({ fallbacks, inherited, max, error }: Props) {
  const [rows, setRows] = useState<Row[]>(() => [...fallbacks, ""].map((model, id) => ({ id, model })));
  const list = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const swap = (at: number, to: number) => {
    const [here, there] = [rows[at], rows[to]];
    if (!here || !there) return;
    setRows(rows.with(at, there).with(to, here));
  };
  const remove = (at: number) => {
    flushSync(() => setRows(rows.filter((_, n) => n !== at)));
    focusAfterRemoval(list.current, at, more.current);
  };
  const add = () => {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    flushSync(() => setRows([...rows, { id, model: "" }]));
    list.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
  };
  return (
    <fieldset aria-describedby="fallbacks-note" className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">Fallbacks, in order</legend>
      <ol ref={list} className="flex flex-col gap-1.5">
        {rows.map((row, at) => (
          <FallbackRow
            key={row.id}
            number={at + 1}
            isLast={at === rows.length - 1}
            model={row.model}
            isInvalid={error !== undefined}
            onChange={(model) =>
              setRows(rows.map((each) => (each.id === row.id ? { ...each, model } : each)))
            }
            onMove={(by) => swap(at, at + by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div>
        <Button ref={more} size="small" onClick={add} disabled={rows.length >= max}>
          <Plus aria-hidden className="size-3.5" /> Add fallback
        </Button>
      </div>
      <p id="fallbacks-note" className={error ? "text-failed" : "text-muted"}>
        {error ?? note(inherited)}
      </p>
    </fieldset>
  );
}

interface RowProps {
  number: number;
  isLast: boolean;
  model: string;
  isInvalid: boolean;
  onChange: (model: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function FallbackRow({ number, isLast, model, isInvalid, onChange, onMove, onRemove }: RowProps) {
  const name = `fallback ${number}`;
  return (
    <li className="flex items-center gap-1">
      <span className="w-5 text-muted tabular-nums">{number}.</span>
      <input
        name="fallback"
        aria-label={`Fallback ${number}`}
        aria-invalid={isInvalid || undefined}
        list="models"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={model}
        onChange={({ target }) => onChange(target.value)}
        className={`h-9 font-mono ${inputClass}`}
      />
      {/* At an end they do nothing; a disabled button would lose the focus. */}
      <IconButton label={`Move ${name} up`} aria-disabled={number === 1} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={`Move ${name} down`} aria-disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={`Remove ${name}`} data-remove onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}

const IconButton = ({ label, ...rest }: ComponentProps<typeof Button> & { label: string }) => (
  <Button look="quiet" size="icon" aria-label={label} {...rest} />
);

const note = (inherited: string[]): string =>
  inherited.length > 0
    ? `Empty: the default, ${inherited.join(", ")}.`
    : "Empty rows are ignored. If no model answers, the local engine is used.";
