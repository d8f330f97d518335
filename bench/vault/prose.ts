import type { Dice } from "./dice";
import type { Links } from "./link";
import { sentence, sentenceWith } from "./sentence";
import { NOUNS } from "./words";

const SMALLEST = 500;
const LARGEST = 4_000;

/** A body of 0.5 to 4 KB, shorter ones being commoner: paragraphs, lists, tables, code, quotes, and links among them. */
export function proseOf(name: string, dice: Dice, links: Links): string {
  const wanted = SMALLEST * (LARGEST / SMALLEST) ** (dice.next() ** 1.3);
  const blocks = [`# ${name}`];
  let length = 0;
  for (let first = true; length < wanted; first = false) {
    const block = first ? paragraph(dice, links) : blockOf(dice, links);
    blocks.push(block);
    length += block.length + 2;
  }
  return `${blocks.join("\n\n")}\n`;
}

function blockOf(dice: Dice, links: Links): string {
  const kinds = {
    paragraph: 58,
    heading: 12,
    list: 10,
    tasks: 6,
    quote: 4,
    table: 3,
    code: 3,
    embed: 2,
    hidden: 2,
  };
  switch (dice.weighted(kinds)) {
    case "paragraph":
      return paragraph(dice, links);
    case "heading":
      return `${dice.pick(["##", "##", "###"])} ${dice.pick(["Background", "Next steps", "Notes", capital(dice.pick(NOUNS))])}`;
    case "list":
      return listOf(dice, () => (dice.chance(0.25) ? `- ${links.prose()}` : `- ${sentence(dice)}`));
    case "tasks":
      return listOf(dice, () => `- [${dice.chance(0.4) ? "x" : " "}] ${text(dice, links, 0.2)}`);
    case "quote":
      return listOf(dice, () => `> ${text(dice, links, 0.1)}`);
    case "table":
      return table(dice, links);
    case "code":
      return `\`\`\`sh\ncat ${dice.pick(NOUNS)}.txt  # [[this is code]]\n\`\`\``;
    case "embed":
      return links.embed();
    case "hidden":
      return `<!-- [[not a link]] ${dice.pick(NOUNS)} -->`;
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const text = (dice: Dice, links: Links, linked: number): string =>
  dice.chance(linked) ? sentenceWith(dice, links.prose()) : sentence(dice);

const paragraph = (dice: Dice, links: Links): string =>
  Array.from({ length: dice.whole(2, 5) }, () => text(dice, links, 0.11)).join(" ");

const listOf = (dice: Dice, item: () => string): string =>
  Array.from({ length: dice.whole(2, 6) }, item).join("\n");

function table(dice: Dice, links: Links): string {
  const rows = Array.from(
    { length: dice.whole(2, 4) },
    () => `| ${dice.pick(NOUNS)} | ${dice.chance(0.3) ? links.prose(true) : dice.whole(1, 99)} |`,
  );
  return ["| what | which |", "| --- | --- |", ...rows].join("\n");
}
