"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useClose } from "./close-link";
import { isComposing } from "./keys";

interface Props {
  title: string;
  /** Where closing leads, for a dialog that an address opened. */
  closeHref?: string;
  /** What closing does, for any other; it may leave the dialog open. */
  onClose?: () => void;
  children: ReactNode;
}

/** What opened a dialog may be gone with what it acted on: the keyboard then continues at the content. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById("content")?.focus({ preventScroll: true });
}

/**
 * A dialog over the page. It is `open` in the HTML, so that it is there without JavaScript; with it, the
 * browser makes it modal: the rest of the page is inert, Escape asks to close.
 */
export function Modal({ title, closeHref, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const leave = useClose(closeHref ?? "");
  const close = onClose ?? leave;

  // Closes before React removes it: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal();
    return () => {
      element?.close();
      requestAnimationFrame(keepFocus);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={heading}
      onKeyDown={(event) => {
        // Before the browser closes it: whether it closes is for the owner to say.
        if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        close();
      }}
      onCancel={(event) => {
        // Where the focus has left the dialog, only this event reports Escape.
        event.preventDefault();
        close();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
