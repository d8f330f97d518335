import { expect, it } from "vitest";
import { show } from "./embeds.fixture";

it("an embedded note is a link when its text takes too long to render", async () => {
  const files = {
    "Home.md": "![[Note]]\n\n![[Plan]]",
    "Note.md": "*a_".repeat(20_000),
    "Plan.md": "Still here.",
  };
  const html = await show(files);
  expect(html).toContain("its text takes too long to render");
  expect(html).toContain("Still here.");
});
