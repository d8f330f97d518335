import type { SampleRecord } from "./record";

/** The people of the sample vault, and where they work. */
export const people = (): SampleRecord[] => [
  {
    type: "org",
    name: "Mill Street Bakery",
    fields: { status: "active", tags: ["bakery"] },
    body: "A bakery with twelve people. Its oven is the subject of the project [[Oven replacement]].\n",
  },
  {
    type: "org",
    name: "Hearth Ovens",
    fields: { status: "active", tags: ["supplier"] },
    body: "Makes electric deck ovens. [[Tom Becker]] is our contact for [[Oven replacement]].\n",
  },
  {
    type: "person",
    name: "Maya Lindqvist",
    fields: { status: "active", aliases: ["Maya"], org: "[[Mill Street Bakery]]", role: "Owner" },
    body: "Owns the [[Mill Street Bakery]] and decides about everything over 5,000 €.\n",
  },
  {
    type: "person",
    name: "Priya Nair",
    fields: { status: "active", aliases: ["Priya"], org: "[[Mill Street Bakery]]", role: "Head baker" },
    body: "Runs the night shift. She knows best what the old oven can still do.\n",
  },
  {
    type: "person",
    name: "Tom Becker",
    fields: { status: "active", org: "[[Hearth Ovens]]", email: "tom.becker@hearth.example" },
    body: "Sales engineer at [[Hearth Ovens]]. Answers e-mail within a day.\n",
  },
];
