"use client";

import { useCallback, useState } from "react";
import { useKeepPage } from "@/components/accounts/use-keep-page";
import { Button, buttonClass } from "@/components/ui/button";
import { useClose } from "@/components/ui/close-link";
import { CopyButton } from "@/components/ui/copy-button";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";

const PAGE = "/settings/account";

/** Shows new recovery codes, once. Leaving before they are saved asks first, since they cannot be shown again. */
export function RecoveryCodes({ title, codes }: { title: string; codes: string[] }) {
  const [saved, setSaved] = useState(false);
  const [warned, setWarned] = useState(false);
  const warn = useCallback(() => setWarned(true), []);
  const letGo = useKeepPage(!saved, warn);
  const closePage = useClose(PAGE);
  const leave = () => {
    letGo();
    closePage();
  };
  const close = () => (saved ? leave() : warn());
  const text = `${codes.join("\n")}\n`;
  const isUnsaved = warned && !saved;
  return (
    <Modal title={title} onClose={close}>
      <div
        className="flex flex-col gap-4"
        onCopy={() => {
          const copied = document.getSelection()?.toString() ?? "";
          if (codes.every((code) => copied.includes(code))) setSaved(true);
        }}
      >
        <p>
          Each of these recovery codes signs you in once, when you do not have your phone. This is the only
          time they are shown: keep them where you keep your passwords, or print them.
        </p>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md border border-line bg-sunken px-3 py-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        {isUnsaved && (
          <Notice kind="warning">The codes are not copied yet. They cannot be shown again.</Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {isUnsaved && (
            <Button look="quiet-danger" onClick={leave}>
              Close without copying
            </Button>
          )}
          <CopyButton
            text={text}
            what="the recovery codes"
            label="Copy all"
            look="primary"
            onCopied={() => setSaved(true)}
          />
          {/* A link, so that it also works where no script runs. */}
          <a
            href={PAGE}
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
