"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { type ButtonLook, buttonClass } from "./button";

interface Props {
  text: string;
  /** What is copied, for those who cannot see it: `the path`. */
  what: string;
  /** Words beside the icon; without them the button is only the icon. */
  label?: string;
  look?: ButtonLook;
  onCopied?: () => void;
}

/** Puts `text` on the clipboard and says that it did. */
export function CopyButton({ text, what, label, look = "quiet", onCopied }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const Icon = copied ? Check : Copy;
  const onClick = async () => {
    const done = await copy(text);
    setCopied(done);
    if (done) onCopied?.();
    setTimeout(() => setCopied(null), 2000);
  };
  const said = copied === null ? "" : copied ? "Copied" : "Not copied: select it and copy it by hand";
  return (
    <button
      type="button"
      onClick={onClick}
      title={`Copy ${what}`}
      aria-label={label ? undefined : `Copy ${what}`}
      className={buttonClass(look, label ? "normal" : "icon")}
    >
      <Icon aria-hidden className="size-4" />
      {label && (copied ? "Copied" : label)}
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </button>
  );
}

/** The clipboard is given to secure pages only; a plain one selects the text and copies that. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "sr-only";
  // Inside an open dialog nothing outside it can be selected.
  const home = document.querySelector("dialog[open]") ?? document.body;
  home.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
