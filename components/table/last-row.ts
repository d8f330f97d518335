/** The links that were followed from rows of tables, by the address of their page, until another page begins a new session. */
const followed = new Map<string, string>();
/** Whether the page that is shown was reached by Back or Forward, until something is done on it. */
let isReturn = false;

const here = () => location.pathname + location.search;

if (typeof window !== "undefined") {
  addEventListener("popstate", () => {
    isReturn = true;
  });
  const act = () => {
    isReturn = false;
  };
  for (const event of ["keydown", "pointerdown"]) addEventListener(event, act, { capture: true });
}

/** Remembers the row of a link that is followed. */
export function rememberRow({ target }: Event): void {
  const link = target instanceof Element ? target.closest("tbody a[href]") : null;
  const href = link?.getAttribute("href");
  if (href) followed.set(here(), href);
}

/** After Back, the link that was followed from a table of this page, unless the focus is somewhere else by now. */
export function returnedTo(body: HTMLElement): HTMLElement | undefined {
  const href = followed.get(here());
  if (!isReturn || href === undefined || document.activeElement !== document.body) return undefined;
  return [...body.querySelectorAll<HTMLElement>("a[href]")].find(
    (link) => link.getAttribute("href") === href && link.checkVisibility(),
  );
}
