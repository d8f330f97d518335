/** `node --import tsx tests/icons.ts`: draws the PNG icons of `public/` from its `icon.svg`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "./support/browser";
import { root } from "./support/root";

const BACKGROUND = "#4338ca";
/** Systems cut maskable icons to their own shape: what matters stays within the middle 80%. */
const SAFE_SCALE = 0.8;

interface Icon {
  file: string;
  size: number;
  /** Whether the background reaches every corner. */
  isFull: boolean;
}

const ICONS: Icon[] = [
  { file: "icon-192.png", size: 192, isFull: false },
  { file: "icon-512.png", size: 512, isFull: false },
  { file: "icon-maskable-512.png", size: 512, isFull: true },
  { file: "apple-touch-icon.png", size: 180, isFull: true },
];

const publicFile = (name: string) => join(root, "public", name);
const logo = Buffer.from(readFileSync(publicFile("icon.svg"))).toString("base64");

async function draw(page: Page, { file, size, isFull }: Icon): Promise<void> {
  const side = isFull ? Math.round(size * SAFE_SCALE) : size;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`
    <body style="margin:0;display:grid;place-items:center;height:100vh;background:${isFull ? BACKGROUND : "transparent"}">
      <img width="${side}" height="${side}" src="data:image/svg+xml;base64,${logo}">
    </body>`);
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: publicFile(file), omitBackground: true });
}

const browser = await launchBrowser();
const page = await browser.newPage();
for (const icon of ICONS) await draw(page, icon);
await browser.close();
