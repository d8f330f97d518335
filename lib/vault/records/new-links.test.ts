import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { reconcile } from "../reconcile";
import { linkWriter } from "./new-links";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  for (const path of ["People/Ada.md", "Work/Plan.md", "Home/Plan.md", "Notes/Today.md"])
    vault.write(path, "x\n");
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

const GOALS = ["People/Ada.md", "Work/Plan.md", "Notes/Other.md"];

const written = async (settings: string | null, source = "Notes/Today.md") => {
  if (settings !== null) vault.write(".obsidian/app.json", settings);
  const write = await vault.ctx.db.tx((tx) => linkWriter(vault.ctx, tx, GOALS));
  return GOALS.map((goal) => write(source, goal));
};

const WHOLE = ["[[People/Ada]]", "[[Work/Plan]]", "[[Notes/Other]]"];
const SHORT = ["[[Ada]]", "[[Work/Plan]]", "[[Other]]"];

describe("a new link", () => {
  it("has the whole path where Obsidian has no settings", async () => {
    expect(await written(null)).toEqual(WHOLE);
  });

  it.each([
    ['{"newLinkFormat": "shortest"}', SHORT],
    ['{"newLinkFormat": "absolute"}', WHOLE],
    ['{"newLinkFormat": "relative"}', ["[[../People/Ada]]", "[[../Work/Plan]]", "[[Other]]"]],
    ['{"newLinkFormat": 7}', SHORT],
    ["{}", SHORT],
    ["not JSON", SHORT],
  ])("is written as %s says", async (settings, expected) => {
    expect(await written(settings)).toEqual(expected);
  });
});
