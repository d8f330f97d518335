"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useRef } from "react";
import { type Tasks, useTasks } from "./text/use-tasks";

// The editor, on the same page, has no use for them.
const LinkPreviews = lazy(async () => ({ default: (await import("./preview/link-previews")).LinkPreviews }));

/** Sanitized HTML of a record. Links to other records keep the page loaded, as `Link` does. */
export function RenderedText({ html, tasks }: { html: string; tasks?: Tasks | undefined }) {
  const router = useRouter();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = recordLinkOf(event);
      if (href === null) return;
      event.preventDefault();
      router.push(href);
    };
    const element = container.current;
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [router]);
  useDiagrams(container, html);
  useTasks(container, html, tasks);
  return (
    <div className="relative">
      <div ref={container} className="prose" data-rendered="" dangerouslySetInnerHTML={{ __html: html }} />
      <Suspense>
        <LinkPreviews text={container} />
      </Suspense>
    </div>
  );
}

/** Loads what draws diagrams where there is one. */
function useDiagrams(container: React.RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    if (!html.includes('class="language-mermaid"')) return;
    let undo: (() => void) | undefined;
    let isGone = false;
    import("./diagrams/show").then(
      ({ showDiagrams }) => {
        if (!isGone && container.current) undo = showDiagrams(container.current);
      },
      () => {}, // Their sources stay.
    );
    return () => {
      isGone = true;
      undo?.();
    };
  }, [container, html]);
}

/** The record that a plain click, or Enter on a link, asks for. */
function recordLinkOf(event: MouseEvent): string | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || event.defaultPrevented) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href") ?? null;
  return href?.startsWith("/vault/") ? href : null;
}
