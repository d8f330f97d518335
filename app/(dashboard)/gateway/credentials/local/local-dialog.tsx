"use client";

import type { ReactNode } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { Facts } from "@/components/ui/facts";
import { Modal } from "@/components/ui/modal";
import { DialogButtons } from "../dialog-buttons";
import { saveServerAction, testServerAction } from "./actions";
import { ServerResult } from "./server-result";

const PAGE = "/gateway/credentials";

const USUAL = [
  ["Ollama", "http://127.0.0.1:11434"],
  ["LM Studio", "http://127.0.0.1:1234"],
  ["llama.cpp", "http://127.0.0.1:8080"],
] as const;

/** Sets the address of the local server, which can be tested first. */
export function LocalDialog({ baseUrl, warning }: { baseUrl: string | null; warning: ReactNode }) {
  const test = useFormAction(testServerAction);
  const save = useFormAction(saveServerAction);
  const { failure } = save;
  return (
    <Modal title="Address of the local server" closeHref={PAGE}>
      <ActionForm submission={save} alternatives={{ test }} className="flex flex-col gap-4">
        <FormError failure={failure} fields={["base_url"]} />
        <TextField
          name="base_url"
          label="Address"
          type="text"
          inputMode="url"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          list="local-servers"
          className="font-mono"
          placeholder="http://127.0.0.1:11434"
          defaultValue={failure?.given.base_url ?? baseUrl ?? ""}
          error={failure?.fields.base_url}
          hint="As seen from the machine of this service. In a container, 127.0.0.1 is the container itself."
        />
        <datalist id="local-servers">
          {USUAL.map(([name, url]) => (
            <option key={url} value={url}>
              {name}
            </option>
          ))}
        </datalist>
        <Facts facts={USUAL.map(([name, url]) => [name, <code key={url}>{url}</code>])} />
        <ServerResult state={test.isPending ? null : test.state} />
        {warning}
        <DialogButtons save={save} test={test}>
          {baseUrl && (
            <Submit look="quiet-danger" name="off" value="yes" formNoValidate>
              Remove
            </Submit>
          )}
        </DialogButtons>
      </ActionForm>
    </Modal>
  );
}
