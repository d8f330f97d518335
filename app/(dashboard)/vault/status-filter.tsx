"use client";

import Form from "next/form";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";

interface Props {
  statuses: string[];
  q?: string;
  by?: string;
  type?: string;
  status?: string;
}

/** Applies at once; a button does it where no script runs. */
export function StatusFilter({ statuses, q, by, type, status }: Props) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <Form prefetch={false} action="/vault" className="flex items-center gap-2">
      {q && <input type="hidden" name="q" value={q} />}
      {by && <input type="hidden" name="by" value={by} />}
      {type && <input type="hidden" name="type" value={type} />}
      <label htmlFor="status" className="text-muted">
        Status
      </label>
      <select
        id="status"
        name="status"
        key={status}
        defaultValue={status ?? ""}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-8 rounded-md border border-line-strong bg-surface px-2 text-ink"
      >
        <option value="">any</option>
        {statuses.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {!scripted && <Button type="submit">Apply</Button>}
    </Form>
  );
}
