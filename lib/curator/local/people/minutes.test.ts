import { describe, expect, it } from "vitest";
import { analysed, peopleOf, tasksOf } from "../note.fixture";

/** Forms of lists in public minutes of foundations, associations and student teams. */
describe("people of minutes", () => {
  it.each([
    [
      "times between the lists",
      "**Anwesend:** (...)\n**Entschuldigt:** Ann Lee\n\n**Beginn der Sitzung:** 19:21 Uhr\n**Ende der Sitzung:** 22:21Uhr",
      ["Ann Lee"],
    ],
    [
      "the first row of a table, cut by breaks",
      "| **Members** | **Ann Lee, Bob Ito,<br>Kim Dorn** |\n| --- | --- |\n| Late | 0 |",
      ["Ann Lee", "Bob Ito", "Kim Dorn"],
    ],
    [
      "an unusual first name with an initial in a column of people",
      "| AI | POC | Trello |\n|---|---|---|\n| Send the goals round | Zorvinne M | |\n",
      ["Zorvinne M"],
    ],
    [
      "two of whom one is listed alone elsewhere",
      "Regrets: Rossen, Yves\n\nPresent: Dan, Tess, Rossen",
      ["Dan", "Tess", "Rossen", "Yves"],
    ],
    [
      "two who are named in full elsewhere",
      "Present:\n- Rossen Kolar (Oslo)\n- Yves Brandt (Lyon)\n\nSecretary: Rossen, Yves",
      ["Rossen Kolar", "Yves Brandt"],
    ],
    [
      "two first names, with what the second asked for",
      "Présents : Marc, Odile\nExcusés : Simone, Claire (pouvoir à Odile)",
      ["Marc", "Odile", "Simone", "Claire"],
    ],
    [
      "somebody with the surname first",
      "From: Kerrow, Eva <eva@x.example>\nTo: a@x.example\n\nHi",
      ["Eva Kerrow"],
    ],
    [
      "quoted names with the surname first, of whom one is called by the first name",
      'From: "Dorsch, Ottmar" <o.dorsch@x.example>\nTo: "Yildirim, Ilkay" <i.yildirim@x.example>\n\nIlkay, bestellst du sie bitte?',
      ["Ottmar Dorsch", "Ilkay Yildirim"],
    ],
    ["an association", "Excusées : Monique, Charlotte, La Balade des Livres", ["Monique", "Charlotte"]],
    [
      "two in brackets",
      "Asistentes:\n- Eduardo Pizarro\n\n1. unificar (Fernando y Pizarro)",
      ["Eduardo Pizarro"],
    ],
    [
      "what each is from",
      "## Members\n- [x] Ann Lee, Bluewater Animation\n- [ ] Gus Vera, Brimstone Film Works\n- [x] Kim Dorn, Nuvix\n- [x] Ben Ito, Secretary",
      ["Ann Lee", "Gus Vera", "Kim Dorn", "Ben Ito"],
    ],
    ["what others are from", "## Attendees\n* Ann Lee, Corvane\n* Kailas, Corvane", ["Ann Lee", "Kailas"]],
    ["accounts among those who came", "### Anwesende:\n* Corvin\n* mortzel\n* alle", ["Corvin", "mortzel"]],
    [
      "accounts after names in Chinese",
      "与会者\n\n熊伟（@xw-ei, Corvane）\n王芳（@wangf、青禾软件）",
      ["熊伟", "王芳"],
    ],
    [
      "lists in the fields of the file",
      "---\ntitle: Sitzung 4\nAnwesend:\n  - Jakob\n  - Luisa (Zoom)\nEntschuldigt:\n  - Anna Brandt\n---\n\n## TOP 1\n",
      ["Anna Brandt", "Jakob", "Luisa"],
    ],
    [
      "accounts by their pages",
      "# 会议纪要\n\n* [kestrel9](https://github.com/kestrel9) 分享了新需求，见 [docs](https://github.com/corvane/docs)\n",
      ["kestrel9"],
    ],
    [
      "who presents a point",
      "# 会议纪要\n\n1、名单确认 -- 胡欣\n2、文件评审  ---赵燕/罗凯\n--反对：0\n",
      ["胡欣", "赵燕", "罗凯"],
    ],
    ["nobody in a place and a formula", "Vu la Loi du 1er juillet\n\nÀ Bordeaux, le 3 mai 2023\n", []],
    ["offices in Chinese", "## 团队\n\n项目经理（客户经理）：徐嘉明\n测试经理：卢明君", ["徐嘉明", "卢明君"]],
    ["a student by 君", "## 出席\n* 中田君\n* いちれんさん(風邪)", ["中田", "いちれん"]],
    ["a group", "## August 17th - SIG Registries meeting\n\nNothing yet.", []],
    ["a program", "今週は Crystal を学習する会で、Ruby が話題になりました。発表は Ary さんです。", ["Ary"]],
    [
      "accounts of who came",
      "## Attendance\n* Core: Josie, lintbrush, kestrel9\n* @mvarga",
      ["Josie", "lintbrush", "kestrel9", "mvarga"],
    ],
    [
      "accounts beside other guests, of two letters, and of one who leads",
      "Attending: lintbrush, kestrel9, Josie, jb, other guests\nLead: quellgeist\nNotetaker: tba",
      ["Josie", "lintbrush", "kestrel9", "jb", "quellgeist"],
    ],
    [
      "lines of names below any heading",
      "**Chargés de mission :**\nLuka Vandervelden,\nLudovic Muller,\nPhillippine Rousseau,\nHarmonie Vo Viet Anh",
      ["Luka Vandervelden", "Ludovic Muller", "Phillippine Rousseau", "Harmonie Vo Viet Anh"],
    ],
    [
      "names with what they are, among which one has an ordinary word",
      "## Welcome\n- name / institution / handle\n- Rollin Thomas / NERSC\n- Ryan Lovett / Corvane\n- Thomas Lively / MSI\n",
      ["Rollin Thomas", "Ryan Lovett", "Thomas Lively"],
    ],
    [
      "no list of names",
      "## Build\n- Robin Fleck: mend the pump\n- Azure Fleet\n- Green Fields",
      ["Robin Fleck"],
    ],
    [
      "surnames and first names in columns",
      "## Aanwezigen\n\n| Achternaam | Voornaam | Organisatie |\n|--|--|--|\n| Bijen | Antoon | Justid |\n| Van der Velde | Johan | RDW |",
      ["Antoon Bijen", "Johan van der Velde"],
    ],
    [
      "the same in French and Spanish",
      "| Nom | Prénom | Rôle |\n|--|--|--|\n| MARTIN | Zélia | Présidente |\n\n| Nombre | Apellidos |\n|--|--|\n| Ana | García López |",
      ["Zélia Martin", "Ana García López"],
    ],
    [
      "accounts with capitals, and with a full stop",
      "## Attendees\n- [StellaZYing](https://github.com/StellaZYing)\n- GitHub\n\n## Next\nAttending: der.hans, Walter, mortzel",
      ["StellaZYing", "der.hans", "Walter", "mortzel"],
    ],
    [
      "accounts that are mentioned, but no attributes, decorators, tags and domains",
      "## Notes\n- Publish the record: @kestrel9\n- done as per @lintbrush\n- @xml:id, @my_hist and `@Override`\n- :@home: mail to @corvane.example\n- `<pb @facs>`",
      ["kestrel9", "lintbrush"],
    ],
    [
      "an account before its name",
      "## Attendees\n- @kestrel9 (Mark Waite)\n- @lintbrush (Ann Lee)\n\n## Notes\n- Record: @kestrel9",
      ["Mark Waite", "Ann Lee"],
    ],
    [
      "who reports, one after the other",
      "Daily standup\n\nJens:\nIch baue die Demo.\n\nMarai:\nNichts Neues.\n\nPetra:\nDie Datenbank ist fertig.",
      ["Jens", "Marai", "Petra"],
    ],
    [
      "whose part it is, but no topics",
      "## Kevin\n- slides\n\n## lintbrush\n- posters\n\n## Phoebe\n- tests\n\n## Ross\n- docs\n\n## Website\n- nothing",
      ["Kevin", "lintbrush", "Phoebe", "Ross"],
    ],
    ["topics", "## Kevin\n- slides\n\n## Grafana\n- up\n\n## Zabbix\n- down", ["Kevin"]],
    [
      "one under a shorter name",
      "## Asistentes\n- Ramón J. Guerrero\n- Ana Costa\n\nFirma: Juan José Gómez Borrallo y Ramón José Guerrero Romero",
      ["Ramón José Guerrero Romero", "Ana Costa", "Juan José Gómez Borrallo"],
    ],
    ["who only watches", "## Attendees\nObservers: @edef1c", ["edef1c"]],
    ["first names in kana", "## 参加者\n- みずき\n- ソラ\n- 桐山", ["みずき", "ソラ", "桐山"]],
    [
      "a name that is wrapped after a label",
      "Attending: Josie Moor, Mattia Bianchetti, Dennis Hagen, Martin\nDurwood, John Kirk, Alice Moles\n",
      ["Josie Moor", "Mattia Bianchetti", "Dennis Hagen", "Martin Durwood", "John Kirk", "Alice Moles"],
    ],
    [
      "who says it in HackMD",
      "### Agenda\n- [name=Melinda] The table of contents\n- [name=Chi-Lin][time=Wed, Dec 8] Titles",
      ["Melinda", "Chi-Lin"],
    ],
    [
      "names of reStructuredText",
      "Present: `Ann Lee`_ (clerk) and `Bob Kerrow`_\n\n.. _`Ann Lee`: /Friends/AnnLee/",
      ["Ann Lee", "Bob Kerrow"],
    ],
    [
      "escaped numbers",
      "1\\. Present: G. Gottrel - Vice-chairman, P. Marwell, Mrs. Willard",
      ["G. Gottrel", "P. Marwell", "Willard"],
    ],
    [
      "a number before the label",
      "4 members in attendance: **Ann Lee, Jorrel, Bob Kerrow**",
      ["Ann Lee", "Jorrel", "Bob Kerrow"],
    ],
    [
      "initials before names",
      "## Attendees\n1. AL: Ann Lee (@annl), Corvane\n1. BK: Bob Kerrow (@bk), Nuvix, CK/C",
      ["Ann Lee", "Bob Kerrow"],
    ],
    [
      "a roll call with boxes",
      "### Voting member rollcall:\n\n- [x] Ann Lee, Corvane ( Full Member )\n- [ ] Bob Kerrow, Nuvix ( Full Member )",
      ["Ann Lee", "Bob Kerrow"],
    ],
    [
      "a word of no language that speaks twice",
      "- Yorrik suggested a new lamp.\n- **Lamps:** Yorrik presented the old ones.",
      ["Yorrik"],
    ],
    [
      "an ordinary first name that is to do something",
      "## Actions\n- Mark to write comments on the plan",
      ["Mark"],
    ],
    ["no event with its price", "## Grants approved\n\n- PyVent Italia: USD $500", []],
    [
      "names beside names",
      "New members\n\n- Ann Lee\n- Oorvik Garn\n- Bob Kerrow",
      ["Ann Lee", "Oorvik Garn", "Bob Kerrow"],
    ],
    [
      "an unknown name that leads a discussion",
      "Kazvik Oduru led a discussion on the lamps.",
      ["Kazvik Oduru"],
    ],
    ["no board that notes something", "Lamp Council noted the report.", []],
    ["a topic", "* Shadow Realm - Chengzhong no news\n* Frost Hollow - @hober, @torgo", ["hober", "torgo"]],
  ])("%s", async (_, text, names) => {
    expect(new Set(peopleOf(await analysed(text)))).toEqual(new Set(names));
  });

  it("reads rows with a label as lists, also without a last bar", async () => {
    const text = "| | |\n|---|---|\n| Attending | Ann Lee, Bob Kerrow\n| Note taker | Eva Brannock";
    const people = (await analysed(text)).people.all();
    expect(people.map(({ name, structured }) => [name.words.join(" "), structured])).toEqual([
      ["Ann Lee", true],
      ["Bob Kerrow", true],
      ["Eva Brannock", true],
    ]);
  });

  it.each(["@jsnell", "(@jsnell)", "@jsnell (chair)"])("knows whose account is %s", async (beside) => {
    const text = `## Present\n* James Snellgrove ${beside}\n\n* @jsnell to open a pull request for the charter`;
    expect(tasksOf(await analysed(text))).toEqual(["James Snellgrove: Open a pull request for the charter"]);
  });

  it.each([
    "Name | Organisation | Role",
    "Teilnehmer | Firma | Funktion",
    "Nom | Organisme | Fonction",
    "Nombre | Entidad | Cargo",
    "Nome | Azienda | Ruolo",
    "Nome | Empresa | Cargo",
    "Naam | Bedrijf | Functie",
  ])("knows the organization, office and address of each in a table: %s", async (columns) => {
    const rows = "| Ann Lee | Corvane | Notary |\n| Bob Ito | Delta Ltd | bob@delta.example |\n";
    const found = await analysed(`# 12.11.2026\n\n| ${columns} |\n|---|---|---|\n${rows}`);
    expect(found.people.all().map(({ org, role, email }) => [org?.text, role, email])).toEqual([
      ["Corvane", "Notary", undefined],
      ["Delta Ltd", undefined, "bob@delta.example"],
    ]);
  });

  it("has no header where the first row of a table is one of those present, as of a file of Word", async () => {
    const rows = "| Anna Berg | Corvane Ltd |\n|---|---|\n| Bob Ito | Delta Ltd |\n";
    const { people } = await analysed(`# 12.11.2026\n\n## Present\n\n${rows}`);
    expect(people.all().map(({ name }) => name.words.join(" "))).toEqual(["Anna Berg", "Bob Ito"]);
  });
});
