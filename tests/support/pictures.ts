import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Where pictures that differ are left for inspection. */
const FOUND = join(process.env.KV_TEST_FOUND ?? tmpdir(), "kv-pictures");

/** How far a colour may be off, from 0 to 1, before its pixel counts. */
const COLOUR = 0.1;
/**
 * Of a hundred thousand pixels, how many may differ: less than a letter of a small picture, more than a rounded corner. Another
 * Chromium than that of the pictures may draw every letter a little differently.
 */
const MAX_PIXELS = { same: 20, other: 2_000 };

/** Whether pictures are renewed instead of compared. */
const isRenewing = process.env.KV_TEST_PICTURES === "renew";

/** What differs between a picture and the stored one; null when nothing that a person would see does. */
export function differenceFrom(stored: string, picture: Buffer, chromium: string): string | null {
  const versionFile = join(dirname(stored), "chromium.txt");
  const [major = ""] = chromium.split(".");
  if (isRenewing) {
    write(stored, picture);
    writeFileSync(versionFile, `${major}\n`);
    return null;
  }
  const most = readFileSync(versionFile, "utf8").trim() === major ? MAX_PIXELS.same : MAX_PIXELS.other;
  if (!existsSync(stored)) return `${stored} is missing`;
  const found = PNG.sync.read(picture);
  const { width, height, data } = PNG.sync.read(readFileSync(stored));
  const difference = new PNG({ width, height });
  const isSize = found.width === width && found.height === height;
  const count = isSize
    ? pixelmatch(data, found.data, difference.data, width, height, { threshold: COLOUR })
    : null;
  if (count !== null && count <= (width * height * most) / 100_000) return null;
  const at = join(FOUND, stored.replaceAll("/", "-"));
  write(at, picture);
  if (count === null)
    return `${stored} is ${width} × ${height}, and ${at} is ${found.width} × ${found.height}`;
  write(at.replace(".png", "-difference.png"), PNG.sync.write(difference));
  return `${count} pixels of ${stored} differ in ${at}`;
}

function write(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}
