import { dayAfter } from "./day";
import type { SampleRecord } from "./record";

/** A project of the sample vault with its tasks, notes and decisions. */
export const work = (today: Date): SampleRecord[] => [
  {
    type: "project",
    name: "Oven replacement",
    fields: { status: "active", owner: "[[Maya Lindqvist]]", tags: ["oven"] },
    body: `Replace the gas oven of the [[Mill Street Bakery]] before winter.

- Offers: [[Compare the oven offers]]
- Power: [[The power supply is sufficient]]
- Limit: [[Closed for two days at most]]
`,
  },
  {
    type: "task",
    name: "Compare the oven offers",
    fields: {
      status: "active",
      owner: "[[Priya Nair]]",
      due: dayAfter(today, 4),
      project: ["[[Oven replacement]]"],
    },
    body: "Capacity, warranty and the power each oven needs, in one table for [[Maya Lindqvist]].\n",
  },
  {
    type: "task",
    name: "Ask the landlord about ventilation",
    fields: {
      status: "todo",
      owner: "[[Maya Lindqvist]]",
      due: dayAfter(today, 9),
      project: ["[[Oven replacement]]"],
    },
    body: "An electric oven needs no flue. May the old one be closed?\n",
  },
  {
    type: "note",
    name: "Kick-off of the oven replacement",
    fields: {
      status: "final",
      date: dayAfter(today, -6),
      participants: ["[[Maya Lindqvist]]", "[[Priya Nair]]"],
      project: ["[[Oven replacement]]"],
    },
    body: `The gas oven failed twice this month. We talked about repair and replacement.

## Decisions

- [[Electric instead of gas]]

## Action items

- [ ] [[Compare the oven offers]] — Priya Nair
- [ ] [[Ask the landlord about ventilation]] — Maya Lindqvist
- [x] Call [[Hearth Ovens]] for an offer
`,
  },
  {
    type: "decision",
    name: "Electric instead of gas",
    fields: {
      status: "final",
      based_on: ["[[Kick-off of the oven replacement]]"],
      project: ["[[Oven replacement]]"],
    },
    body: "The next oven is electric: gas became dearer twice, and an electric oven needs no flue.\n",
  },
  {
    type: "assumption",
    name: "The power supply is sufficient",
    fields: { status: "active", project: ["[[Oven replacement]]"] },
    body: "We assume that 63 A are enough for two decks. [[Tom Becker]] is asked to confirm it.\n",
  },
  {
    type: "constraint",
    name: "Closed for two days at most",
    fields: { status: "active", project: ["[[Oven replacement]]"] },
    body: "The shop can be closed for two days. A third would cost the contracts with the cafés.\n",
  },
];
