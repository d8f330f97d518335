import { expect, it } from "vitest";
import { analysed, knownRecord, namesOf } from "../note.fixture";

it("finds projects by label, by name, by the vault, and a titled list", async () => {
  const projects = async (text: string, known?: Parameters<typeof analysed>[2]) =>
    namesOf((await analysed(text, "a.md", known)).projects);
  expect(await projects("Kick-off for Project Kestrel.")).toEqual(["Project Kestrel"]);
  expect(await projects("Open the Node.js Project Calendar and the Project Progression Proposal.")).toEqual(
    [],
  );
  expect(await projects("- Projects: Notify Ann and Rachel of any announcements")).toEqual([]);
  expect(await projects("Project: Lighthouse\n\nhi")).toEqual(["Lighthouse"]);
  expect(await projects("---\nproject: '[[project/Atlas]]'\n---\nhi")).toEqual(["Atlas"]);
  expect(await projects("We saw the Orchard project again.")).toEqual(["Orchard"]);
  expect(await projects("# Website relaunch\n\nOwner: Ann Lee\nDeadline: 30 Nov\n")).toEqual([
    "Website relaunch",
  ]);
  expect(await projects("atlas launch is late", [knownRecord("project", "Atlas", "Atlas launch")])).toEqual([
    "Atlas",
  ]);
  expect(await projects("# Roots & Shoots\nProject notes – raised beds\n\nLarch.")).toEqual([
    "Roots & Shoots",
  ]);
  expect(await projects("Job 2218 – Lantern Street extension\n\nLarch.")).toEqual([
    "Lantern Street extension",
  ]);
  expect(await projects("#proj-kestrel\n\nProject Kestrel is late.")).toEqual(["Project Kestrel"]);
  expect(await projects("Bausitzung 9, Umbau Schulhaus Bifang\n\nLarch.")).toEqual([
    "Umbau Schulhaus Bifang",
  ]);
  expect(await projects("Marshall St mill conversion - site diary\n\nLarch.")).toEqual([
    "Marshall St mill conversion",
  ]);
  expect(await projects("Bautagebuch, BV Kita Sonnenhügel\n\nLarch.")).toEqual(["Kita Sonnenhügel"]);
  expect(await projects("Larch.\n\nElm.\n\nOak.\n\nUmbau Schulhaus Bifang")).toEqual([]);
  expect(await projects("# Progress meeting No 14 – Tarn Wharf\n\nLarch.")).toEqual(["Tarn Wharf"]);
  expect(await projects("Baubesprechung Nr. 3: Halle Wiesengrund\n\nLarch.")).toEqual(["Halle Wiesengrund"]);
  expect(await projects("# Status report 7 – Monday\n\nLarch.")).toEqual([]);
  const mail = (subject: string) => `From: Ann Lee <ann@example.org>\nSubject: ${subject}\n\nLarch.\n`;
  expect(await projects(mail("RV: Torre Albina - seguimiento"))).toEqual(["Torre Albina"]);
  expect(await projects(mail("Re: Fwd: Tarn Wharf – status"))).toEqual(["Tarn Wharf"]);
  expect(await projects(mail("Re: Lunch – status"))).toEqual([]);
  expect(await projects("Project Manager wanted. The project is late.")).toEqual([]);
});

