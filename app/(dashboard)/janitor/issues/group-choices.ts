import type { Decision, IssueGroup } from "@/lib/janitor";
import { labelOf } from "../labels";

const SUITS_ALL: readonly string[] = ["LINK001", "LINK002", "LINK003", "FM002", "FM003", "DIR001"];

/** A decision, and its button. */
interface Choice {
  decision: Decision;
  label: string;
}

/** What is offered differs from file to file: each gets its own. */
const OWN: Readonly<Partial<Record<IssueGroup["code"], readonly Choice[]>>> = {
  DIR001: [{ decision: { kind: "move" }, label: "Move to the directory of the type" }],
  FM001: [{ decision: { kind: "set", field: "created" }, label: "Set created to the date of each file" }],
};

/** The decisions that are offered for all issues of a group. */
export const choicesOf = (group: IssueGroup): Choice[] => [...decisionsOf(group), ...ownOf(group)];

/** The example's suggested fixes that suit every issue of the group. */
function decisionsOf({ code, example: { offers } }: IssueGroup): Choice[] {
  if (!SUITS_ALL.includes(code)) return [];
  return offers.flatMap((offer): Choice[] => {
    const label = labelOf(offer);
    if (offer.kind === "unlink" || offer.kind === "retarget" || offer.kind === "relate")
      return [{ decision: offer, label }];
    if (offer.kind !== "set" || typeof offer.value !== "string") return [];
    return [{ decision: { kind: "set", field: offer.field, value: offer.value }, label }];
  });
}

/** `message` of FM001 names the field; a title or a type has its safe fix. */
function ownOf({ code, issues, fixable, example }: IssueGroup): Choice[] {
  const isOffered = ({ decision }: Choice) =>
    code === "DIR001" ||
    (fixable < issues &&
      example.offers.some(
        (offer) => offer.kind === "set" && decision.kind === "set" && offer.field === decision.field,
      ));
  return (OWN[code] ?? []).filter(isOffered);
}
