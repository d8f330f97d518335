import { LinearModel } from "@/lib/language";
import type { FoundEntity } from "../../extract/entity";
import { isNobodys, isOrgan, isPlural } from "../../orgs/organ";
import weights from "../orgs.json";
import { type NameContext, nameCandidates } from "./candidates";
import { nameReader } from "./features";
import { type NameFindings, type NameKind, nameContext, weighNames } from "./weigh-names";

export const ORGS: NameKind = { type: "org", candidates: nameCandidates, reader: nameReader };

const MODEL = new LinearModel(weights);

/** The organisations of the rules and of the model. */
export const weighOrgs = (findings: NameFindings): FoundEntity[] =>
  findings.document.isAutomated
    ? findings.orgs
    : weighNames(ORGS, MODEL, orgContext(findings))
        .filter(({ name, known }) => known !== undefined || !(isPlural(name) || isNobodys(name)))
        .map((org) => (org.known === undefined && isOrgan(org.name) ? asGuess(org) : org));

/** A committee is left as a guess: some readers keep a record of it. */
const asGuess = (org: FoundEntity): FoundEntity => ({
  ...org,
  confidence: Math.min(org.confidence, GUESS),
  ...(org.chance !== undefined && { chance: Math.min(org.chance, GUESS) }),
});
const GUESS = 0.4;

export const orgContext = (findings: NameFindings): NameContext =>
  nameContext(findings, findings.orgs, [...findings.places, ...findings.projects, ...findings.events]);
