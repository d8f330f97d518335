import fc from "fast-check";
import { goodYaml, wildYaml } from "@/lib/vault/record/documents.fixture";

/** Lines that the rules have something to say about, among whatever else. */
const faultyLine = fc.constantFrom(
  "type: people",
  "type: note",
  'type: "Task"',
  "type:",
  "created: 2024-01-01",
  "name: A name",
  "name: Part: two",
  'name: "A" name # x',
  "status: Done",
  "status: 'In progress'  # so far",
  "tags: one",
  "tags: a, b",
  "related: [[New]]",
  'related: "[[Old]]"',
  "related: [[Old]], [[Gone]]",
  'related:\n  - "[[note/Old|x]]"\n  - [[Gone]] # gone\n  - other',
  "related: ['[[Gone]]', \"[[elsewhere/New]]\", x]",
  "owner: @someone",
  "list:\n- @a\n- `b`",
  "# only a comment",
);
const faultyYaml = fc
  .tuple(fc.uniqueArray(faultyLine, { maxLength: 7 }), fc.constantFrom("\n", "\r\n"))
  .map(([lines, eol]) =>
    lines
      .map((line) => `${line}\n`)
      .join("")
      .replaceAll("\n", eol),
  );

const phrase = fc.constantFrom(
  "[[Old]]",
  "[[note/Old#Part|shown]]",
  "![[Old]]",
  "[t](Old.md)",
  "[t](/note/Old.md#x)",
  "[[Gone]]",
  "[[person/Gone|her *words*]]",
  "| [[Gone\\|x]] | [[Alias]] |",
  "[[elsewhere/New|n]]",
  "[[Alias#part]]",
  "[[Nowhere]]",
  "`[[Old]]`",
  "```\n[[Old]]\n```",
  "<!-- [[Gone]] -->",
  "%% [[Old]] %%",
  "- item",
  "> quote",
  "\n",
  "words é 😀\u0301",
  "[[Old",
  "]] |",
);
const body = fc.array(phrase, { maxLength: 8 }).map((phrases) => phrases.join(" "));

/** A text with faults of every kind: `Old` was moved to note/New.md, with the alias `Alias`, person/Gone.md was deleted. */
export const faultyDocument = fc
  .tuple(
    fc.constantFrom("", "", "\ufeff"),
    fc.oneof(
      { weight: 4, arbitrary: faultyYaml },
      { weight: 1, arbitrary: wildYaml },
      { weight: 1, arbitrary: goodYaml },
      fc.tuple(faultyYaml, wildYaml).map((parts) => parts.join("")),
    ),
    body,
    fc.constantFrom("fenced", "fenced", "fenced", "fenced", "open", "bare"),
  )
  .map(([bom, yaml, text, fence]) => {
    if (fence === "bare") return bom + text;
    return `${bom}---\n${yaml}${fence === "open" ? "" : "---\n\n"}${text}`;
  });
