import { it } from "vitest";
import { createRecord } from "@/lib/vault";
import { until } from "../support/until";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve({ worker: true });
const NOTE = `# Lunch\n\nAttendees: Alice Chen, Bob Martin\n\nAlice had lunch with Brentola about the tender. Bob had lunch with Velmora about the lease.\n\nBob will probably fold the old letters. Alice offered to count the chairs.\n`;

it("shots", async () => {
  const { ctx } = served.account;
  await fillVault(ctx);
  for (const type of ["event", "note", "task"] as const) await createRecord(ctx, { type, name: "Harbour day", fields: type === "task" ? { due: "2026-12-05" } : {} });
  for (let n = 0; n < 130; n++) await createRecord(ctx, { type: "asset", name: `Asset ${n}` });
  await served.api.ok("addToInbox", { filename: "Lunch.md", content: NOTE });
  await served.api.ok("processInbox", {});
  for (const [name, width, scheme] of [["light", 1280, "light"], ["dark", 390, "dark"]] as const) {
    const window = await openWindow(served.service, { as: served.account, viewport: { width, height: 844 }, colorScheme: scheme });
    const { page } = window;
    const shot = (what: string) => page.screenshot({ path: `/tmp/ui3-shots/${what}-${name}.png` });
    await page.goto("/vault?q=harbour"); await shot("search");
    await page.goto("/vault?sort=name");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.getByRole("link", { name: "Previous page" }).waitFor();
    await page.getByRole("link", { name: "Next page" }).click();
    await page.waitForTimeout(800);
    await page.getByRole("navigation", { name: "Pages" }).scrollIntoViewIfNeeded(); await shot("pager");
    await page.goto("/vault/tasks"); await shot("tasks");
    await page.goto("/vault/new?type=note");
    const text = page.getByLabel("Text");
    await until("list", async () => { await text.fill(""); await text.pressSequentially("Some text\n\nAsk [[har"); return page.getByRole("listbox", { name: "Records" }).isVisible(); });
    await page.waitForTimeout(500); await shot("new");
    await page.goto("/home");
    await until("dialog", async () => { await page.keyboard.press("?"); return page.getByRole("dialog").isVisible(); });
    await shot("keys"); await page.keyboard.press("Escape");
    await shot("home");
    await page.goto("/inbox/proposals");
    await page.getByRole("button", { name: "Accept Brentola" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor(); await shot("proposals");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Accept Brentola" }).waitFor();
    await page.goto("/vault/person/Alise%20Chenn.md"); await page.getByText("Records with a similar name").waitFor(); await shot("404");
    await page.goto("/vault/ask?question=Who%20is%20Alice"); await page.getByRole("region", { name: "Answer" }).waitFor(); await shot("ask");
    await page.goto("/vault/note/Kick-off.md"); await shot("record");
    await closeWindow(window);
  }
}, 240_000);
