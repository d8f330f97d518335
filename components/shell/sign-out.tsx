"use client";

import { LogOut } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { hasDrafts, removeDrafts } from "@/components/editor/drafts";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";

interface Props {
  account: string;
  email: string;
  action: () => Promise<void>;
}

/** Signs out. Texts that are not saved are deleted from this browser, after asking. */
export function SignOut({ account, email, action }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = (event: FormEvent) => {
    if (!hasDrafts(account)) return;
    event.preventDefault();
    setIsAsking(true);
  };
  const signOut = () => {
    removeDrafts(account);
    setIsAsking(false);
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} action={action} onSubmit={ask}>
      <button
        type="submit"
        title={`Sign out ${email}`}
        className="flex h-7 items-center gap-1.5 rounded-md px-2 text-muted hover:bg-hover hover:text-ink"
      >
        <LogOut aria-hidden className="size-4" /> <span className="max-md:sr-only">Sign out</span>
      </button>
      {isAsking && (
        <Modal title="Sign out without saving?" onClose={() => setIsAsking(false)}>
          <p>This browser keeps drafts of records that are not saved. Signing out deletes them.</p>
          <div className="mt-4 flex justify-end gap-2">
            <Button onClick={() => setIsAsking(false)}>Cancel</Button>
            <Button look="danger" onClick={signOut}>
              Delete drafts and sign out
            </Button>
          </div>
        </Modal>
      )}
    </form>
  );
}
