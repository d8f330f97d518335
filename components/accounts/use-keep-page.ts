import { useEffect, useRef } from "react";

/**
 * Keeps the page while something on it would be lost with it: where the browser would leave it, the browser asks; Back and
 * Forward between our own pages, for which browsers do not ask, call `onBack` instead. Returns the function that releases it.
 */
export function useKeepPage(isNeeded: boolean, onBack: () => void): () => void {
  const isLetGo = useRef(false);
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stay = (event: NavigateEvent) => {
      // Refreshing the page navigates too, to where it is. A second Back in a row cannot be held.
      if (event.navigationType !== "traverse" || !event.cancelable || isLetGo.current) return;
      event.preventDefault();
      onBack();
    };
    // Not every browser has the history of the tab.
    const history = window.navigation;
    addEventListener("beforeunload", ask);
    history?.addEventListener("navigate", stay);
    return () => {
      removeEventListener("beforeunload", ask);
      history?.removeEventListener("navigate", stay);
    };
  }, [isNeeded, onBack]);
  return () => {
    isLetGo.current = true;
  };
}
