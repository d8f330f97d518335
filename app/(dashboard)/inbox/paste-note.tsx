"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { controlProps, Field, inputClass, TextField } from "@/components/ui/field";

const NAME = { name: "name", label: "Name", hint: "Optional. It becomes the file’s name." };
const TEXT = { name: "text", label: "Text" };

/** A text from the clipboard as a note. It is kept on the page until it arrived. */
export function PasteNote({ onSend }: { onSend: (form: FormData) => Promise<boolean> }) {
  const [busy, setBusy] = useState(false);
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="rounded-lg px-3 py-2 font-medium">Paste a text instead</summary>
      <form
        action="/inbox/files"
        method="post"
        encType="multipart/form-data"
        className="flex flex-col gap-3 border-t border-line p-3"
        onSubmit={async (event) => {
          event.preventDefault();
          const form = event.currentTarget;
          setBusy(true);
          const arrived = await onSend(new FormData(form));
          setBusy(false);
          if (arrived) form.reset();
        }}
      >
        <Field {...TEXT}>
          <textarea {...controlProps(TEXT)} rows={8} required className={`py-2 ${inputClass}`} />
        </Field>
        <TextField {...NAME} autoComplete="off" placeholder="Sprint review" />
        <div className="flex justify-end">
          <Button type="submit" look="primary" disabled={busy} aria-busy={busy}>
            Add to the inbox
          </Button>
        </div>
      </form>
    </details>
  );
}
