import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { draftKey, PARTS, readDraft, removeDraft } from "@/components/editor/drafts";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { recordPathOf } from "@/components/vault/href";

interface Kept {
  key: string;
  text: string;
}

/** What was typed into the record of this address, which was deleted or renamed elsewhere in the meantime. */
export function LostDrafts({ account }: { account: string }) {
  const path = recordPathOf(usePathname());
  const [drafts, setDrafts] = useState<readonly Kept[]>([]);
  // An editor that closes keeps its text before this looks.
  useEffect(() => setDrafts(path === null ? [] : draftsOf(account, path)), [account, path]);
  const discard = (key: string) => {
    removeDraft(key);
    setDrafts((before) => before.filter((draft) => draft.key !== key));
  };
  return drafts.map(({ key, text }) => (
    <div key={key} className="mt-4">
      <Notice kind="warning">
        <p>You have a draft of this record that is not saved. Copy it, or restore the record to continue.</p>
        <pre className="mt-2 max-h-80 overflow-auto wrap-anywhere whitespace-pre-wrap text-ink">{text}</pre>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton text={text} what="the draft" label="Copy the draft" look="secondary" />
          <Button look="quiet" onClick={() => discard(key)}>
            Discard the draft
          </Button>
        </div>
      </Notice>
    </div>
  ));
}

const draftsOf = (account: string, path: string): Kept[] =>
  PARTS.flatMap((part) => {
    const key = draftKey(account, path, part);
    const draft = readDraft(key);
    return draft ? [{ key, text: draft.text }] : [];
  });
