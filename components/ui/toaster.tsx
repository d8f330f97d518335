"use client";

import { X } from "lucide-react";
import { usePathname } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { SignInAgain } from "@/components/form/form-error";
import { Button } from "./button";
import { Link } from "./link";
import { Notice } from "./notice";

export interface Toast {
  kind: "ok" | "warning" | "failed";
  text: string;
  link?: { href: string; label: string };
  isSignedOut?: boolean;
  /** A way back, such as a button that undoes it. */
  extra?: ReactNode;
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Returns the function that shows a toast, in place of the one before. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);

/** Shows the last toast until it is dismissed or another page is opened. */
export function Toaster({ children }: { children: ReactNode }) {
  const path = usePathname();
  const [shown, setShown] = useState<{ toast: Toast; path: string } | null>(null);
  const toast = shown?.path === path ? shown.toast : null;
  return (
    <ToastContext value={(next) => setShown({ toast: next, path })}>
      {children}
      <div
        aria-live="polite"
        className="fixed inset-x-4 bottom-4 max-lg:bottom-18 z-30 mx-auto max-w-lg md:right-6 md:mr-0 print:hidden"
      >
        {toast && <ToastCard toast={toast} onDismiss={() => setShown(null)} />}
      </div>
    </ToastContext>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  // The row that was acted on may be gone, and the focus with it: the keyboard continues here.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) card.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  });
  const { kind, text, link, isSignedOut, extra } = toast;
  return (
    <div ref={card} tabIndex={-1} className="rounded-md bg-surface shadow-xl outline-none">
      <Notice kind={kind}>
        <span className="flex items-start gap-2">
          <span className="min-w-0 grow break-words">
            {text}{" "}
            {link && (
              <Link href={link.href} className="underline">
                {link.label}
              </Link>
            )}
            {isSignedOut && <SignInAgain />}
          </span>
          {extra}
          <Button look="quiet" size="tiny" aria-label="Dismiss" onClick={onDismiss}>
            <X aria-hidden className="size-4" />
          </Button>
        </span>
      </Notice>
    </div>
  );
}
