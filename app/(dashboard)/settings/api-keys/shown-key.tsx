"use client";

import { useEffect, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import type { NewKey } from "./actions";

interface Props {
  made: NewKey;
  address: string;
  onDone: () => void;
}

/** Shows a new key, once. Closing before it was copied asks first, since nobody can show it again. */
export function ShownKey({ made, address, onDone }: Props) {
  const [copied, setCopied] = useState(false);
  const [warned, setWarned] = useState(false);
  useWarningBeforeLeaving(!copied);
  const close = () => (copied ? onDone() : setWarned(true));
  const onCopied = () => setCopied(true);
  const curl = `curl -H "Authorization: Bearer ${made.key}" ${address}/api/v1/vault/context`;
  return (
    <Modal title={`The key “${made.name}” is made`} onClose={close}>
      <div
        className="flex flex-col gap-4"
        onCopy={() => {
          if (document.getSelection()?.toString().includes(made.key)) onCopied();
        }}
      >
        <p>
          This is the only time it is shown. Copy it now and keep it where your program reads its secrets,
          such as an environment variable.
        </p>
        <div className="flex items-center gap-2">
          <code className="min-w-0 grow rounded-md border border-line bg-sunken px-2.5 py-1.5 break-all select-all">
            {made.key}
          </code>
          <CopyButton text={made.key} what="the key" label="Copy" look="primary" onCopied={onCopied} />
        </div>
        <div>
          <p className="mb-1.5 font-medium">Try it</p>
          <div className="flex items-start gap-2">
            <pre className="min-w-0 grow wrap-anywhere whitespace-pre-wrap rounded-md border border-line bg-sunken px-2.5 py-1.5">
              <code>{curl}</code>
            </pre>
            <CopyButton text={curl} what="the command" onCopied={onCopied} />
          </div>
        </div>
        {warned && !copied && (
          <Notice kind="warning">
            The key was not copied yet. If you close now it is lost, and you will need to make another.
          </Notice>
        )}
        <div className="flex justify-end gap-2">
          {warned && !copied && (
            <Button look="quiet-danger" onClick={onDone}>
              Close without copying
            </Button>
          )}
          {/* A link, so that it also works where no script runs. */}
          <a
            href="/settings/api-keys"
            className={buttonClass("secondary")}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            Done
          </a>
        </div>
      </div>
    </Modal>
  );
}

/** The browser asks before the page goes away. */
function useWarningBeforeLeaving(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
}
