"use client";

import { type ReactNode, useActionState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { addressAction } from "./actions";
import type { ProviderKey } from "./load";

const PAGE = "/gateway/credentials";

const EXAMPLES = [
  ["http://127.0.0.1:11434/v1", "Ollama on this machine"],
  ["http://127.0.0.1:8000/v1", "vLLM on this machine"],
  ["http://127.0.0.1:4000/v1", "LiteLLM on this machine"],
];

/** Leads a provider's calls elsewhere: to a server of one's own that speaks as the provider does. */
export function AddressDialog({ entry, warning }: { entry: ProviderKey; warning: ReactNode }) {
  const { credential, provider, baseUrl, ownUrl } = entry;
  const [state, action] = useActionState(addressAction, null);
  const failed = state && !state.ok ? state : null;
  const isMoved = baseUrl !== ownUrl;
  return (
    <Modal title={`Address of ${credential.label}`} closeHref={PAGE}>
      <form action={action} className="flex flex-col gap-4">
        {failed && !failed.fields.base_url && <Notice kind="failed">{failed.message}</Notice>}
        <input type="hidden" name="provider" value={provider} />
        <p className="text-muted">
          A server of your own that speaks as {credential.label} does can stand in for it. Without a key it is
          called without one.
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
          defaultValue={failed?.given.base_url ?? (isMoved ? baseUrl : "")}
          error={failed?.fields.base_url}
          hint="Empty: its own."
        />
        <datalist id="base-urls">
          {EXAMPLES.map(([url, name]) => (
            <option key={url} value={url}>
              {name}
            </option>
          ))}
        </datalist>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-muted">
          {EXAMPLES.map(([url, name]) => (
            <div key={url} className="contents">
              <dt>{name}</dt>
              <dd>
                <code className="break-all">{url}</code>
              </dd>
            </div>
          ))}
        </dl>
        {warning}
        <div className="flex flex-wrap justify-end gap-2">
          <Link href={PAGE} scroll={false} className={buttonClass("quiet")}>
            Cancel
          </Link>
          {isMoved && (
            <Button type="submit" name="own" value="yes">
              Back to its own
            </Button>
          )}
          <Submit>Save and restart</Submit>
        </div>
      </form>
    </Modal>
  );
}
