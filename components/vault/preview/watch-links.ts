/** How long the pointer or the focus rests on a link before its preview is shown. */
const DELAY_MS = 300;
/** How long a preview stays while the pointer moves from the link to it. */
const GRACE_MS = 200;

interface Handlers {
  show: (link: HTMLAnchorElement) => void;
  hide: () => void;
}

/**
 * Shows the preview of a link after the pointer or the focus rested on it, and hides it when both have left the link and
 * the preview, or on Escape. A touch shows none: it opens the link. Returns the function that stops it.
 */
export function watchLinks(text: HTMLElement, card: HTMLElement, { show, hide }: Handlers): () => void {
  let current: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const enter = (link: HTMLAnchorElement | null) => {
    if (!link) return;
    if (link === current) return clearTimeout(timer);
    leaveAtOnce();
    after(DELAY_MS, () => {
      current = link;
      show(link);
    });
  };
  const leaveAtOnce = () => {
    clearTimeout(timer);
    if (current) hide();
    current = null;
  };
  const leave = () => after(GRACE_MS, leaveAtOnce);
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== "touch") enter(recordLinkAt(event.target));
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) enter(recordLinkAt(target));
  };
  const onOut = ({ target }: Event) => {
    if (recordLinkAt(target)) leave();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") leaveAtOnce();
  };
  const stop = new AbortController();
  const { signal } = stop;
  text.addEventListener("pointerover", onPointer, { signal });
  text.addEventListener("pointerout", onOut, { signal });
  text.addEventListener("focusin", onFocus, { signal });
  text.addEventListener("focusout", onOut, { signal });
  card.addEventListener("pointerenter", () => clearTimeout(timer), { signal });
  card.addEventListener("pointerleave", leave, { signal });
  document.addEventListener("keydown", onKey, { signal });
  return () => {
    stop.abort();
    leaveAtOnce();
  };
}

/** The link to another record at an element. */
function recordLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  const isRecord = link?.pathname.startsWith("/vault/") && link.pathname.endsWith(".md");
  return link && isRecord && link.pathname !== window.location.pathname ? link : null;
}