it("finds places where something happens or moves", async () => {
  const places = async (text: string) => namesOf((await analysed(text)).places);
  expect(await places("A trip to Nairobi, then dinner in the Methodist Hall.")).toEqual([
    "Methodist Hall",
    "Nairobi",
  ]);
  expect(await places("Venue: Village Hall, upstairs")).toEqual(["Village Hall"]);
  expect(await places("Venue: Village Hall | 7 pm")).toEqual(["Village Hall"]);
  expect(await places("Tea in Llanberis. Dormiremos en Chulilla el sábado.")).toEqual([
    "Llanberis",
    "Chulilla",
  ]);
  expect(await places("We built it in Postgres, in May. M. Benkirane demande un devis à Schindler.")).toEqual(
    [],
  );
  expect(await places("Showing it at Cardiff Games Night, 27 November, Tramshed.")).toEqual(["Tramshed"]);
  expect(await places("- Carlisle, Sat 17 May\n- Hull, Fri 16 May, City Hall")).toEqual([
    "City Hall",
    "Carlisle",
    "Hull",
  ]);
  expect(await places("Wir treffen uns Lindenallee 12, und bei der C/ Olmos 14.")).toEqual([
    "Lindenallee 12",
    "C/ Olmos 14",
  ]);
  expect(await places("Ring about the leak (#2, Hope House), then 19.30 Uhr, Pfarrheim.")).toEqual([
    "Hope House",
    "Pfarrheim",
  ]);
  expect(await places("Nos vemos en el parque de la Alameda. La réunion est à la salle Moulin.")).toEqual([
    "parque de la Alameda",
    "salle Moulin",
  ]);
  expect(await places("Der Test ist in Feldbach, und er kommt aus Hallein, bei Regen nach Hause.")).toEqual([
    "Feldbach",
    "Hallein",
  ]);
  expect(await places("La sagra a Pereta è il giorno della gita ad Aquileia, lo dico a Mario.")).toEqual([
    "Pereta",
    "Aquileia",
  ]);
  expect(await places("Parrocchia di San Biagio in Montalto")).toEqual([]);
  expect(await places("会場はみやこめっせ。")).toEqual(["みやこめっせ"]);
  expect(await places("The party is held at the Railway Club on Wednesday.")).toEqual(["Railway Club"]);
  expect(await places("- [ ] gas cert 11 Mayfair Terrace runs out")).toEqual(["11 Mayfair Terrace"]);
  expect(await places("Lunch on 27 November, Treasurer.\nDinner on 7 December, Ann Lee.")).toEqual([]);
  expect(await places("Location: Zoom\nParis was nice. Jordan came.")).toEqual([]);
});

it("finds happenings with their day", async () => {
  const { events } = await analysed(
    "The fair is Batimat Expo in Lyon on 12 December.\nThe winter fair is on 5 December.",
  );
  expect(events.map(({ name, fields }) => [name, fields.date])).toEqual([
    ["Batimat Expo", "2026-12-12"],
    ["Winter fair", "2026-12-05"],
  ]);
});

it.each([
  ['Réu orga "Les Nuits du Canal" - lundi 12/01/2026\n\nLa mairie bloque le quai.', "Les Nuits du Canal"],
  ["# SEDIMAR – WP3 telco (sampling + data)\n\nLarch.", "SEDIMAR"],
  ["## Retablo de San Blas – libreta de taller\n\nCatas en la calle central.", "Retablo de San Blas"],
  ["映画「凪の家」美術打合せ メモ\n\n場所は二階です。", "凪の家"],
  ["議事録\n件名:駅前店改装プロジェクト 第4回定例会議\n", "駅前店改装プロジェクト"],
  ["# COLDSPIN project\n\nThe reporting period ends.", "COLDSPIN"],
  ["To see the progress of the Lakeshore Wells Project in the villages.", "Lakeshore Wells Project"],
  ["Item 6 belongs under project Bulkhead, if it is funded.", "Bulkhead"],
  [
    "18:00 <kestrel> #startmeeting Tidepool Maps release meeting\n18:01 <ann> hi\n18:02 <bob> hi\n18:03 <ann> ok\n",
    "Tidepool Maps",
  ],
])("finds the project that a title names: %j", async (text, project) => {
  expect(namesOf((await analysed(text, "a.txt")).projects)).toContain(project);
});

it.each([
  '# Kleingartenverein "Sonnenhang" e. V.\n\nProtokoll vom 3. Mai.',
  "# Association « Les Jardins du Canal »\n\nCompte rendu.",
  "# Vorstand - Notizen\n\nLarch.",
  "# Ann Lee - notes\n\nLarch.",
  '# Reading "Seeing Like a State"\n\nLarch.',
  "The Project Manager leads the project Team on Monday.",
])("takes no body, person, book or role for a project: %j", async (text) => {
  expect(namesOf((await analysed(text, "a.txt")).projects)).toEqual([]);
});
