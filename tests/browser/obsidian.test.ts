import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { itDeep } from "../support/deep";
import { inspect } from "../support/inspect";
import { serve } from "../support/serve";
import { closeWindow, openWindow, windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

const FILES: Record<string, string> = {
  "Home.md": [
    "# Home",
    "![[Plan#Goals]]",
    "The load is $\\dot{Q} = U A$, for $5 and $10.",
    "```mermaid\nflowchart LR\n  a[Quote] --> b[Permit]\n```",
    "```mermaid\nflowchart LR\n  a[\n```",
    "- [ ] Call 📅 2026-12-02",
    "> [!note]- Folded\n> Behind it.",
  ].join("\n\n"),
  "Plan.md": "# Plan\n\nNot this.\n\n## Goals\n\nFind *anything*, see ![[Home]].\n",
  "Hostile.md": '```mermaid\nflowchart LR\n  a["<img src=x onerror=alert(1)>"] --> b\n```',
  "and%2For.md": "- [ ] Decide",
  "Ada.md": "Engineer. $x^2$",
  "Daily template.md": "# {{title}}\n\nWritten on {{date:YYYY}}.\n",
  ".obsidian/daily-notes.json": '{"folder": "Journal", "template": "Daily template"}',
};

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.join(served.account.vaultDir, path.dirname(file)), { recursive: true });
    await writeFile(path.join(served.account.vaultDir, file), text);
  }
  await reconcile(served.account.ctx);
});

it("shows embedded notes, formulas and diagrams, and violates no policy", async () => {
  await inspect(window, "/vault/Home.md", {
    ready: () => window.page.locator("figure[data-diagram=drawn] img").waitFor(),
  });
  const text = window.page.getByRole("article", { name: "Text" });
  const embed = text.locator("[data-embed]");
  expect(await embed.getByRole("link").first().getAttribute("href")).toBe("/vault/Plan.md#h-goals");
  expect(await embed.textContent()).toContain("Find anything");
  expect(await embed.textContent()).not.toContain("Not this");
  expect(await text.locator("math").count()).toBe(1);
  await text
    .locator("figure[data-diagram=failed]")
    .getByText(/^This diagram cannot be drawn: /)
    .waitFor();
  const drawing = text.locator("figure[data-diagram=drawn] img");
  expect(
    await drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
  ).toBeGreaterThan(100);
  expect(await window.page.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts");
});

it("runs nothing that a diagram says: what Mermaid lets through, the policy of its frame stops", async () => {
  const { page, problems } = window;
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto("/vault/Hostile.md");
  await page.locator("figure[data-diagram=drawn], figure[data-diagram=failed]").waitFor();
  expect(dialogs).toEqual([]);
  const isStopped = (text: string) => /violates the following Content Security Policy/.test(text);
  expect(problems.splice(0).filter((text) => !isStopped(text))).toEqual([]);
});

it("prints what is folded, and a diagram without its source in light colors", async () => {
  const { page } = window;
  await page.goto("/vault/Home.md");
  await page.emulateMedia({ colorScheme: "dark" });
  const drawn = page.locator("figure[data-diagram=drawn][data-dark]");
  const folded = page.getByText("Behind it.", { exact: true });
  const isLight = () =>
    drawn.locator("img").evaluate(async (image: HTMLImageElement) => {
      const { filter } = getComputedStyle(image);
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.filter = filter;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, canvas.canvas.width, canvas.canvas.height);
      const shades = [...data].map((value, at) =>
        at % 4 < 3 && (data[at - (at % 4) + 3] ?? 0) > 200 ? value : -1,
      );
      const seen = shades.filter((value) => value >= 0);
      return seen.reduce((total, value) => total + value, 0) / seen.length > 127;
    });
  await drawn.waitFor();
  expect([await folded.isVisible(), await isLight()]).toEqual([false, false]);
  await page.emulateMedia({ media: "print" });
  expect([await folded.isVisible(), await isLight()]).toEqual([true, true]);
  expect(await drawn.getByText("Source of the diagram").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
});

it("has a page for a file whose name looks like an encoded path, and ticks its tasks", async () => {
  const { page } = window;
  await page.goto("/vault/and%252For.md");
  await page.getByRole("heading", { level: 1, name: "and%2For" }).waitFor();
  await page
    .getByRole("article", { name: "Text" })
    .getByRole("checkbox")
    .and(page.locator(":enabled"))
    .click();
  await expect
    .poll(() => readFile(path.join(served.account.vaultDir, "and%2For.md"), "utf8"))
    .toBe("- [x] Decide");
});

itDeep("shows the source of diagrams without JavaScript", async () => {
  const still = await openWindow(served.service, { as: served.account, javaScriptEnabled: false });
  await still.page.goto("/vault/Home.md");
  await still.page.locator("pre code.language-mermaid").first().getByText("flowchart LR").waitFor();
  await closeWindow(still);
});

itDeep("loads what draws diagrams only where there is one", async () => {
  const asked: string[] = [];
  const { page } = window;
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/vault/Ada.md", { waitUntil: "networkidle" });
  expect(asked.filter((url) => url.includes("/diagrams/"))).toEqual([]);
});

itDeep("creates today's note when it is asked to", async () => {
  const { page } = window;
  await page.goto("/vault");
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await page.getByText("No daily note yet").waitFor();
  await page.getByRole("button", { name: "Create today’s note" }).click();
  await page.waitForURL("**/vault/Journal/*.md");
  await page
    .getByText(/^Written on \d{4}\.$/)
    .first()
    .waitFor();
  await page.goto("/vault/today");
  await page.waitForURL("**/vault/Journal/*.md");
});
