import type { Dice } from "@/bench/vault/dice";
import { dayOf, lines, PICTURE, type Shape, sentence, type VaultFiles } from "./shape";

const IDEAS = [
  "Spaced repetition beats rereading",
  "Writing is thinking",
  "The map is not the territory",
  "A note has one idea",
  "Chesterton's fence",
  "Desirable difficulty",
  "What is a folgezettel?",
  "Links > folders",
  "Attention (selective)",
  "Entropy",
  "Entropy of information",
  "Second-order effects",
  "Goodhart's law",
  "Tacit knowledge",
  "Ubiquitous language, bounded context",
  "L'esprit de l'escalier",
  "SQ3R",
  "Read it twice: slowly",
  "80 to 20",
  "v2.0 of memory",
];
const SOURCES = ["@ahrens2017", "@luhmann1981", "@polanyi1966", "@bjork1994"];
const MISSING = ["Something to write", "Ebbinghaus curve"];

/** Ids in names, names without folders, structure notes, citations, links with other words shown. */
export const zettelkasten: Shape = {
  name: "Zettelkasten",
  folders: ["Zettel/", "Structure/", "Literature/", "Archive/2024/"],
  names: ["202406011200 Renamed once", "Memory, forgetting", "Loci (method of)"],
  make(dice) {
    const stems = IDEAS.map((idea, at) => stemOf(idea, at));
    const files: VaultFiles = { "Assets/curve.png": PICTURE, ".obsidian/app.json": "{}" };
    for (const [at, stem] of stems.entries()) files[`Zettel/${stem}.md`] = note(dice, stem, at, stems);
    for (const source of SOURCES) files[`Literature/${source}.md`] = literature(dice, source, stems);
    files["Structure/§ Learning.md"] = structure(dice, "Learning", stems);
    files["Structure/§ Thinking.md"] = structure(dice, "Thinking", stems);
    files["Index.md"] = lines("# Index", "", "- [[§ Learning]]", "- [[Structure/§ Thinking|thinking]]");
    return files;
  },
};

/** Some begin with the time at which they were made; `?`, `:` and `>` are names that Linux allows. */
const stemOf = (idea: string, at: number): string =>
  at % 3 === 0 ? idea : `${dayOf(at * 3).replaceAll("-", "")}${String(900 + at)} ${idea}`;

function note(dice: Dice, stem: string, at: number, stems: readonly string[]): string {
  const link = () => linkTo(dice, dice.pick(stems));
  return lines(
    ...frontmatter(dice, stem, at, stems),
    `# ${stem.replace(/^\d+ /, "")}`,
    "",
    sentence(dice, `as ${link()} has it`),
    sentence(dice, `${link()}, ${link()}`),
    "",
    "## Why",
    "",
    `> ${sentence(dice, `[[${dice.pick(SOURCES)}]]`)} ^${stem.length}q`,
    "",
    dice.chance(0.3) ? `See [[#Why]] and [[${dice.pick(MISSING)}]].` : `![[curve.png|300]] ${link()}`,
    "",
    `\`[[not a link]]\` <!-- [[nor this]] -->`,
  );
}

function frontmatter(dice: Dice, stem: string, at: number, stems: readonly string[]): string[] {
  if (at % 5 === 4) return [];
  const id = /^\d+/.exec(stem)?.[0];
  return [
    "---",
    ...(id ? [`id: ${id}`] : []),
    ...(dice.chance(0.6)
      ? [`aliases: [${stem.length} words, "${dice.pick(["An idea", "a: b"])} ${at}"]`]
      : []),
    dice.chance(0.5) ? "tags: [zettel, permanent]" : "tags:\n  - zettel\n  - seedling",
    `created: ${dayOf(at)}T1${at % 10}:0${at % 6}`,
    `up: "[[§ ${dice.pick(["Learning", "Thinking"])}]]"`,
    ...(dice.chance(0.4) ? [`related:\n- '[[${dice.pick(stems).replaceAll("'", "''")}]]'`] : []),
    "---",
    "",
  ];
}

function linkTo(dice: Dice, stem: string): string {
  const form = dice.weighted({ bare: 5, shown: 4, path: 1, heading: 1, extension: 0.5, spaced: 0.5 });
  if (form === "shown") return `[[${stem}|${stem.replace(/^\d+ /, "").toLowerCase()}]]`;
  if (form === "path") return `[[Zettel/${stem}]]`;
  if (form === "heading") return `[[${stem}#Why|why]]`;
  if (form === "extension") return `[[${stem}.md]]`;
  return form === "spaced" ? `[[${stem} | ${stem.slice(-4)}]]` : `[[${stem}]]`;
}

const literature = (dice: Dice, source: string, stems: readonly string[]): string =>
  lines(
    "---",
    `citekey: ${source.slice(1)}`,
    `title: "How to: ${source}"`,
    "year: 2017",
    "---",
    sentence(dice, `[[${dice.pick(stems)}]]`),
    "",
    `- p. 12: ${sentence(dice)}`,
    `- p. 40: ${sentence(dice, `![[${dice.pick(stems)}#Why]]`)}`,
  );

const structure = (dice: Dice, name: string, stems: readonly string[]): string =>
  lines(
    `# ${name}`,
    "",
    "| Note | Says |",
    "| --- | --- |",
    ...dice.some(stems, 8).map((stem) => `| [[${stem}\\|${stem.slice(-8)}]] | ${sentence(dice)} |`),
    "",
    ...dice.some(stems, 6).map((stem, at) => `${"\t".repeat(at % 3)}- [[${stem}]]`),
  );
