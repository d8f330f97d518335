"use client";

import { type ReactNode, useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { useFormAction } from "@/components/form/use-form-action";
import { Modal } from "@/components/ui/modal";
import { saveAction, testAction } from "./actions";
import { DialogButtons } from "./dialog-buttons";
import type { ProviderKey } from "./load";
import { TestResult } from "./test-result";

const PAGE = "/gateway/credentials";

/** The keys of all providers are longer; at a custom base URL they may have any length. */
const MIN_LENGTH = 20;

/** Sets or replaces a key, which can be tested first. */
export function SetDialog({ entry, warning }: { entry: ProviderKey; warning: ReactNode }) {
  const { key, label, set, masked } = entry.credential;
  const [length, setLength] = useState(0);
  const isShort = entry.baseUrl === entry.ownUrl && length > 0 && length < MIN_LENGTH;
  const test = useFormAction(testAction);
  const save = useFormAction(saveAction);
  return (
    <Modal title={`${set ? "Replace" : "Set"} the key of ${label}`} closeHref={PAGE}>
      <ActionForm
        submission={save}
        alternatives={{ test }}
        values={{ key }}
        autoComplete="off"
        className="flex flex-col gap-4"
      >
        <FormError failure={save.failure} fields={[key]} />
        <p className="text-muted">
          Base URL: <code className="break-all">{entry.baseUrl}</code>
          {masked && (
            <>
              . Current key: <code className="break-all">{masked}</code>
            </>
          )}
        </p>
        <PasswordField
          name="secret"
          label="Key"
          what="the key"
          hint={
            isShort ? `This looks too short for a key of ${label}. Test it before you save it.` : undefined
          }
          required
          maxLength={4096}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          data-1p-ignore
          data-lpignore="true"
          error={save.failure?.fields[key]}
          onChange={({ target }) => setLength(target.value.trim().length)}
        />
        <TestResult state={test.isPending ? null : test.state} />
        {warning}
        <DialogButtons save={save} test={test} />
      </ActionForm>
    </Modal>
  );
}
