import type { Dice } from "@/bench/vault/dice";
import { dayOf, lines, PICTURE, type Shape, sentence, type VaultFiles } from "./shape";

const DAYS = 40;
const PEOPLE = ["Anna", "Ben K.", "Dr. Osei", "mum"];
const TOPICS = ["Running", "Guitar", "Book club", "Garden"];

/** A note for each day, with the ones before and after, tasks, tags, blocks that others embed, and templates. */
export const journal: Shape = {
  name: "journal",
  folders: ["Journal/2024/", "Archive/", "Topics/", "People/Family/"],
  names: ["Running log", "Anna B.", "A day off"],
  make(dice) {
    const files: VaultFiles = {
      "Journal/media/2024-01-05 photo.jpg": PICTURE,
      "Templates/Daily.md": TEMPLATE,
      "Templates/Meeting.md": "---\nwith: <% tp.system.prompt('Who?') %>\n---\n## {{title}}\n[[{{date}}]]\n",
      ".trash/2023-12-31.md": "gone",
    };
    for (let at = 0; at < DAYS; at++) files[pathOf(at)] = day(dice, at);
    for (let week = 1; week <= 6; week++) files[`Journal/2024/Weeks/2024-W0${week}.md`] = review(dice, week);
    for (const person of PEOPLE)
      files[`People/${person}.md`] = `Met first on [[${dayOf(dice.whole(0, 30))}]].\n`;
    for (const topic of TOPICS) files[`Topics/${topic}.md`] = topicNote(dice, topic);
    files["Home.md"] = lines("![[2024-01-08#Done]]", "", ...TOPICS.map((topic) => `- [[${topic}]] #topic`));
    return files;
  },
};

const TEMPLATE = lines(
  "---",
  "date: {{date:YYYY-MM-DD}}",
  "tags: [daily]",
  "---",
  "<< [[<% tp.date.yesterday() %>]] | [[<% tp.date.tomorrow() %>]] >>",
);

function pathOf(at: number): string {
  const day = dayOf(at);
  return `Journal/2024/${day.slice(5, 7)}-${at < 31 ? "January" : "February"}/${day}.md`;
}

function day(dice: Dice, at: number): string {
  const [person, topic] = [dice.pick(PEOPLE), dice.pick(TOPICS)];
  const block = `${at.toString(16)}${dice.whole(100, 999)}`;
  const earlier = Math.max(0, at - dice.whole(1, 5));
  return lines(
    ...(at % 4 === 3 ? [] : frontmatter(dice, at)),
    `<< [[${dayOf(at - 1)}]] | [[${dayOf(at + 1)}|tomorrow]] >>`,
    "",
    "## Done",
    "",
    `- [x] ${sentence(dice, `with [[${person}]]`)} #${topic.toLowerCase().replaceAll(" ", "-")}`,
    `- [ ] ${sentence(dice)} 🔁 every week ⏳ ${dayOf(at + 3)} ^${block}`,
    `\t- [-] [[${topic}|${topic.toLowerCase()}]]`,
    "- [>] moved to [[2024-02-30]]",
    "",
    "## Notes",
    "",
    sentence(dice, `[[${topic}#Log]], ![[${dayOf(earlier)}#Notes]]`),
    `mood:: ${dice.pick(["🙂", "3/5", "[[Running]]"])}`,
    "",
    "> [!quote]- Of the day",
    `> ${sentence(dice, `[[${person}|${person[0]}.]]`)}`,
    "",
    `${sentence(dice)} ^end`,
    at === 4 ? "![[2024-01-05 photo.jpg|200]]" : `[[${dayOf(earlier)}#^end]]`,
  );
}

const frontmatter = (dice: Dice, at: number): string[] => [
  "---",
  `date: ${dayOf(at)}`,
  dice.chance(0.5) ? "tags: daily" : "tags: [daily, journal/2024]",
  `weather: ${dice.pick(["sunny", "rain, then sun", "-3°C", "~", "'12°'"])}`,
  `slept: ${dice.pick(["7:30", "22:15", "8h", "07"])}`,
  `mood: ${dice.whole(1, 5)}`,
  ...(dice.chance(0.5) ? [`people: ["[[${dice.pick(PEOPLE)}]]", '[[${dice.pick(PEOPLE)}|x]]']`] : []),
  "---",
];

const review = (dice: Dice, week: number): string =>
  lines(
    `Week ${week}: ${Array.from({ length: 7 }, (_, at) => `[[${dayOf((week - 1) * 7 + at)}]]`).join(" · ")}`,
    "",
    `[[2024-W0${week - 1}]] [[2024-W0${week + 1}]]`,
    "",
    ...TOPICS.map((topic) => `**[[${topic}]]**:: ${sentence(dice)}`),
  );

const topicNote = (dice: Dice, topic: string): string =>
  lines(
    "---",
    `name: ${topic}`,
    `aliases: ${topic.toLowerCase()}`,
    "---",
    "## Log",
    ...dice
      .some(
        Array.from({ length: DAYS }, (_, at) => dayOf(at)),
        6,
      )
      .map((each) => `- [[${each}#Done|${each}]]`),
    "",
    "%% to be sorted %%",
  );
