import { record } from "../vault.fixture";

/** What records have and some do not, each in the middle of many plain ones. */
export const ODD: Readonly<Record<string, string | Uint8Array>> = {
  "note/no frontmatter.md": "Only text, with [[a link]] and [another](person/Anna%20Berg.md#Work).\n",
  "note/empty.md": "",
  "note/not closed.md": "---\ntype: note\n",
  "note/not YAML.md": "---\ntype: note\nname: a: b: c\n---\n\n[[note/plain 1]]\n",
  "loose/not YAML.md": "---\ntype: person\nknows:\n  - @ann\n---\n",
  "note/template.md": "---\ntype: note\nname: {{title}}\ncreated: 2024-01-05\n---\n\n[[{{date}}]]\n",
  "note/merge.md": record("note", "merge", "", "<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> other\n"),
  "note/of a list.md": "---\ntype: [note, person]\nstatus: {is: [draft, 1]}\n__proto__: x\n---\n",
  "note/of numbers.md": '---\ntype: 7\nstatus: false\nname: 12.50\naliases: [1, b, "c d"]\n---\n\nText.\n',
  "note/of scalars.md": record(
    "note",
    "of scalars",
    "tags: one\nrelated: -0\nproject: 3\nreferences: true\n",
  ),
  "note/2024-02-29 a day.md": "---\ntype: note\nname: Tag\n---\n\nShort.\n",
  "note/elsewhere.md": "---\ntype: note\ndate: 2023-07-01\n---\n\n![[x.png]] and [[#Own heading]]\n",
  "person/Ánna Berg 🙂.md": record("person", "Ánna Berg 🙂", "aliases: [Änne, 安娜]\norg: '[[org/It''s]]'\n"),
  "note/places.md": record(
    "note",
    "p",
    "",
    "[[note/plain 2#One#Two|shown]] [[note/plain 3#^block]] [[../x]]\n",
  ),
  "note/zero.md": "a\0b",
  "note/latin.md": Uint8Array.of(0x61, 0xe4, 0x62),
  "note/no type.md": "---\ncreated: 2024-01-05\nname:\n---\n\n[[nowhere]]\n",
  "loose/Copy (1).md": record("note", "Copy"),
  "_templates/note.md": "---\ntype: {{type}}\n---\n",
  "x.png": "x",
};
