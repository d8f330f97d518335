"use client";

import { X } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

export interface Saying {
  kind: "ok" | "warning" | "failed";
  text: string;
}

const Say = createContext<(saying: Saying) => void>(() => {});

/** Tells the page what came of an act: what was acted on may be gone from the page by then. */
export const useSay = (): ((saying: Saying) => void) => useContext(Say);

/** Holds what was last said, above the page's content; the keyboard goes on from there. */
export function Sayings({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Saying | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);
  return (
    <Say value={setSaid}>
      <div ref={place} tabIndex={-1} className="sticky top-2 z-10 outline-none">
        {said && (
          <div className="mb-4 shadow-md">
            <Notice kind={said.kind}>
              <span className="flex items-start gap-2">
                <span className="grow break-words">{said.text}</span>
                <Button look="quiet" size="tiny" aria-label="Dismiss" onClick={() => setSaid(null)}>
                  <X aria-hidden className="size-4" />
                </Button>
              </span>
            </Notice>
          </div>
        )}
      </div>
      {children}
    </Say>
  );
}
