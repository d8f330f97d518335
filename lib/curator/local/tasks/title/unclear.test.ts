import { expect, it } from "vitest";
import { SURE } from "../../../plan";
import { planLocally } from "../../plan-locally";

const HEAD = "# Minutes, 18 November 2026\n\nPresent: Ann Lee, Bob Ito\n\n";

async function certainty(text: string): Promise<number> {
  const { entities } = await planLocally({
    filename: "a.md",
    content: HEAD + text,
    receivedAt: new Date("2026-11-18T09:00:00Z"),
    known: [],
  });
  return entities.find(({ type }) => type === "task")?.confidence ?? 0;
}

it.each([
  [
    "Ann Lee will send the report on the roof to the board by Friday.",
    "Ann Lee will send it to them by Friday.",
  ],
  ["Bob Ito will book the village hall for the concert by Friday.", "Bob Ito will book it by Friday."],
])("is written without review only where its own words say what it is about: %s", async (clear, vague) => {
  const [sure, unsure] = [await certainty(clear), await certainty(vague)];
  expect(sure).toBeGreaterThanOrEqual(SURE);
  expect(unsure).toBeLessThan(SURE);
});

it("may be short where the file calls it a task", async () => {
  expect(await certainty("# Actions\n- [ ] Bob Ito: book the hall by 20 November\n")).toBeGreaterThanOrEqual(
    SURE,
  );
});
