"use client";

import { useEffect } from "react";
import { LAST_VISIT } from "./last-visit";

/** Remembers when the page was left: what is new is new until then. */
export function RememberVisit({ account }: { account: string }) {
  useEffect(() => {
    const remember = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = `${LAST_VISIT}=${account}.${Date.now()}; path=/home; max-age=7776000; samesite=lax`;
    };
    addEventListener("pagehide", remember);
    return () => {
      removeEventListener("pagehide", remember);
      remember();
    };
  }, [account]);
  return null;
}
