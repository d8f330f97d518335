import type { Page } from "playwright-core";

/** The shortest that browsers report; milliseconds. */
const SHORTEST = 16;

/** From now on the page notes how long each key and click takes until the next paint. */
export const observeInteractions = (page: Page): Promise<void> =>
  page.evaluate((durationThreshold) => {
    const took: number[] = [];
    Object.assign(window, { took });
    new PerformanceObserver((list) => {
      took.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, SHORTEST);

/** What was noted, in ms; shorter ones are not in it. */
export const interactionsOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    // An entry is made after the paint that it ends with.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
    return (window as typeof window & { took?: number[] }).took ?? [];
  });
