import { describe, expect, it } from "vitest";
import { displayName } from "@/lib/language";
import { readPeopleList } from "./list";

function read(text: string) {
  const { hits, lone, orgs } = readPeopleList({ start: 0, end: text.length, text });
  return {
    names: hits.map(({ name }) => displayName(name)),
    hits,
    lone: lone.map((it) => it.text),
    orgs: orgs.map((it) => it.text),
  };
}

describe("reading a list of people", () => {
  it.each([
    ["Alice Chen, Bob Ito and Dr. Eva Kerr", ["Alice Chen", "Bob Ito", "Eva Kerr"]],
    ["Chen, Alice; Ito, Bob", ["Alice Chen", "Bob Ito"]],
    ["de Souza, Ana Paula", ["Ana Paula de Souza"]],
    ["Alice Chen <alice@x.example>", ["Alice Chen"]],
    ["Superintendent Teresa Mulcahy; District Clerk Pam Dwyer", ["Teresa Mulcahy", "Pam Dwyer"]],
    ["Amara Nwosu, president; Bill Forsyth, treasurer", ["Amara Nwosu", "Bill Forsyth"]],
    ["@anna.kovacs", ["Anna Kovacs"]],
    ["@MariLund @tor_hask @quellgeist", ["MariLund", "tor_hask", "quellgeist"]],
    ["Équipe de développement, Ann Lee", ["Ann Lee"]],
    ["Equipo de Desarrollo", []],
    ["Marivaldo Amaral Pinto Junior", ["Marivaldo Amaral Pinto Junior"]],
    ["i.A. Ottilie Brackmann", ["Ottilie Brackmann"]],
    ["ADEBAYO-CLARKE, Oluwaseun", ["Oluwaseun Adebayo-Clarke"]],
    ["1) Shri Ravi Sarkar – Chairman 2) Mrs. Asha Lobo – Treasurer", ["Ravi Sarkar", "Asha Lobo"]],
    ["Charpentes Mbemba & Fils — neuf et restauration", []],
    ["田中 太郎、Alice Chen、佐藤さん", ["田中 太郎", "佐藤", "Alice Chen"]],
  ])("%s", (text, names) => {
    expect(read(text).names).toEqual(names);
  });

  it("keeps role and organisation with the name", () => {
    const { hits, orgs } = read(
      "Eva Kerr (structural engineer, Delta Structures BV), Moira Tait, clerk of works",
    );
    expect(hits[0]).toMatchObject({ role: "structural engineer", org: { text: "Delta Structures BV" } });
    expect(hits[1]).toMatchObject({ role: "clerk of works" });
    expect(orgs).toEqual(["Delta Structures BV"]);
  });

  it("keeps the letters after a firm's name with the name", () => {
    expect(read("Kim Dorn - Corvane (KDO)").hits).toMatchObject([{ alias: "KDO", org: { text: "Corvane" } }]);
    const { hits } = read("Kim Dorn - Corvane, OPUS NLF TC (KDO)");
    expect(hits).toMatchObject([{ alias: "KDO", org: { text: "Corvane" } }]);
  });

  it("takes letters for a firm that everyone knows, unless they are somebody's own", () => {
    const { hits } = read("Matt Rutter (IBM), Ina Brom-Molter (IBM), Kim Dorn (KDO)");
    expect(hits.map(({ alias, org }) => [alias, org?.text])).toEqual([
      [undefined, "IBM"],
      ["IBM", undefined],
      ["KDO", undefined],
    ]);
  });

  it("takes a further column as organisation or initials", () => {
    const { hits } = read("Hans Vogel (HV)      Gebr. Hoffmann GmbH");
    expect(hits[0]).toMatchObject({ alias: "HV", org: { text: "Gebr. Hoffmann GmbH" } });
    expect(read("Moira Tait, clerk of works          MT").hits[0]?.alias).toBe("MT");
  });

  it("reads nicknames, qualifications, and who writes", () => {
    const { hits } = read('Ezra "Zee" Thornbury, me (Ann Lee), Fenella Stroud ACII');
    expect(hits.map(({ name, alias }) => [name.words.join(" "), alias])).toEqual([
      ["Ezra Thornbury", "Zee"],
      ["Ann Lee", undefined],
      ["Fenella Stroud", undefined],
    ]);
    expect(read("a while also Samir Haddad by phone").names).toEqual(["Samir Haddad"]);
    expect(read("County Cllr. Hugo Rennick").names).toEqual(["Hugo Rennick"]);
  });

  it("returns first names separately, and leaves out who is nobody", () => {
    expect(read("Jo, Milo and me").lone).toEqual(["Jo", "Milo"]);
    expect(read("Design Team, Accounts, everyone, Slackbot").names).toEqual([]);
  });
});
