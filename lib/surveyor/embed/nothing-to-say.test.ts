import { afterAll, beforeAll, expect, it } from "vitest";
import { searchRecords } from "@/lib/embeddings";
import { reconcile } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { runSurvey } from "../survey.fixture";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  vault.write("Recipes/empty.md", "");
  vault.write("x.md", "x");
  vault.write("Uwe Kern.md", "Met at the fair.");
  vault.write(
    "Invoice.md",
    "For the yard: mast lowered and stepped, 2 days crane hire, antifouling, slip fees.",
  );
  vault.write(
    "Harvest.md",
    "The grape harvest in the vineyard begins in September, when the grapes are sweet.",
  );
  await reconcile(vault.ctx);
  await runSurvey(vault.ctx);
});
afterAll(() => vault.close());

const found = async (input: { similar: string } | { hybrid: string }) =>
  (await searchRecords(vault.ctx, input)).results.map(({ path }) => path);

it("does not find notes with nothing in them, and embeds them once", async () => {
  expect((await found({ similar: "crane" }))[0]).toBe("Invoice.md");
  for (const similar of ["crane", "invoice", "x"]) {
    const paths = await found({ similar });
    expect(paths).not.toContain("Recipes/empty.md");
    expect(paths).not.toContain("x.md");
  }
  expect(await runSurvey(vault.ctx)).toMatchObject({ embedded: 0 });
});

it("finds nothing for what is no word, and what is near for a word that the vault does not have", async () => {
  for (const text of ["asdkjh", "asdkjh qwe?", "qwertz uiop"]) {
    expect(await found({ similar: text })).toEqual([]);
    expect(await found({ hybrid: text })).toEqual([]);
  }
  expect((await found({ similar: "winegrowing" }))[0]).toBe("Harvest.md");
});
