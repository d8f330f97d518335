import AxeBuilder from "@axe-core/playwright";
import { expect } from "vitest";
import type { Window } from "./browser";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/**
 * What a stranger would stumble on: an inaccessible part in either light, a page wider than a phone, an error on
 * the console. `ready` waits for what a script adds.
 */
export async function inspect(
  { page, problems }: Window,
  path: string,
  ready: () => Promise<unknown> = async () => {},
): Promise<void> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await ready();
  expect([path, ...(await violationsIn(new AxeBuilder({ page })))]).toEqual([path]);
  // Only the colours differ.
  await page.emulateMedia({ colorScheme: "dark" });
  expect([path, "dark", ...(await violationsIn(new AxeBuilder({ page }), ["color-contrast"]))]).toEqual([
    path,
    "dark",
  ]);
  await page.setViewportSize(PHONE);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([path, overflow]).toEqual([path, 0]);
  expect([path, ...problems.splice(0)]).toEqual([path]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(DESK);
}

async function violationsIn(axe: AxeBuilder, rules?: string[]): Promise<string[]> {
  // Without frames there is nothing to gather on a page of its own.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
