"use client";

import { useState } from "react";
import { controlProps, Field, inputClass, TextField } from "@/components/form/field";
import { Button } from "@/components/ui/button";

const NAME = { name: "name", label: "Name", hint: "Optional; the name of the file." };
const TEXT = { name: "text", label: "Text" };

/** Adds a pasted text as a file. The text stays until it has been accepted. */
export function PasteNote({ onSend }: { onSend: (form: FormData) => Promise<boolean> }) {
  const [busy, setBusy] = useState(false);
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="rounded-lg px-3 py-2 font-medium">Paste text</summary>
      <form
        action="/inbox/files"
        method="post"
        encType="multipart/form-data"
        className="flex flex-col gap-3 border-t border-line p-3"
        onSubmit={async (event) => {
          event.preventDefault();
          if (busy) return;
          const form = event.currentTarget;
          setBusy(true);
          const isAccepted = await onSend(new FormData(form));
          setBusy(false);
          if (isAccepted) form.reset();
        }}
      >
        <Field {...TEXT}>
          <textarea {...controlProps(TEXT)} rows={8} required className={`py-2 ${inputClass}`} />
        </Field>
        <TextField {...NAME} autoComplete="off" />
        <div className="flex justify-end">
          <Button type="submit" look="primary" aria-disabled={busy || undefined} aria-busy={busy}>
            Add to inbox
          </Button>
        </div>
      </form>
    </details>
  );
}
