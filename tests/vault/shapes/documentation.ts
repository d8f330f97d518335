import { posix } from "node:path";
import type { Dice } from "@/bench/vault/dice";
import { lines, PICTURE, type Shape, sentence, type VaultFiles } from "./shape";

const PAGES: Readonly<Record<string, string>> = {
  "README.md": "The project",
  "CONTRIBUTING.md": "Contributing",
  "docs/README.md": "Documentation",
  "docs/guide/README.md": "Guide",
  "docs/guide/getting started.md": "Getting started",
  "docs/guide/install.md": "Install",
  "docs/guide/install-windows.md": "Install on Windows",
  "docs/guide/FAQ (short).md": "FAQ",
  "docs/api/README.md": "API",
  "docs/api/client.md": "Client",
  "docs/api/v1.2/client.md": "Client 1.2",
  "docs/api/v1.2/changes.md": "Changes in 1.2",
  "docs/how-to/index.md": "How to",
  "docs/how-to/back up.md": "Back up",
  "docs/how-to/50% faster.md": "50% faster",
  "docs/how-to/für Eilige.md": "Für Eilige",
  "packages/core/README.md": "core",
  "packages/core/CHANGELOG.md": "Changelog of core",
  "packages/cli/README.md": "cli",
  "packages/cli/CHANGELOG.md": "Changelog of cli",
};

/** A repository's documentation: Markdown links, relative and encoded, with a README in each folder. */
export const documentation: Shape = {
  name: "documentation",
  folders: ["docs/guide/", "docs/api/v1.3/", "docs/", "packages/core/", "examples/deep/er/"],
  names: ["set-up", "Q and A (long)", "naïve 100% guide"],
  make(dice) {
    const files: VaultFiles = {
      "docs/images/overview (1).png": PICTURE,
      "docs/images/flow.svg": "<svg/>",
      LICENSE: "MIT",
    };
    for (const [path, title] of Object.entries(PAGES)) files[path] = page(dice, path, title);
    return files;
  },
};

function page(dice: Dice, path: string, title: string): string {
  const link = () => linkTo(dice, path, dice.pick(Object.keys(PAGES)));
  const image = relative(path, "docs/images/overview (1).png");
  return lines(
    ...(path.startsWith("docs/") && dice.chance(0.7) ? frontmatter(dice, title) : []),
    `# ${title}`,
    "",
    `[![build](https://ci.example/badge.svg)](https://ci.example) ${sentence(dice, link())}`,
    "",
    `- ${link()}`,
    `- ${link()}`,
    `1. ${sentence(dice, link())}`,
    "",
    "## Usage",
    "",
    "```md",
    "[not a link](./nowhere.md)",
    "```",
    "",
    `![Overview](${image.replaceAll(" ", "%20")} "The \\"overview\\"") ![flow](<${relative(path, "docs/images/flow.svg")}>)`,
    "",
    `See [usage](#usage), [the site](https://example.org/a.md) or write to [us](mailto:us@example.org). ${link()}`,
    "",
    "| Page | About |",
    "|------|-------|",
    `| ${link()} | \`[[x]]\` |`,
  );
}

const frontmatter = (dice: Dice, title: string): string[] => [
  "---",
  `title: ${title.includes("%") ? JSON.stringify(title) : title}`,
  `sidebar_position: ${dice.whole(1, 9)}`,
  `slug: /${title.toLowerCase().replaceAll(" ", "-")}`,
  "description: >-",
  `  ${sentence(dice)}`,
  `  ${sentence(dice)}`,
  "# how it is shown",
  "toc: {min: 2, max: 3}",
  "---",
  "",
];

const relative = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

/** As pages of the web encode a path: letters beyond ASCII, blanks and `%`; parentheses only where they must. */
const encoded = (path: string): string =>
  encodeURI(path).replace(/[()]/g, (c) => (c === "(" ? "%28" : "%29"));

function linkTo(dice: Dice, from: string, to: string): string {
  const form = dice.weighted({ relative: 6, dotted: 3, angle: 1, raw: 1, root: 1, wiki: 0.5, heading: 2 });
  const way = relative(from, to);
  const [title = "", dotted] = [PAGES[to], way.startsWith("../") ? way : `./${way}`];
  if (form === "relative") return `[${title}](${encoded(way)})`;
  if (form === "dotted") return `[${title}](${encoded(dotted)})`;
  if (form === "angle") return `[${title}](<${way.replaceAll("%", "%25")}>)`;
  // Letters beyond ASCII as they are, and balanced parentheses.
  if (form === "raw") return `[${title}](${way.replaceAll("%", "%25").replaceAll(" ", "%20")})`;
  if (form === "root") return `[**${title}**](/${encoded(to)} "${title}")`;
  return form === "wiki" ? `[[${to.replace(/\.md$/, "")}|${title}]]` : `[${title}](${encoded(way)}#usage)`;
}
