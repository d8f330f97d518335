"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { EditorSession } from "./session";
import { BEGIN, type Choice, type EditedText, type EditorStatus } from "./status";

const NOT_LOADED = {
  kind: "failed",
  message: "The editor could not be loaded. Check your connection, then reload the page.",
  isSignedOut: false,
} as const;

/** An editor in `host`, which keeps what is typed as a draft in the browser until it is saved. */
export function useEditor(host: RefObject<HTMLDivElement | null>, record: EditedText, label: string) {
  const [status, setStatus] = useState<EditorStatus>(BEGIN);
  const session = useRef<EditorSession | null>(null);
  const router = useRouter();
  const first = useRef({ record, label, refresh: () => router.refresh() });

  useEffect(() => {
    let isGone = false;
    let opened: EditorSession | null = null;
    const { record, label, refresh } = first.current;
    const report = (change: Partial<EditorStatus>) => setStatus((before) => ({ ...before, ...change }));
    import("./session").then(
      ({ EditorSession }) => {
        if (isGone || !host.current) return;
        opened = new EditorSession({ host: host.current, record, label, report, refresh });
        session.current = opened;
      },
      () => report({ failure: NOT_LOADED }),
    );
    return () => {
      isGone = true;
      session.current = null;
      opened?.close();
    };
  }, [host]);

  const { text, etag } = record;
  useEffect(() => session.current?.follow({ text, etag }), [text, etag]);

  return {
    status,
    save: () => void session.current?.save(),
    discard: () => session.current?.discard(),
    settle: (choice: Choice) => session.current?.settle(choice),
  };
}
