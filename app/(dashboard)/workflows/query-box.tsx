"use client";

import { Search } from "lucide-react";
import Form from "next/form";
import { useEffect, useRef } from "react";
import { inputClass } from "@/components/form/field";
import { Button } from "@/components/ui/button";

interface Props {
  text: string;
  /** The filter of the runs that are shown. */
  last: string;
  /** The error and its position, in UTF-16 units. */
  error: { message: string; offset: number; length: number } | null;
}

/** The list filter as text. An error is marked below and selected in the field. */
export function QueryBox({ text, last, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The field shows the filter of the page; the element, and its focus, stay.
  useEffect(() => {
    if (input.current) input.current.value = text;
  }, [text]);
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.setSelectionRange(error.offset, error.offset + error.length);
  }, [error]);
  return (
    <div className="flex flex-col gap-1.5">
      <Form prefetch={false} action="/workflows" className="flex gap-2">
        <input type="hidden" name="last" value={last} />
        <label htmlFor="query" className="sr-only">
          List filter
        </label>
        <input
          ref={input}
          id="query"
          name="query"
          defaultValue={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder="List filter, such as ExecutionStatus = 'Failed'"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "query-error" : undefined}
          className={`h-9 min-w-0 font-mono text-xs placeholder:font-sans placeholder:text-sm ${inputClass}`}
        />
        <Button type="submit" size="large">
          <Search aria-hidden className="size-4" /> Filter
        </Button>
      </Form>
      {error && (
        <div id="query-error" role="alert" className="text-failed">
          <Excerpt text={text} {...error} />
          {error.message}
          <p className="text-muted">
            {last ? (
              <>
                The runs below are those of the filter before: <code>{last}</code>
              </>
            ) : (
              "All runs are shown below."
            )}
          </p>
        </div>
      )}
    </div>
  );
}

const BEFORE = 24;
const AFTER = 20;

/** The error with some text around it, and a caret below. */
function Excerpt({ text, offset, length }: { text: string; offset: number; length: number }) {
  const from = Math.max(0, offset - BEFORE);
  const lead = `${from > 0 ? "…" : ""}${text.slice(from, offset)}`;
  const wrong = text.slice(offset, offset + Math.min(length, AFTER));
  const rest = text.slice(offset + wrong.length, offset + AFTER);
  return (
    <pre aria-hidden className="overflow-hidden py-1 font-mono text-xs leading-4">
      <span className="text-ink">{lead}</span>
      <span className="font-semibold">{wrong}</span>
      <span className="text-ink">{rest}</span>
      {"\n"}
      {" ".repeat(Array.from(lead).length)}
      {"^".repeat(Math.max(1, Array.from(wrong).length))}
    </pre>
  );
}
