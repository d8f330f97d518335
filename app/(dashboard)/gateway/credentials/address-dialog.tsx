"use client";

import type { ReactNode } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { Facts } from "@/components/ui/facts";
import { Modal } from "@/components/ui/modal";
import { addressAction } from "./actions";
import { DialogButtons } from "./dialog-buttons";
import type { ProviderKey } from "./load";

const PAGE = "/gateway/credentials";

const EXAMPLES = [
  ["http://127.0.0.1:8000/v1", "vLLM"],
  ["http://127.0.0.1:4000/v1", "LiteLLM"],
] as const;

/** Sets the base URL of a provider, such as a compatible server on this machine. */
export function AddressDialog({ entry, warning }: { entry: ProviderKey; warning: ReactNode }) {
  const { credential, provider, baseUrl, ownUrl } = entry;
  const submission = useFormAction(addressAction);
  const { failure } = submission;
  const isCustom = baseUrl !== ownUrl;
  return (
    <Modal title={`Base URL of ${credential.label}`} closeHref={PAGE}>
      <ActionForm submission={submission} values={{ provider }} className="flex flex-col gap-4">
        <FormError failure={failure} fields={["base_url", "secret"]} />
        <p className="text-muted">
          A server with a compatible API can be used instead of {credential.label}. It needs no key.
        </p>
        <TextField
          name="base_url"
          label="Base URL"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          list="base-urls"
          className="font-mono"
          placeholder={ownUrl}
          defaultValue={failure?.given.base_url ?? (isCustom ? baseUrl : "")}
          error={failure?.fields.base_url}
          hint={`Empty: ${ownUrl}`}
        />
        <datalist id="base-urls">
          {EXAMPLES.map(([url, name]) => (
            <option key={url} value={url}>
              {name}
            </option>
          ))}
        </datalist>
        <Facts facts={EXAMPLES.map(([url, name]) => [name, <code key={url}>{url}</code>])} />
        {credential.set && (
          <PasswordField
            name="secret"
            label="Key"
            what="the key"
            hint={`Needed with another server on the internet: the saved key is for ${new URL(baseUrl).origin}. To use none, remove it first.`}
            maxLength={4096}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="off"
            data-1p-ignore
            data-lpignore="true"
            error={failure?.fields.secret}
          />
        )}
        {warning}
        <DialogButtons save={submission}>
          {isCustom && (
            <Submit look="secondary" name="own" value="yes" formNoValidate>
              Reset
            </Submit>
          )}
        </DialogButtons>
      </ActionForm>
    </Modal>
  );
}
