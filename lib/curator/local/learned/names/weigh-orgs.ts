import { LinearModel } from "@/lib/language";
import type { FoundEntity } from "../../extract/entity";
import weights from "../orgs.json";
import { type NameContext, nameCandidates } from "./candidates";
import { nameReader } from "./features";
import { type NameFindings, type NameKind, nameContext, weighNames } from "./weigh-names";

export const ORGS: NameKind = { type: "org", candidates: nameCandidates, reader: nameReader };

const MODEL = new LinearModel(weights);

/** The organisations of the rules and of the model. */
export const weighOrgs = (findings: NameFindings): FoundEntity[] =>
  findings.document.isAutomated ? findings.orgs : weighNames(ORGS, MODEL, orgContext(findings));

export const orgContext = (findings: NameFindings): NameContext =>
  nameContext(findings, findings.orgs, [...findings.places, ...findings.projects, ...findings.events]);
