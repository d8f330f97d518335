import { upperFirst } from "@/lib/core/letter-case";
import { blockAt, LinearModel } from "@/lib/language";
import { LIKELY } from "../../../plan";
import type { Analysis } from "../../analyse";
import type { FoundEntity } from "../../extract/entity";
import { isCalendarFile } from "../../extract/events/calendar";
import { withDate } from "../../extract/events/events";
import weights from "../events.json";
import type { NameContext } from "./candidates";
import { eventCandidates } from "./event-candidates";
import { eventReader } from "./event-features";
import { type NameFindings, type NameKind, nameContext, weighNames } from "./weigh-names";

type Findings = NameFindings & Pick<Analysis, "calendar">;

export const EVENTS: NameKind = { type: "event", candidates: eventCandidates, reader: eventReader };

const MODEL = new LinearModel(weights);

/** The events of the rules and of the model, with the day that their sentence names. */
export const weighEvents = (findings: Findings): FoundEntity[] =>
  findings.document.isAutomated || isCalendarFile(findings.document)
    ? findings.events
    : weighNames(EVENTS, MODEL, eventContext(findings)).map((event) =>
        event.chance === undefined ? event : guessed(withDate(named(event), findings), findings),
      );

/** What has no day may be over, or is only mentioned: it is not shown, unless it is what a mail or a part of the note is about. */
function guessed(event: FoundEntity, { document }: Findings): FoundEntity {
  const block = blockAt(document.blocks, event.span.start);
  const isTitle = block?.form === "heading" || block?.header !== undefined;
  if (event.fields.date !== undefined || isTitle || event.confidence < LIKELY) return event;
  return { ...event, confidence: GUESS, chance: GUESS };
}

const GUESS = LIKELY - 0.01;

/** "wrap party" is the "Wrap party". */
const named = (event: FoundEntity): FoundEntity => ({
  ...event,
  name: upperFirst(event.name),
});

export const eventContext = (findings: NameFindings): NameContext =>
  nameContext(findings, findings.events, [...findings.places, ...findings.projects, ...findings.orgs]);
