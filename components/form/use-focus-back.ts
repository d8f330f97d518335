"use client";

import { useEffect, useRef } from "react";

/**
 * Gives the focus back to what opened a form or a panel, when that is closed and has taken the focus with it. Where the button is
 * not shown meanwhile, it needs the ref that is returned.
 */
export function useFocusBack(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isOpen) opener.current = document.activeElement;
    if (!isClosed || document.activeElement !== document.body) return;
    const back = button.current ?? opener.current;
    if (back instanceof HTMLElement) back.focus();
  }, [isOpen]);
  return button;
}
