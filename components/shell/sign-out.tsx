"use client";

import { LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { hasDrafts, removeDrafts } from "@/components/editor/drafts";
import type { FormAction } from "@/components/form/state";
import { usePlainAction } from "@/components/form/use-plain-action";
import { DraftsDialog } from "./drafts-dialog";

interface Props {
  account: string;
  email: string;
  action: FormAction;
}

/** The channel of all windows of this browser: somebody has signed out. */
const SIGNED_OUT = "kv-signed-out";

/** Signs out, in every window of this browser. Texts that are not saved are deleted from this browser, after asking. */
export function SignOut({ account, email, action }: Props) {
  const submission = usePlainAction(action, () => {
    isLeaving.current = false;
  });
  const [isAsking, setIsAsking] = useState(false);
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      // The sign-in page is shown: the session has ended.
      if (isLeaving.current) announceSignOut();
    },
    [],
  );
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (hasDrafts(account)) setIsAsking(true);
    else signOut();
  };
  const signOut = () => {
    isLeaving.current = true;
    submission.send(new FormData());
  };
  return (
    <form action={submission.post} onSubmit={ask}>
      <button
        type="submit"
        title={`Sign out ${email}`}
        className="flex h-7 items-center gap-1.5 rounded-md px-2 text-muted hover:bg-hover hover:text-ink"
      >
        <LogOut aria-hidden className="size-4" /> <span className="max-lg:sr-only">Sign out</span>
      </button>
      {isAsking && (
        <DraftsDialog
          account={account}
          onCancel={() => setIsAsking(false)}
          onSignOut={() => {
            removeDrafts(account);
            setIsAsking(false);
            signOut();
          }}
        />
      )}
    </form>
  );
}

function announceSignOut(): void {
  const channel = new BroadcastChannel(SIGNED_OUT);
  channel.postMessage(null);
  channel.close();
}

/** Asks the server for the page again when somebody signs out in another window, which leads to the sign-in page. */
export function FollowSignOut() {
  const router = useRouter();
  useEffect(() => {
    const channel = new BroadcastChannel(SIGNED_OUT);
    channel.onmessage = () => router.refresh();
    return () => channel.close();
  }, [router]);
  return null;
}
