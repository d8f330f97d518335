"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { type ButtonLook, buttonClass } from "./button";

interface Props {
  text: string;
  /** What is copied: `the path`. */
  what: string;
  /** The visible label; without it only the icon is shown. */
  label?: string;
  look?: ButtonLook;
  onCopied?: () => void;
}

/** Copies `text` to the clipboard and confirms it. */
export function CopyButton({ text, what, label, look = "quiet", onCopied }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const Icon = copied ? Check : Copy;
  const onClick = async () => {
    const done = await copy(text);
    setCopied(done);
    if (done) onCopied?.();
    setTimeout(() => setCopied(null), 2000);
  };
  const status = copied === null ? "" : copied ? "Copied" : "Copying failed. Select the text and copy it.";
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
        {status}
      </span>
    </button>
  );
}

/** Only secure pages have the clipboard API; others copy a selection. */
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
