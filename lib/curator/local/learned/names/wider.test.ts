import { expect, it } from "vitest";
import { analysedByRules } from "../../note.fixture";
import { nameCandidates } from "./candidates";
import { orgContext } from "./weigh-orgs";

it.each([
  ["The form is from Argyll and Bute Council, online.", "Argyll and Bute Council"],
  ["Joyce, can you borrow the urn from St Hilda's?", "St Hilda's"],
  ["Grüße, Christine vom Gymnasium am Deich", "Gymnasium am Deich"],
  ["La subvention du Conseil départemental n'est pas tombée.", "Conseil départemental"],
  ["马俊杰去了一趟绍兴的恒润食品厂,产线没有问题。", "恒润食品厂"],
  ["佐々木さんが東亜紙器に発注する。", "東亜紙器"],
])("reads the whole name: %s", async (text, name) => {
  const context = orgContext({ ...(await analysedByRules(text)), orgs: [] });
  expect(nameCandidates(context).map((it) => it.name)).toContain(name);
});

it.each(["Edutec sigue igual", "Ouest-France passe nous voir", "Triodos wilde niks"])(
  "does not read a verb as a part of the name: %s",
  async (text) => {
    const context = orgContext({ ...(await analysedByRules(text)), orgs: [] });
    expect(nameCandidates(context).map((it) => it.name)).not.toContain(text.split(" ").slice(0, 2).join(" "));
  },
);

it("reads two names for two where the note also names one of them alone", async () => {
  const namesIn = async (text: string) =>
    nameCandidates(orgContext({ ...(await analysedByRules(text)), orgs: [] })).map((it) => it.name);
  expect(await namesIn("Terms of Corvid and Petrel. Petrel has a new team.")).not.toContain(
    "Corvid and Petrel",
  );
  expect(await namesIn("Terms of Corvid and Petrel.")).toContain("Corvid and Petrel");
});

it("takes nobody of the note for an organisation", async () => {
  const text =
    "# Ata de Reunião\n\n## Participantes\n\n- [x] Bruno Fernandes\n\n| Versão | Autor | Revisor |\n|---|---|---|\n| 1.0 | Mateus Viera | Bruno Fernandes |\n";
  const found = nameCandidates(orgContext({ ...(await analysedByRules(text)), orgs: [] }));
  expect(found.map((it) => it.name)).not.toContain("Bruno Fernandes");
});
