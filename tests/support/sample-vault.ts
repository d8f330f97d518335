import type { Context } from "@/lib/db";
import { createRecord } from "@/lib/vault";

type Sample = Parameters<typeof createRecord>[1];

const KICK_OFF = `# Kick-off

Met with [[person/Alice Chen|Alice]] and [[Bob Osei]] of [[org/Northwind]] about **search** in the
warehouse. [[person/Missing Person]] could not come; see [the project](../project/Atlas.md).

## Decided

1. Postgres full text search, for now.
2. \`[[not a link]]\` stays as it is.

<!-- for whoever edits the file -->

- [x] Agree on the scope
- [ ] [[task/Draft the plan|The plan]], by Friday

| Who | What |
| --- | --- |
| [[person/Alice Chen\\|Alice]] | draft |
| Bob | review |
`;

/** A small vault of every kind of link, for pages to show. */
const SAMPLES: Sample[] = [
  {
    type: "org",
    name: "Northwind",
    fields: { status: "active", website: "https://northwind.example" },
    body: "A logistics firm with a warehouse in the north.",
  },
  {
    type: "person",
    name: "Alice Chen",
    fields: {
      status: "active",
      aliases: ["Alice"],
      org: "[[org/Northwind]]",
      email: "alice@northwind.example",
    },
    body: "Head of search at [[org/Northwind]].",
  },
  {
    type: "person",
    name: "Bob Osei",
    fields: { status: "active", org: "[[org/Northwind]]" },
    body: "Runs the machines.",
  },
  {
    type: "project",
    name: "Atlas",
    fields: { status: "active", owner: "[[person/Alice Chen]]", tags: ["search", "q3"] },
    body: "Find anything in a second.",
  },
  {
    type: "note",
    name: "Kick-off",
    fields: {
      status: "final",
      participants: ["[[person/Alice Chen]]", "[[person/Bob Osei]]"],
      project: ["[[project/Atlas]]"],
      budget: 12_000,
      remote: false,
      place: { room: "B12", floor: 2 },
    },
    body: KICK_OFF,
  },
  {
    type: "task",
    name: "Draft the plan",
    fields: {
      status: "todo",
      owner: "[[person/Alice Chen]]",
      due: "2026-03-13",
      project: ["[[project/Atlas]]"],
    },
    body: "As agreed in [[note/Kick-off]].",
  },
  {
    type: "task",
    name: "Order the new rack",
    fields: { status: "blocked", owner: "[[person/Bob Osei]]", project: ["[[project/Atlas]]"] },
    body: "Waits for a quote, see [[note/Kick-off]].",
  },
  { type: "task", name: "Book the room", fields: { status: "done" }, body: "B12, with the large table." },
  {
    type: "decision",
    name: "Use Postgres full text search",
    fields: { status: "final", based_on: ["[[note/Kick-off]]"] },
    body: "One database less to run.",
  },
];

export async function fillVault(ctx: Context): Promise<void> {
  for (const sample of SAMPLES) await createRecord(ctx, sample);
}
