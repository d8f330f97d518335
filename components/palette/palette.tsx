"use client";

import { Command } from "lucide-react";
import { useEffect, useState } from "react";
import { KEY } from "@/components/shortcuts/keys";
import { PaletteDialog } from "./palette-dialog";

/** Opens the palette with `Ctrl+K` or `⌘K` from any page, or with its button. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPalette =
        (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === KEY.palette;
      if (!isPalette || event.shiftKey) return;
      event.preventDefault();
      // Another dialog is answered first.
      if (!document.querySelector("dialog[open]")) setIsOpen(true);
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex h-8 items-center gap-2 rounded-md px-2 text-muted hover:bg-hover hover:text-ink max-lg:border max-lg:border-line-strong max-lg:bg-surface"
      >
        <Command aria-hidden className="size-4" /> <span className="max-lg:sr-only">Go to…</span>
        <kbd
          aria-hidden
          className="ml-auto rounded-xs border border-line px-1 font-sans text-xs text-muted max-lg:hidden"
        >
          Ctrl K
        </kbd>
      </button>
      {isOpen && <PaletteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
