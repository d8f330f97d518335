import { LinearModel, languageOf } from "@/lib/language";
import type { Analysis } from "../../analyse";
import type { FoundEntity } from "../../extract/entity";
import weights from "../orgs.json";
import { type NameContext, nameCandidates } from "./candidates";
import { nameReader } from "./features";
import { type NameKind, weighNames } from "./weigh-names";

type Findings = Pick<
  Analysis,
  "document" | "phrases" | "people" | "orgs" | "places" | "events" | "projects" | "skip"
>;

export const ORGS: NameKind = { type: "org", candidates: nameCandidates, reader: nameReader };

const MODEL = new LinearModel(weights);

/** The organisations of the rules and of the model. */
export const weighOrgs = (findings: Findings): FoundEntity[] =>
  findings.document.isAutomated ? findings.orgs : weighNames(ORGS, MODEL, orgContext(findings));

export function orgContext(findings: Findings): NameContext {
  const { document, phrases, people, orgs, places, events, projects, skip } = findings;
  const language = languageOf(document.source.masked)?.code ?? "en";
  return {
    document,
    phrases,
    people,
    found: orgs,
    others: [...places, ...projects, ...events],
    skip,
    language,
  };
}
