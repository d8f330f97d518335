"use client";

import { Keyboard } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { buttonClass } from "@/components/ui/button";
import { isShortcut } from "@/components/ui/keys";
import { KEY } from "./keys";

const ShortcutsDialog = lazy(async () => ({
  default: (await import("./shortcuts-dialog")).ShortcutsDialog,
}));

/** Lists the keyboard shortcuts, by a key on any page or with its button. */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY.help || !isShortcut(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-keyshortcuts={KEY.help}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        className={buttonClass("quiet", "icon")}
      >
        <Keyboard aria-hidden className="size-4" />
      </button>
      {isOpen &&
        // A narrow page hides the button, and all around it.
        createPortal(
          <Suspense>
            <ShortcutsDialog onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
