import type { Dice } from "@/bench/vault/dice";
import { dayOf, lines, PICTURE, type Shape, sentence, type VaultFiles } from "./shape";

const PLACES = [
  "1 Projects/Kitchen",
  "1 Projects/Kitchen/Plumbing",
  "1 Projects/Book",
  "2 Areas/Home",
  "2 Areas/Health",
  "2 Areas/Finance/Taxes",
  "3 Resources/Cooking",
  "3 Resources/Cooking/Bread",
  "4 Archive/2022/Kitchen",
  "4 Archive/2022/Move",
];
/** Notes that many folders have one of. */
const USUAL = ["Notes", "Log", "Overview"];
const OWN = ["Costs", "People", "Ideas", "Timeline", "Recipe", "Plan B", "Contacts & numbers"];

interface Note {
  folder: string;
  stem: string;
}

/** Nested folders with notes of the same name in many of them, linked by name, by part of a path and by the path. */
export const para: Shape = {
  name: "PARA",
  folders: [
    "1 Projects/Book/",
    "2 Areas/Home/",
    "4 Archive/2023/",
    "3 Resources/",
    "4 Archive/2022/Kitchen/",
  ],
  names: ["Kitchen review", "Notes (old)", "2024"],
  make(dice) {
    const notes = PLACES.flatMap((folder): Note[] => [
      ...dice.some(USUAL, 2).map((stem) => ({ folder, stem })),
      ...dice.some(OWN, 1).map((stem) => ({ folder, stem: `${folder.split("/").at(-1)} ${stem}` })),
    ]);
    const files: VaultFiles = {
      "Attachments/Kitchen plan.png": PICTURE,
      "1 Projects/Kitchen/plan.pdf": "%PDF",
    };
    for (const [at, note] of notes.entries())
      files[`${note.folder}/${note.stem}.md`] = textOf(dice, note, at, notes);
    files["Dashboard.md"] = lines(
      "# Dashboard",
      "",
      ...PLACES.slice(0, 5).map((place) => `- [[${place}/Notes|${place.split("/").at(-1)}]]`),
      "```dataview",
      'TABLE status FROM "1 Projects" WHERE contains(file.outlinks, [[Dashboard]])',
      "```",
    );
    files["Inbox.md"] = lines("- [ ] Sort [[Notes]]", `- [ ] ${sentence(dice, "[[Someday]]")}`);
    return files;
  },
};

function textOf(dice: Dice, note: Note, at: number, notes: readonly Note[]): string {
  const link = () => linkTo(dice, note, dice.pick(notes));
  return lines(
    ...(dice.chance(0.7) ? frontmatter(dice, at, notes) : []),
    `# ${note.stem}`,
    "",
    `${sentence(dice, link())} ${sentence(dice, link())}`,
    "",
    "## Next",
    "",
    `- [ ] ${sentence(dice, `${link()} 📅 ${dayOf(at * 2)}`)}`,
    `- [x] ${sentence(dice)} ✅ ${dayOf(at)}`,
    `    - ${sentence(dice, link())}`,
    "",
    note.folder.includes("Kitchen")
      ? "![[Kitchen plan.png]] [the plan](plan.pdf)"
      : "[[Attachments/Kitchen plan.png]]",
  );
}

function frontmatter(dice: Dice, at: number, notes: readonly Note[]): string[] {
  const area = dice.pick(notes.filter(({ folder }) => folder.startsWith("2 ")));
  return [
    "---",
    `status: ${dice.pick(["active", "on hold", "🟢 active", "done"])}`,
    ...(dice.chance(0.3) ? [`type: ${dice.pick(["project", "area", "resource", "meeting"])}`] : []),
    `area: "[[${area.folder}/${area.stem}]]"`,
    `deadline: ${dayOf(at * 3)}`,
    ...(dice.chance(0.5) ? ["tags: project, home"] : ["tags:", "- home/kitchen", "- 2024"]),
    ...(dice.chance(0.3) ? ["people:", "    - '[[People]]'", `    - "[[Contacts & numbers|numbers]]"`] : []),
    ...(dice.chance(0.4) ? ["progress: 40  # percent", "cover:"] : []),
    "---",
  ];
}

function linkTo(dice: Dice, from: Note, { folder, stem }: Note): string {
  const form = dice.weighted({ bare: 4, part: 2, path: 3, root: 0.5, markdown: 1, heading: 1, upper: 0.5 });
  const path = `${folder}/${stem}`;
  if (form === "part") return `[[${path.split("/").slice(-2).join("/")}]]`;
  if (form === "path") return `[[${path}|${stem}]]`;
  if (form === "root") return `[${stem}](/${encodeURI(path)}.md)`;
  if (form === "markdown") return `[${stem}](${encodeURI(path)}.md)`;
  if (form === "heading") return `[[${stem}#Next]]`;
  if (form === "upper") return `[[${stem.toUpperCase()}|${from.stem}]]`;
  return `[[${stem}]]`;
}
