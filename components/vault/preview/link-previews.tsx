"use client";

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { type Preview, Previews } from "./load";
import { watchLinks } from "./watch-links";

interface Shown extends Preview {
  style: { left: number; top?: number; bottom?: number };
}

const WIDTH = 320;
const HEIGHT = 180;
const GAP = 6;

/** A card with the name, the type and the first lines of a record while the pointer or the focus is on a link to it. */
export function LinkPreviews({ text }: { text: RefObject<HTMLElement | null> }) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (!text.current || !card.current) return;
    const previews = new Previews();
    let described: { link: HTMLAnchorElement; title: string } | null = null;
    const hide = () => {
      if (described) {
        described.link.title = described.title;
        described.link.removeAttribute("aria-describedby");
      }
      described = null;
      setShown(null);
    };
    const show = async (link: HTMLAnchorElement) => {
      const own = { link, title: link.title };
      described = own;
      // The browser would show it next to the card.
      link.removeAttribute("title");
      const preview = await previews.of(link.pathname);
      if (described !== own || !preview || !text.current) return;
      link.setAttribute("aria-describedby", id);
      setShown({ ...preview, style: placeBeside(link, text.current) });
    };
    return watchLinks(text.current, card.current, { show, hide });
  }, [text, id]);
  return (
    <div
      ref={card}
      id={id}
      role="tooltip"
      hidden={shown === null}
      style={shown?.style}
      className="absolute z-10 max-w-[min(20rem,100%)] rounded-md border border-line-strong bg-surface px-3 py-2 text-sm shadow-xl print:hidden"
    >
      {shown && (
        <>
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-semibold break-words">{shown.name}</span>
            <span className="shrink-0 text-xs text-muted">{shown.type}</span>
          </p>
          <p className="mt-1 line-clamp-4 break-words text-muted">{shown.text || "No text"}</p>
        </>
      )}
    </div>
  );
}

/** Below the link, or above it if there is no room, within the column of the text. */
function placeBeside(link: HTMLElement, column: HTMLElement): Shown["style"] {
  const [at, around] = [link.getBoundingClientRect(), column.getBoundingClientRect()];
  const left = Math.max(0, Math.min(at.left - around.left, around.width - WIDTH));
  const isBelow = at.bottom + HEIGHT < window.innerHeight || at.top < HEIGHT;
  return isBelow
    ? { left, top: at.bottom - around.top + GAP }
    : { left, bottom: around.bottom - at.top + GAP };
}
