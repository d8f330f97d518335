import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Window } from "./browser";
import { layoutShift, outsideRequests } from "./measure";
import { motionIn } from "./motion";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
/** A desk at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 };
const MAX_SHIFT = 0.05;

/** Rules whose findings depend on the room that there is. */
const OF_WIDTH = ["scrollable-region-focusable", "target-size"];

/** Every page compiles it, and that with comments is twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let isThorough = false;

/** From now on, every rule is run in both themes, at 320 px and at 200 % as well. For deep tests. */
export const inspectThoroughly = (): void => {
  isThorough = true;
};

interface Inspection {
  /** Opens what the page shows only when asked, and waits for what a script adds. */
  ready?: () => Promise<unknown>;
  /** Leaves out the dark theme, and the rules about room, but in deep tests. */
  only?: "light";
}

/**
 * Fails for an inaccessible part in either theme, on a desk or at 320 px, for a page wider than the window, for an
 * error on the console, for a page without a title or a strict content security policy, for one that moves while it
 * loads, for motion that is long or not wanted, and for a request to another host.
 */
export async function inspect(
  { page, problems }: Window,
  path: string,
  { ready = async () => {}, only }: Inspection = {},
): Promise<void> {
  const faults: string[] = [];
  const look = async (how: string, rules?: string[]) => {
    faults.push(...(await violationsIn(page, rules)).map((found) => `${how}: ${found}`));
  };
  const measure = async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const { width } = page.viewportSize() ?? DESK;
    if (overflow > 0) faults.push(`${overflow} px wider than a window of ${width} px`);
  };

  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
  const outside = outsideRequests(page);
  const reply = await page.goto(path);
  const shift = await layoutShift(page);
  if (shift > MAX_SHIFT) faults.push(`a layout shift of ${shift.toFixed(3)}`);
  await ready();
  await look("light");
  faults.push(...(await motionIn(page)));
  await measure();
  if (only === undefined) {
    // Only the colours differ.
    await page.emulateMedia({ colorScheme: "dark" });
    await look("dark", ["color-contrast"]);
  }
  for (const viewport of [PHONE, ZOOMED, NARROW]) {
    await page.setViewportSize(viewport);
    await measure();
  }
  if (only === undefined) await look(`${NARROW.width} px`, OF_WIDTH);
  if (isThorough) await lookEverywhere(page, look);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(DESK);
  faults.push(...outside());

  if (!/Knowledge Vault$/.test(await page.title())) faults.push(`the title ${await page.title()}`);
  const policy = reply?.headers()["content-security-policy"] ?? "";
  if (!/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/.test(policy)) faults.push(`the policy ${policy}`);
  expect([path, ...faults, ...problems.splice(0)]).toEqual([path]);
}

/** Every rule where there is little room, in both themes. */
async function lookEverywhere(page: Page, look: (how: string) => Promise<void>): Promise<void> {
  for (const viewport of [NARROW, ZOOMED]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await look(`${colorScheme}, ${viewport.width} px`);
    }
  }
}

/**
 * Fails for an inaccessible part of the page as it is now, in either theme or at 320 px, and for motion that is long or
 * not wanted.
 */
export async function inspectOpen({ page }: Window): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  const found: string[] = [];
  const look = async (how: string, rules?: string[]) => {
    found.push(...(await violationsIn(page, rules)).map((violation) => `${how}: ${violation}`));
  };
  await page.emulateMedia({ colorScheme: "light" });
  await look("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await look("dark", ["color-contrast"]);
  await page.setViewportSize(NARROW);
  await look(`${NARROW.width} px`, OF_WIDTH);
  if (isThorough) await lookEverywhere(page, look);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
  expect([...found, ...(await motionIn(page))]).toEqual([]);
}

/** Runs axe in the page, which keeps it until the next navigation. */
async function violationsIn(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => axe.run(document, options), {
    resultTypes: ["violations" as const],
    // Of WCAG 2.2, and off by default.
    ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } }),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

declare global {
  /** In a page with axe. */
  var axe: typeof axeCore;
}
