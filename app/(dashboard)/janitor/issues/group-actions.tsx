"use client";

import { BellOff, Check, Sparkles } from "lucide-react";
import { ConfirmButton } from "@/components/form/confirm-button";
import { TextField } from "@/components/form/field";
import { count, formatNumber } from "@/lib/core/count";
import type { IssueGroup } from "@/lib/janitor";
import { applyAction, fixManyAction } from "../actions";
import { effectOf, labelOf } from "../labels";
import { acceptStatusAction, decideAction, ignoreGroupAction } from "./decide-actions";
import { FixPreview } from "./fix-preview";
import { choicesOf } from "./group-choices";

interface Props {
  group: IssueGroup;
  /** Whether all its links name the same record, which may be replaced by another. */
  hasOneTarget: boolean;
}

/** What can be done about all issues of a group. Each asks first, and changes of files are reverted together. */
export function GroupActions({ group, hasOneTarget }: Props) {
  const { id, code, message, issues, fixable, example } = group;
  const about = `${code}, ${message}`;
  return (
    <div className="flex flex-wrap items-start gap-1.5">
      {fixable > 0 && (
        <ConfirmButton
          action={fixManyAction}
          values={{ group: id }}
          trigger={{
            size: "small",
            children: (
              <>
                <Sparkles aria-hidden className="size-3.5" /> Fix all ({formatNumber(fixable)})
              </>
            ),
          }}
          title="Fix all issues of this group?"
          button={`Fix ${count(fixable, "issue")}`}
          look="primary"
        >
          <p>{message}</p>
          <p>{example.suggested_fix}, and likewise in the other files. The fixes can be reverted together.</p>
          <FixPreview scope={{ groups: [id] }} />
        </ConfirmButton>
      )}
      {choicesOf(group).map(({ decision, label }) => (
        <ConfirmButton
          key={label}
          action={decideAction}
          values={{ group: id, ...decision }}
          trigger={{
            size: "small",
            "aria-label": `${label} everywhere: ${about}`,
            children: <span className="max-w-72 truncate">{label}</span>,
          }}
          title={`${label} everywhere?`}
          button={`Change ${count(issues, "issue")}`}
          look="primary"
        >
          <p>{message}</p>
          <Effect group={group} />
          {decision.kind !== "move" && <FixPreview scope={{ groups: [id], decision }} />}
        </ConfirmButton>
      ))}
      <CreateRecord group={group} about={about} />
      {hasOneTarget && <LinkElsewhere group={group} about={about} />}
      {code === "FM003" && <AcceptStatus group={group} about={about} />}
      <IgnoreGroup group={group} about={about} />
    </div>
  );
}

const Effect = ({ group: { issues, files } }: { group: IssueGroup }) => (
  <p>
    This changes {count(issues, "issue")} in {count(files, "file")}, as one run. The changes can be reverted
    together.
  </p>
);

interface Part {
  group: IssueGroup;
  about: string;
}

/** One record resolves all links to it. */
function CreateRecord({ group: { message, example }, about }: Part) {
  const at = example.offers.findIndex(({ kind }) => kind === "create");
  const offer = example.offers[at];
  if (!offer) return null;
  return (
    <ConfirmButton
      action={applyAction}
      values={{ issue: example.id, offer: String(at) }}
      trigger={{
        size: "small",
        "aria-label": `${labelOf(offer)}: ${about}`,
        children: <span className="max-w-72 truncate">{labelOf(offer)}</span>,
      }}
      title={`${labelOf(offer)}?`}
      button="Create record"
      look="primary"
    >
      <p>{message}</p>
      <p>{effectOf(offer, example.path)}</p>
    </ConfirmButton>
  );
}

function LinkElsewhere({ group, about }: Part) {
  return (
    <ConfirmButton
      action={decideAction}
      values={{ group: group.id, kind: "retarget" }}
      trigger={{
        size: "small",
        "aria-label": `Link to another record everywhere: ${about}`,
        children: "Link to another record",
      }}
      title="Link to another record everywhere?"
      button={`Change ${count(group.issues, "issue")}`}
      look="primary"
    >
      <p>{group.message}</p>
      <TextField
        name="path"
        label="Path of the record"
        hint="From the root of the vault, such as person/Alice Chen.md"
        required
        maxLength={2_048}
      />
      <Effect group={group} />
    </ConfirmButton>
  );
}

function AcceptStatus({ group, about }: Part) {
  return (
    <ConfirmButton
      action={acceptStatusAction}
      values={{ group: group.id }}
      trigger={{
        size: "small",
        "aria-label": `Accept the status: ${about}`,
        children: (
          <>
            <Check aria-hidden className="size-3.5" /> Accept this status
          </>
        ),
      }}
      title="Accept this status?"
      button="Accept status"
      look="primary"
    >
      <p>{group.message}</p>
      <p>
        This status becomes valid for every record of the type. No file changes; the janitor's settings list
        accepted statuses.
      </p>
    </ConfirmButton>
  );
}

function IgnoreGroup({ group, about }: Part) {
  return (
    <ConfirmButton
      action={ignoreGroupAction}
      values={{ group: group.id }}
      trigger={{
        size: "small",
        look: "quiet",
        "aria-label": `Ignore everywhere: ${about}`,
        children: (
          <>
            <BellOff aria-hidden className="size-3.5" /> Ignore all
          </>
        ),
      }}
      title="Ignore these issues?"
      button={`Ignore ${count(group.issues, "issue")}`}
      look="primary"
    >
      <p>{group.message}</p>
      <p>They are neither counted nor fixed, including future occurrences.</p>
      <TextField name="reason" label="Reason (optional)" maxLength={500} />
    </ConfirmButton>
  );
}
