import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Window } from "./browser";
import { layoutShift, outsideRequests } from "./measure";
import { motionIn } from "./motion";
import { isDeep } from "./property";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
/** A desk at a zoom of 200%. */
const ZOOMED = { width: 640, height: 400 };
const MAX_SHIFT = 0.05;

/** Rules whose findings depend on the room that there is. */
const OF_WIDTH = ["scrollable-region-focusable", "target-size"];

/** Every page compiles it, and that with comments is twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let isThorough = false;

/** From now on, every rule is run in both themes, at 320 px and at 200% as well. For deep tests. */
export const inspectThoroughly = (): void => {
  isThorough = true;
};

/** An inspection of a page with the same parts as another that has axe. */
export const BRIEFLY: Inspection = isDeep() ? {} : { look: "briefly" };

interface Inspection {
  /** Opens what the page shows only when asked, and waits for what a script adds. */
  ready?: () => Promise<unknown>;
  /**
   * `briefly` leaves out axe and motion; `closely` adds contrast in the dark theme, the rules about room at 320 px and every width.
   * Deep tests inspect each page in every way.
   */
  look?: "briefly" | "closely";
}

/**
 * Fails for an inaccessible part, for a page wider than a window of 320 px, for an error on the console, for a page without
 * a title or a strict content security policy, for one that moves while it loads, for motion that is long or not wanted,
 * and for a request to another host.
 */
export async function inspect(
  window: Window,
  path: string,
  { ready = async () => {}, look }: Inspection = {},
): Promise<void> {
  const { page, problems } = window;
  const faults: string[] = [];
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
  const outside = outsideRequests(page);
  const reply = await page.goto(path);
  const shift = await layoutShift(page);
  if (shift > MAX_SHIFT) faults.push(`a layout shift of ${shift.toFixed(3)}`);
  await ready();
  if (look !== "briefly" || isThorough) faults.push(...(await accessFaults(page)), ...(await motionIn(page)));
  if (look === "closely" || isThorough) {
    faults.push(...(await overflow(page, [DESK, PHONE, ZOOMED, NARROW])), ...(await closerFaults(page)));
  } else faults.push(...(await overflow(page, [NARROW])));
  if (isThorough) faults.push(...(await faultsEverywhere(page)));
  await page.setViewportSize(DESK);
  faults.push(...outside());

  if (!/Knowledge Vault$/.test(await page.title())) faults.push(`the title ${await page.title()}`);
  const policy = reply?.headers()["content-security-policy"] ?? "";
  if (!/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/.test(policy)) faults.push(`the policy ${policy}`);
  expect([path, ...faults, ...problems.splice(0)]).toEqual([path]);
}

/**
 * Fails for an inaccessible part of the page as it is now, and for motion that is long or not wanted; with `closely`, and in
 * deep tests, for a part that is so in the dark theme or at 320 px.
 */
export async function inspectOpen({ page }: Window, { look }: { look?: "closely" } = {}): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  await page.emulateMedia({ colorScheme: "light" });
  const faults = await accessFaults(page);
  if (look === "closely" || isThorough) faults.push(...(await closerFaults(page)));
  if (isThorough) faults.push(...(await faultsEverywhere(page)));
  await page.setViewportSize(before);
  expect([...faults, ...(await motionIn(page))]).toEqual([]);
}

/** What is wider than a window of one of these sizes. */
async function overflow(page: Page, sizes: readonly { width: number; height: number }[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wide > 0) faults.push(`${wide} px wider than a window of ${size.width} px`);
  }
  return faults;
}

/** Every rule, as the page is now. */
const accessFaults = (page: Page): Promise<string[]> => faultsOf(page, "light");

/** What only another theme or little room brings. Leaves the light theme, in little room. */
async function closerFaults(page: Page): Promise<string[]> {
  // Only the colours differ.
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await faultsOf(page, "dark", ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(NARROW);
  return [...dark, ...(await faultsOf(page, `${NARROW.width} px`, OF_WIDTH))];
}

/** Every rule where there is little room, in both themes. Leaves the light theme. */
async function faultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of [NARROW, ZOOMED]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      faults.push(...(await faultsOf(page, `${colorScheme}, ${viewport.width} px`)));
    }
  }
  return faults;
}

/** Runs axe in the page, which keeps it until the next navigation. */
async function faultsOf(page: Page, how: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => axe.run(document, options), {
    resultTypes: ["violations" as const],
    // Of WCAG 2.2, and off by default.
    ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } }),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${how}: ${id}: ${node.html}`));
}

declare global {
  /** In a page with axe. */
  var axe: typeof axeCore;
}
