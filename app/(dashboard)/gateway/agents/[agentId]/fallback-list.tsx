"use client";

import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useRef, useState } from "react";
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
    setRows(rows.map((row, n) => (n === at ? there : n === to ? here : row)));
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
          <li key={row.id} className="flex items-center gap-1">
            <span className="w-5 text-muted tabular-nums">{at + 1}.</span>
            <input
              name="fallback"
              aria-label={`Fallback ${at + 1}`}
              aria-invalid={error ? true : undefined}
              list="models"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={row.model}
              onChange={({ target }) =>
                setRows(rows.map((each) => (each.id === row.id ? { ...each, model: target.value } : each)))
              }
              className={`h-9 font-mono ${inputClass}`}
            />
            {/* At an end they do nothing; a disabled button would lose the focus. */}
            <Button
              look="quiet"
              size="icon"
              aria-label={`Move fallback ${at + 1} up`}
              aria-disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <ArrowUp aria-hidden className="size-4" />
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={`Move fallback ${at + 1} down`}
              aria-disabled={at === rows.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              <ArrowDown aria-hidden className="size-4" />
            </Button>
            <Button
              look="quiet"
              size="icon"
              data-remove
              aria-label={`Remove fallback ${at + 1}`}
              onClick={() => remove(at)}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </li>
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

const note = (inherited: string[]): string =>
  inherited.length > 0
    ? `Empty: the default, ${inherited.join(", ")}.`
    : "Empty rows are ignored. If no model answers, the local engine is used.";
