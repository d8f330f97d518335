import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { readRecord, vaultContext, writeVaultSettings } from "../operations";
import { reconcile } from "../reconcile";
import { searchVault } from "../search/search";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  vault.write("Templates/Meeting.md", "# {{title}}\n\nAttendees [[Ann]]\n");
  vault.write("Extras/Snippets/Week.md", "Attendees of the week\n");
  vault.write("Notes/Kickoff.md", "Attendees: Ann. Made from [[Meeting]].\n");
});
afterAll(() => vault.close());

const found = async () =>
  (await searchVault(vault.ctx, { q: "attendees" })).results.map(({ path }) => path).sort();
const set = (file: string, settings: unknown) =>
  vault.write(`.obsidian/${file}`, typeof settings === "string" ? settings : JSON.stringify(settings));

it("leaves the templates of Obsidian and of Templater out, also when they are set later", async () => {
  await reconcile(vault.ctx);
  expect(await found()).toEqual(["Extras/Snippets/Week.md", "Notes/Kickoff.md", "Templates/Meeting.md"]);
  set("templates.json", { folder: "/Templates/" });
  set("plugins/templater-obsidian/data.json", { templates_folder: "Extras/Snippets" });
  await reconcile(vault.ctx);
  expect(await found()).toEqual(["Notes/Kickoff.md"]);
  expect((await vaultContext(vault.ctx, {})).skipped).toEqual({
    count: 2,
    files: ["Extras/Snippets", "Templates"].map((folder) => ({
      path: folder === "Templates" ? "Templates/Meeting.md" : "Extras/Snippets/Week.md",
      reason: `Files in ${folder} are templates, by the settings of Obsidian.`,
    })),
  });
  const { links } = await readRecord(vault.ctx, { path: "Notes/Kickoff.md" });
  expect(links).toMatchObject([{ path: "Templates/Meeting.md", is_attachment: true }]);
});

it("keeps them out with settings, and counts no root and no faulty settings", async () => {
  await writeVaultSettings(vault.ctx, { ignore: ["Old/"] });
  expect(await found()).toEqual(["Notes/Kickoff.md"]);
  set("plugins/templater-obsidian/data.json", { templates_folder: "/" });
  for (const settings of [{ folder: "" }, { folder: "/" }, { folder: 3 }, "{"]) {
    set("templates.json", settings);
    await reconcile(vault.ctx);
    expect(await found()).toHaveLength(3);
  }
});
