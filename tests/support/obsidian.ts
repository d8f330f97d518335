/** A vault as Obsidian users keep it: no folder of a type, hardly any type, links in every form. By path. */
export function obsidianVault(): Record<string, string> {
  return {
    ...dailyNotes(),
    "Home.md":
      "# Home\n\n- [[Projects MOC]]\n- [[People MOC|people]]\n- [[2024-03-05]]\n- ![[Attachments/plan.png]]\n",
    "Maps/Projects MOC.md":
      "---\ntype: moc\ntags: [map]\n---\n\n[[Orchid]] and [[1 Projects/Basalt/Basalt|Basalt]], [[Orchid#Risks]]\n",
    "Maps/People MOC.md":
      "---\ncssclasses: wide\n---\n\n[[Ada Byron]], [[ada byron|Ada]], [[Zoë Ångström]]\n",
    "1 Projects/Orchid.md": ORCHID,
    "1 Projects/Basalt/Basalt.md":
      "---\nstatus: seedling\ndate: 2022-11-30\n---\n\n[Orchid](../Orchid.md) [[Notes]]\n",
    "1 Projects/Basalt/Notes.md":
      "Decided on 5 May: [[Basalt]] uses [[Ada Byron]]'s press.\r\n\r\nSecond line.\r\n",
    "2 Areas/People/Ada Byron.md": ADA,
    "2 Areas/People/Zoë Ångström.md": "---\ntype: person\n---\nKnows [[Ada Byron]].\n",
    "2 Areas/People/Bob.md": "---\ntype: People\nemail: bob@example.org\n---\nBob.\n",
    "3 Resources/Books/What is this?.md":
      "---\ntype: book\nauthor: '[[Ada Byron]]'\nrating: 5\n---\nA book.\n",
    "3 Resources/Books/index.md": "[[What is this?]]\n",
    "3 Resources/Recipes/index.md": "Recipes\n",
    "4 Archive/Old.md": "---\ntype: [a, b]\n---\nOld, see [[Gone]].\n",
    "4 Archive/Broken.md": "---\nhandle: @ada\n---\nThe frontmatter is not YAML. [[Home]]\n",
    "_templates/Daily.md": "---\ntype: <% tp.type %>\n---\n[[Home]]\n",
    "4 Archive/_templates/Old.md": "{{title}}",
    ".obsidian/app.json": "{}",
    ".trash/Deleted.md": "gone",
    "Attachments/plan.png": "PNG",
    "Boards/Plan.canvas": '{"nodes":[]}',
  };
}

const ORCHID = `---
aliases:
  - The Orchid
created: 2023-02-03
up: "[[Projects MOC]]"
---

# Orchid

Owned by [[Ada Byron|Ada]], see [[2024-03-05#Notes]] and ![[Notes]].

## Risks

- [ ] Ask [[Bob]] ^ask
`;

const ADA = `---
name: Ada Byron
aliases: [Countess]
---

Works on [[1 Projects/Orchid]] and [[Orchid|it]]; met [[Bob]].
`;

function dailyNotes(): Record<string, string> {
  const days = ["2024-03-04", "2024-03-05", "2024-03-06"];
  const text = (day: string, at: number) =>
    `<< [[${days[at - 1] ?? day}]] | [[${days[at + 1] ?? day}]] >>\n\n## Notes\n\nTalked to [[Bob]] about [[Orchid]].\n`;
  return Object.fromEntries(days.map((day, at) => [`Daily/2024/${day}.md`, text(day, at)]));
}
