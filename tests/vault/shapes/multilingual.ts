import type { Dice } from "@/bench/vault/dice";
import { oddFrontmatters } from "./odd-yaml";
import { lines, PICTURE, type Shape, sentence, type VaultFiles } from "./shape";

/** As some disks store names: accents apart from their letters. */
const apart = (text: string): string => text.normalize("NFD");

const NOTES: readonly string[] = [
  "Straße & Co.",
  "Übergrößenträger",
  apart("Zoë Ångström"),
  apart("カタカナ ガイド"),
  "日本語/東京 (とうきょう)",
  "日本語/旅行の計画",
  "日本語/京都",
  "العربية/ملاحظات اليوم",
  "العربية/قائمة الكتب",
  "中文/读书笔记",
  "Ελληνικά/Οδυσσέας",
  "Emoji/🌱 Seedlings",
  "Emoji/👩‍🚀 space (crew)",
  "Odd/C# & F#",
  "Odd/a.b.c",
  "Odd/v1.0 – notes…",
  "Odd/50% (half)",
  "Odd/O'Brien's \"quoted\" note",
  "Odd/[draft] plan",
  "Odd/two  blanks",
  "Odd/100",
  "Odd/true",
  "Odd/receipt.pdf",
];

/** Names of many scripts and forms, line breaks and marks of other systems, attachments, and every kind of YAML. */
export const multilingual: Shape = {
  name: "multilingual",
  folders: ["日本語/", "العربية/", "Neu/Größe/", "Emoji/", "Odd/deep/"],
  names: ["改名したノート", "مذكرة جديدة", "Façade (neu) & more", "🌵"],
  make(dice) {
    const files: VaultFiles = {
      "Anhänge/Übersicht (1).png": PICTURE,
      "Anhänge/receipt.pdf": "%PDF",
      "Boards/計画.canvas": JSON.stringify({
        nodes: [{ id: "1", type: "file", file: `${NOTES[0]}.md` }],
        edges: [],
      }),
      "Leer.md": "",
      "Nur Kopf.md": "---\ntags: [x]\n---",
    };
    for (const [at, note] of NOTES.entries()) files[`${note}.md`] = textOf(dice, note, at);
    for (const [at, yaml] of oddFrontmatters().entries()) {
      const eol = at % 3 === 1 ? "\r\n" : "\n";
      const body = lines("", `[[${linkable(dice)}]]`, "Author:: [[Zoë Ångström]] (due:: 2024-05-01)");
      files[`YAML/${at} note.md`] = `---\n${yaml}---\n${body}`.replaceAll("\n", eol);
    }
    return files;
  },
};

/** Names that a wiki link can have in it. */
const linkable = (dice: Dice): string => {
  const note = dice.pick(NOTES.filter((each) => !/[[\]#]/.test(each)));
  return dice.chance(0.3) ? note.normalize("NFC") : note.slice(note.lastIndexOf("/") + 1).normalize("NFC");
};

function textOf(dice: Dice, note: string, at: number): string {
  const link = () => `[[${linkable(dice)}]]`;
  const markdown = dice.pick(NOTES).normalize("NFC");
  const text = lines(
    ...(at % 2 === 0 ? ["---", `Titel: "${at}: ${note.length}"`, `ähnlich: ["${link()}"]`, "---"] : []),
    `# ${note}`,
    "",
    `${sentence(dice, link())} 続きは${link()}を見てください。 راجع ${link()} الآن`,
    `[${at}](${encodeURIComponent(markdown)
      .replaceAll("%2F", "/")
      .replace(/[()']/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}.md)`,
    `- ![[Übersicht (1).png]] [[receipt.pdf]] ![[計画.canvas]]`,
    `- [Anhang](<../Anhänge/Übersicht (1).png>)`,
    `[[Zoë Ångström|Z]]\t[[ZOË ÅNGSTRÖM#x]] [[straße & co.]]`,
  );
  const ended = at % 4 === 1 ? text.replaceAll("\n", "\r\n") : text;
  return at % 6 === 5 ? `\ufeff${ended}` : ended;
}
