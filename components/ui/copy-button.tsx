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

/** Copies `text` to the clipboard, and says whether that worked. */
export function CopyButton({ text, what, label, look = "quiet", onCopied }: Props) {
  const [result, setResult] = useState<"copied" | "failed" | null>(null);
  const isCopied = result === "copied";
  const Icon = isCopied ? Check : Copy;
  const onClick = async () => {
    if (!(await copy(text))) return setResult("failed");
    setResult("copied");
    onCopied?.();
    setTimeout(() => setResult((now) => (now === "copied" ? null : now)), 2000);
  };
  return (
    <span className="inline-flex items-center gap-2">
      <button
        type="button"
        onClick={onClick}
        title={`Copy ${what}`}
        aria-label={label ? undefined : `Copy ${what}`}
        className={buttonClass(look, label ? "normal" : "icon")}
      >
        <Icon aria-hidden className="size-4" />
        {label && (isCopied ? "Copied" : label)}
      </button>
      <span role="status" className={result === "failed" ? "text-xs text-failed" : "sr-only"}>
        {result && STATUS[result]}
      </span>
    </span>
  );
}

const STATUS = { copied: "Copied", failed: "Copying failed. Select the text and copy it." } as const;

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
