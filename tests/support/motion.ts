import type { Page } from "playwright-core";

/** Milliseconds, without its delay. */
const MAX_MS = 150;

/** Endless: they show that something is running, or where the cursor of the editor is. */
const ENDLESS = ["spin", "pulse", "cm-blink", "cm-blink2"];

/**
 * What moves for longer than 150 ms on the page as it is now, and what moves at all where no motion is wanted. It is read from
 * the styles, so it need not be seen to move. Leaves the page with reduced motion, as windows of tests have it.
 */
export async function motionIn(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const long = await page.evaluate(movingFor, { longest: MAX_MS, endless: ENDLESS });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const any = await page.evaluate(movingFor, { longest: 0, endless: [] });
  return [
    ...long.map((found) => `long motion: ${found}`),
    ...any.map((found) => `unwanted motion: ${found}`),
  ];
}

/** Elements and pseudo-elements with a transition or an animation longer than `longest`, each style once. Runs in the page. */
function movingFor({ longest, endless }: { longest: number; endless: string[] }): string[] {
  const msOf = (list: string) =>
    list.split(", ").map((time) => Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1_000));
  const found = new Set<string>();
  const alike = new Map<string, Element>();
  // The rows of a table have the same styles.
  for (const element of document.querySelectorAll("*")) {
    const classes = [element, element.parentElement].map((each) => each?.getAttribute("class"));
    alike.set([element.localName, ...classes].join("|"), element);
  }
  for (const element of alike.values())
    for (const part of [undefined, "::before", "::after", "::backdrop", "::marker"]) {
      const style = getComputedStyle(element, part);
      const where = `${element.localName}.${element.getAttribute("class") ?? ""}${part ?? ""}`;
      const isLong = (ms: number) => ms > longest;
      if (style.transitionProperty !== "none" && msOf(style.transitionDuration).some(isLong))
        found.add(`${where} has a transition of ${style.transitionDuration}`);
      const times = msOf(style.animationDuration);
      for (const [at, name] of style.animationName.split(", ").entries())
        if (name !== "none" && !endless.includes(name) && isLong(times[at % times.length] ?? 0))
          found.add(`${where} has the animation ${name} of ${style.animationDuration}`);
      if (longest === 0 && style.scrollBehavior === "smooth") found.add(`${where} scrolls smoothly`);
    }
  return [...found];
}
