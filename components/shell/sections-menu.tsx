"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { barClass } from "./bar-link";
import { isIn } from "./section";

interface Props {
  /** The sections that are in the menu only. */
  others: readonly { section: string; title: string }[];
  /** A link for each section. */
  children: ReactNode;
}

/** Opens all sections above the bar. Its button names the open section, where the bar does not. */
export function SectionsMenu({ others, children }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const current = others.find(({ section }) => isIn(path, section));
  const title = current?.title ?? "More";
  // The page has changed below it; the focus returns to the button.
  useEffect(() => {
    if (path) menu.current?.hidePopover();
  }, [path]);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${title}, all sections`}
        aria-current={current ? "true" : undefined}
        className={barClass}
      >
        <Menu aria-hidden className="size-5 shrink-0" />
        <span className="max-w-full truncate">{title}</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-[calc(3.5rem+env(safe-area-inset-bottom))] m-0 w-full max-w-none border-t border-line bg-sunken p-3 text-ink shadow-xl"
      >
        <div className="grid grid-cols-2 gap-1">{children}</div>
      </div>
    </>
  );
}
