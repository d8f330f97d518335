"use client";

import { type ReactNode, useCallback, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { useKeepPage } from "./use-keep-page";

interface Props {
  title: string;
  secret: string;
  /** What the secret is: `key`, `token`. */
  noun: string;
  /** The public address of this service, for a command to try the secret with. */
  address?: string;
  /** Where closing leads if no script runs. */
  page: string;
  onDone: () => void;
  /** Where it belongs, instead of the usual text. */
  children?: ReactNode;
}

/** Shows a new secret, once. Leaving before it was copied asks first. */
export function ShownSecret({ title, secret, noun, address, page, onDone, children }: Props) {
  const [copied, setCopied] = useState(false);
  const [warned, setWarned] = useState(false);
  const warn = useCallback(() => setWarned(true), []);
  const letGo = useKeepPage(!copied, warn);
  const leave = () => {
    letGo();
    onDone();
  };
  const close = () => (copied ? leave() : warn());
  const onCopied = () => setCopied(true);
  const curl = address && `curl -H "Authorization: Bearer ${secret}" ${address}/api/v1/vault/context`;
  return (
    <Modal title={title} onClose={close}>
      <div
        className="flex flex-col gap-4"
        onCopy={() => {
          if (document.getSelection()?.toString().includes(secret)) onCopied();
        }}
      >
        <p>
          {children ??
            "Copy it now: it is not shown again. Store it where your program reads its secrets, such as an environment variable."}
        </p>
        <div className="flex items-center gap-2">
          <code className="min-w-0 grow rounded-md border border-line bg-sunken px-2.5 py-1.5 break-all select-all">
            {secret}
          </code>
          <CopyButton text={secret} what={`the ${noun}`} label="Copy" look="primary" onCopied={onCopied} />
        </div>
        {curl && (
          <div>
            <p className="mb-1.5 font-medium">Try it</p>
            <div className="flex items-start gap-2">
              <pre className="min-w-0 grow wrap-anywhere whitespace-pre-wrap rounded-md border border-line bg-sunken px-2.5 py-1.5">
                <code>{curl}</code>
              </pre>
              <CopyButton text={curl} what="the command" onCopied={onCopied} />
            </div>
          </div>
        )}
        {warned && !copied && (
          <Notice kind="warning">The {noun} is not copied yet. It cannot be shown again.</Notice>
        )}
        <div className="flex justify-end gap-2">
          {warned && !copied && (
            <Button look="quiet-danger" onClick={leave}>
              Close without copying
            </Button>
          )}
          {/* A link, so that it also works where no script runs. */}
          <a
            href={page}
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
