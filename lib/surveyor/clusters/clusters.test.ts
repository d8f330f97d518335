import { describe, expect, it } from "vitest";
import type { Document } from "./documents";
import { labelsOf } from "./local-labels";
import { groupsOf } from "./match";
import { mergeAlike } from "./merge";
import { termsOf } from "./terms";
import { GroupTexts, VaultTexts } from "./texts";

/** What is read of documents, and of those of each group. */
function read(documents: readonly Document[], groups: readonly { members: readonly string[] }[]) {
  const vault = new VaultTexts();
  const own = groups.map(() => new GroupTexts());
  for (const document of documents)
    vault.add(document, own[groups.findIndex(({ members }) => members.includes(document.path))]);
  for (const each of own) each.close();
  return { vault, own };
}

const termsIn = (documents: readonly Document[], groups: readonly { members: readonly string[] }[]) => {
  const { vault, own } = read(documents, groups);
  return termsOf(vault, own);
};
const labelsIn = (documents: readonly Document[], groups: readonly { members: readonly string[] }[]) => {
  const { vault, own } = read(documents, groups);
  return labelsOf(vault, own, termsOf(vault, own));
};

const paths = ["a", "b", "c", "d", "e", "f", "g"];

describe("clusters", () => {
  it("keep their ids while they share half of their records, and an id goes to one", () => {
    const first = groupsOf(paths, Int32Array.from([1, 1, 1, 2, 2, 2, 3]), new Map());
    expect(first.map(({ members }) => members)).toEqual([
      ["a", "b", "c"],
      ["d", "e", "f"],
    ]);
    const before = new Map(first.flatMap(({ id, members }) => members.map((path) => [path, id] as const)));
    const second = groupsOf(paths, Int32Array.from([5, 5, 4, 4, 4, 4, 5]), before);
    const idOf = (path: string) => second.find(({ members }) => members.includes(path))?.id;
    expect(idOf("d")).toBe(before.get("d"));
    expect(idOf("a")).toBe(before.get("a"));
    expect(new Set(second.map(({ id }) => id)).size).toBe(second.length);
  });

  it("are named after what sets them apart", () => {
    const documents = [
      { path: "a", name: "Harvest plan", text: "The team plans the harvest of grapes in Portugal." },
      { path: "b", name: "Grapes plan", text: "The team sorts grapes after the harvest in Portugal." },
      { path: "c", name: "Engine plan", text: "The team repairs the engine of the truck." },
      { path: "d", name: "Truck plan", text: "The team drives the truck with a new engine." },
    ];
    const [wine, cars] = termsIn(documents, [{ members: ["a", "b"] }, { members: ["c", "d"] }]);
    expect(wine?.slice(0, 3).sort()).toEqual(["Portugal", "grapes", "harvest"]);
    expect(cars?.slice(0, 2).sort()).toEqual(["engine", "truck"]);
    expect(wine).not.toContain("team");
  });

  it("are named by a noun phrase that is frequent in them and rare elsewhere, never by a file format", () => {
    const text = (...quotes: string[]) =>
      quotes.map((each, at) => ({ path: `${quotes[0]}${at}`, name: `${at}`, text: each }));
    const wine = text(
      "Notes on the grape harvest. See report.pdf and photos.docx.",
      "The grape harvest begins late; report.pdf.",
      "We sold the grape harvest, as in report.pdf.",
    );
    const roof = text(
      "The roof committee met; see report.pdf.",
      "Minutes of the roof committee of May.",
      "A letter to the roof committee.",
    );
    const groups = [wine, roof].map((some) => ({ members: some.map(({ path }) => path) }));
    expect(labelsIn([...wine, ...roof], groups)).toEqual(["Grape harvest", "Roof committee"]);
    const terms = termsIn([...wine, ...roof], groups).flat();
    for (const format of ["pdf", "docx"]) expect(terms).not.toContain(format);
    // What every record has does not name a cluster.
    expect(
      labelsIn(
        [...wine, ...wine.map((each) => ({ ...each, path: `2${each.path}` }))],
        [groups[0] ?? { members: [] }],
      ),
    ).toEqual(["Unnamed"]);
  });

  it("are named by the word that covers most of them, with a second one where it is in a part of them only", () => {
    const notes = (prefix: string, ...quotes: string[]) =>
      quotes.map((text, at) => ({ path: `${prefix}${at}`, name: `${prefix}${at}`, text }));
    const servers = notes(
      "s",
      "The logs of Docker fill the disk.",
      "An image of Docker with the smallest base.",
      "Ingress in Kubernetes needs a class.",
      "A volume in Kubernetes outlives its pod.",
      "Somebody rebooted the machine at night.",
    );
    const pages = notes(
      "p",
      "A web application that shows charts.",
      "The web application loads slowly.",
      "Fonts on the web are late.",
    );
    const groups = [servers, pages].map((some) => ({ members: some.map(({ path }) => path) }));
    expect(labelsIn([...servers, ...pages], groups)).toEqual(["Docker, Kubernetes", "Web application"]);
    const forms = notes("f", "Using React here.", "Using React there.", "Using React.", "The roof leaks.");
    expect(labelsIn(forms, [{ members: ["f0", "f1", "f2"] }])).toEqual(["React"]);
  });

  it("are named by words that stand together, never by an amount, a month, a first name or a common word", () => {
    const quotes = [
      "Quoted 2100 euros for the heat pump on 3 May. It took 40 minutes longer. Thomas asked Maria.",
      "Quoted 1900 euros; the heat pump comes in October. It took 20 minutes longer. Thomas asked Maria.",
      "Quoted 1700 euros. A heat pump in May took 30 minutes longer. Thomas asked Maria.",
    ];
    const groups = [{ members: quotes.map((_, at) => `h${at}`) }, { members: ["x", "y"] }];
    const documents = [
      ...quotes.map((text, at) => ({ path: `h${at}`, name: `${at}`, text })),
      ...["x", "y"].map((path) => ({
        path,
        name: path,
        text: "Nous avons décidé qu'on part vendredi à deux.",
      })),
    ];
    expect(labelsIn(documents, groups)).toEqual(["Heat pump", "Unnamed"]);
    const terms = termsIn(documents, groups).map((some) => some.join(" ").toLowerCase());
    expect(terms[0]).not.toMatch(/euro|minute|longer|october|may|thomas|maria|asked/);
    expect(terms[1]).not.toMatch(/deux|vendredi|qu'on/);
  });

  it("are named by nouns in German, alone or with an adjective", () => {
    const german = [
      "Die Kassenprüfung geht nur mit den Belegen, und die Kasse trägt drei neue Posten.",
      "Wir haben die Kassenprüfung gemacht, weil es die Kasse trägt.",
      "Ob die Kassenprüfung im März ist, sagt niemand.",
    ].map((text, at) => ({ path: `k${at}`, name: `${at}`, text }));
    const other = { path: "x", name: "x", text: "Der Chor singt in der Kirche." };
    const groups = [{ members: german.map(({ path }) => path) }];
    expect(labelsIn([...german, other], groups)).toEqual(["Kassenprüfung"]);
    expect(termsIn([...german, other], groups)[0]?.sort()).toEqual(["Kasse", "Kassenprüfung"]);
  });

  it("are one where the same words set them apart", () => {
    const documents = [
      ...paths.map((path) => ({ path, name: path, text: "Coffee, mail and bread in the morning." })),
      ...["w1", "w2", "w3"].map((path) => ({ path, name: path, text: "The grape harvest in the vineyard." })),
    ];
    const all = documents.map(({ path }) => path);
    const communities = Int32Array.from([4, 4, 4, 7, 7, 7, 8, 9, 9, 9]);
    const numbers = [4, 7, 9];
    const { vault, own } = read(
      documents,
      numbers.map((number) => ({ members: all.filter((_, at) => communities[at] === number) })),
    );
    const groups = new Map(own.map((texts, at) => [numbers[at] ?? 0, texts]));
    const joined = mergeAlike(communities, groups, vault);
    expect([...groups].map(([number, { size }]) => [number, size])).toEqual([
      [4, 6],
      [9, 3],
    ]);
    expect([...joined]).toEqual([4, 4, 4, 4, 4, 4, 8, 9, 9, 9]);
  });
});
