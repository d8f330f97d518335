import type { Page } from "playwright-core";
import type { Context } from "@/lib/db";
import { listRecords } from "@/lib/vault";
import { launchBrowser, windowIn } from "@/tests/support/browser";
import { signInOverHttp } from "@/tests/support/sign-in";
import { quantile } from "../large/visits";
import type { Measure } from "../report";
import { ServiceProcess } from "../room/process";
import { PASSWORD, type Room } from "../room/room";
import { interactionsOf, observeInteractions } from "./interactions";

/** Milliseconds at most: of the median answer of the palette, and of any interaction until the next paint. */
const LIMITS = { answer: 50, interaction: 100 } as const;

/** Texts that are typed into the palette. */
const MAX_TEXTS = 60;

/** What a person feels in a browser, on the vault of `ctx`. */
export async function measureBrowser(room: Room, ctx: Context): Promise<Measure[]> {
  const web = await ServiceProcess.start(room, "web");
  const browser = await launchBrowser();
  try {
    const { context, page } = await windowIn(browser, web);
    const { cookies } = await signInOverHttp(web.base, { email: room.emailOf(ctx), password: PASSWORD });
    await context.addCookies(cookies.map((pair) => cookieOf(pair, web.base)));
    const { results } = await listRecords(ctx, { type: "person", limit: 500 });
    const list = await interactionsIn(page, "/vault?view=table", walk);
    const answers = await paletteAnswers(
      page,
      // The palette asks once per text. Names in path order would all begin with the same letters.
      [...new Set(results.map(({ name }) => name.slice(0, 4)))].slice(0, MAX_TEXTS),
    );
    const text = await interactionsIn(page, `/vault/${encodeURI(results[0]?.path ?? "")}?edit=body`, write);
    return [
      most("answer of the palette, median", quantile(answers, 0.5), LIMITS.answer),
      most("interaction to next paint, table of the vault", list, LIMITS.interaction),
      most("interaction to next paint, editor", text, LIMITS.interaction),
    ];
  } finally {
    await browser.close();
    await web.stop();
  }
}

const most = (name: string, value: number, limit: number): Measure => ({
  name: `ms: ${name}`,
  figures: "in Chromium",
  ratio: value,
  target: { limit, is: "at most" },
});

const cookieOf = (pair: string, url: string) => {
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
};

/** The slowest interaction of what `act` does on a page. */
async function interactionsIn(page: Page, path: string, act: (page: Page) => Promise<void>): Promise<number> {
  await page.goto(path);
  await observeInteractions(page);
  await act(page);
  return Math.max(0, ...(await interactionsOf(page)));
}

/** Walks through the rows, and selects some. */
async function walk(page: Page): Promise<void> {
  for (const key of "jjjjjjjjkkkk") await page.keyboard.press(key);
  for (let n = 0; n < 5; n += 1) await page.getByRole("checkbox").nth(n).click();
  await page.getByRole("checkbox").first().click();
}

async function write(page: Page): Promise<void> {
  await page.locator(".cm-content").click();
  await page.keyboard.type("A sentence that somebody types, with [[", { delay: 20 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
}

/** How long the palette waits for each answer, ascending. */
async function paletteAnswers(page: Page, texts: readonly string[]): Promise<number[]> {
  await page.getByRole("button", { name: "Go to…" }).click();
  const box = page.getByRole("combobox", { name: "Record, page or action" });
  for (const text of texts) {
    const answer = page.waitForResponse((reply) => new URL(reply.url()).pathname === "/suggestions");
    await box.fill(text);
    await (await answer).finished();
  }
  const took = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname === "/suggestions")
      .map(({ duration }) => duration),
  );
  return took.sort((a, b) => a - b);
}
