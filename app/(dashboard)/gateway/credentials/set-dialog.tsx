"use client";

import { PlugZap } from "lucide-react";
import { type FormEvent, type ReactNode, startTransition, useActionState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { saveAction, testAction } from "./actions";
import type { ProviderKey } from "./load";
import { TestResult } from "./test-result";

const PAGE = "/gateway/credentials";

/** Sets or replaces a key. It can be tested first, and stays in its field meanwhile: no reply brings it back. */
export function SetDialog({ entry, warning }: { entry: ProviderKey; warning: ReactNode }) {
  const { key, label, set, masked } = entry.credential;
  const [tested, test, isTesting] = useActionState(testAction, null);
  const [saved, save, isSaving] = useActionState(saveAction, null);
  const failed = saved && !saved.ok ? saved : null;
  const fault = failed?.fields[key];
  const isBusy = isTesting || isSaving;

  /** Not as a form's action, after which React would empty the field. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget);
    startTransition(() => (submitter?.dataset.does === "test" ? test(form) : save(form)));
  };

  return (
    <Modal title={`${set ? "Replace" : "Set"} the key of ${label}`} closeHref={PAGE}>
      <form action={save} onSubmit={submit} autoComplete="off" className="flex flex-col gap-4">
        {failed && !fault && <Notice kind="failed">{failed.message}</Notice>}
        <input type="hidden" name="key" value={key} />
        <p className="text-muted">
          It is called at <code className="break-all">{entry.baseUrl}</code>.
          {masked && (
            <>
              {" "}
              Set now: <code className="break-all">{masked}</code>
            </>
          )}
        </p>
        <PasswordField
          name="secret"
          label="Key"
          what="the key"
          required
          maxLength={4096}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          data-1p-ignore
          data-lpignore="true"
          error={fault}
        />
        <TestResult state={isTesting ? null : tested} />
        {warning}
        <div className="flex flex-wrap justify-end gap-2">
          <Link href={PAGE} scroll={false} className={buttonClass("quiet")}>
            Cancel
          </Link>
          <Button type="submit" formAction={test} data-does="test" disabled={isBusy} aria-busy={isTesting}>
            <PlugZap aria-hidden className="size-4" /> {isTesting ? "Testing …" : "Test"}
          </Button>
          <Button type="submit" look="primary" disabled={isBusy} aria-busy={isSaving}>
            {isSaving ? "Saving …" : "Save and restart"}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
