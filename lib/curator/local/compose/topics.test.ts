import { expect, it } from "vitest";
import { planLocally } from "..";

const keyPointsOf = async (content: string): Promise<string> => {
  const receivedAt = new Date("2026-11-20T09:00:00Z");
  const { note } = await planLocally({ filename: "call.txt", content, receivedAt, known: [] });
  return /## Key points\n\n([\s\S]*?)\n\n## /.exec(note.body)?.[1] ?? "";
};

const CALL = `2026-11-16

[00:00:05] Ann Lee: Let us begin with the greenhouse. The greenhouse lost 12 panes in the storm.
[00:00:40] Bob Kerr: The glass for the greenhouse costs about 300 pounds. The supplier has it since Monday.
[00:01:10] Ann Lee: So the greenhouse is the expensive part. The glass is still missing.
[00:01:50] Bob Kerr: And the frame of the greenhouse is fine. Only the glass is broken.
[00:02:30] Ann Lee: Now the newsletter. The newsletter was late again in October.
[00:03:00] Bob Kerr: The printers want the newsletter 10 days before. The newsletter had 16 pages the last time.
[00:03:40] Ann Lee: The newsletter costs more because of the colour pages. The printers said so.
[00:04:10] Bob Kerr: The cover of the newsletter was important to the printers.
[00:04:50] Ann Lee: Then the orchard. The orchard has 40 trees that are older than 60 years.
[00:05:20] Bob Kerr: Half of the trees in the orchard need a cut. The ladder is too short for the orchard.
[00:05:50] Ann Lee: The council owns the orchard since 1990. The trees were planted before that.
[00:06:30] Bob Kerr: The orchard is the best thing that we have. Nobody cuts the trees in winter.
`;

it("groups the sentences of a conversation by topic, word for word", async () => {
  const keyPoints = await keyPointsOf(CALL);
  const titles = keyPoints.split("\n").filter((line) => line.startsWith("### "));
  expect(titles).toEqual(["### Greenhouse", "### Newsletter", "### Orchard"]);
  const points = keyPoints.split("\n").filter((line) => line.startsWith("- "));
  expect(points.length).toBeGreaterThanOrEqual(6);
  expect(points.length).toBeLessThanOrEqual(9);
  expect(points.every((line) => CALL.includes(line.slice(2)))).toBe(true);
});

it("lists the most important sentences of a short conversation, and of a note", async () => {
  const short = CALL.split("\n").slice(0, 5).join("\n");
  expect(await keyPointsOf(short)).toMatch(/^- /);
  const note = CALL.replace(/^\[.*?\] \p{L}+ \p{L}+: /gmu, "");
  expect(await keyPointsOf(note)).toMatch(/^- /);
});
