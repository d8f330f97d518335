import type { RecordType } from "@/lib/vault";
import type { CleanRecord } from "../clean";
import type { Kinds } from "./kind";
import { inHead, replace, replaced, withLine } from "./text";

const ALIASES: Readonly<Partial<Record<RecordType, readonly string[]>>> = {
  person: ["people", "Person", "persons"],
  org: ["company", "orgs"],
  task: ["todo", "to-do", "TASK"],
  location: ["place"],
  note: ["memo", "notes"],
  process: ["workflow"],
  conversation: ["chat"],
  project: ["projects"],
};

/** A status, and what people write for it instead. */
const STATUSES: Readonly<Record<string, string>> = {
  done: "Complete",
  active: "In Progress",
  cancelled: "canceled",
  todo: "to-do",
  completed: "finished",
  draft: "Draft",
  superseded: "superceded",
  archived: "archive",
};

/** Whether its name or a field of the frontmatter has the day when a record was created. */
const isDated = ({ name, text }: CleanRecord): boolean =>
  /\d{4}-\d\d-\d\d/.test(name) || /^(?:date|created_at|date created):/m.test(text);

/** Faults of the frontmatter. */
export const FIELD_FAULTS: Kinds = {
  "no type": ["FM001", "equivalent", replace(/^type: .*\r?\n/m, "")],
  "no created": [
    "FM001",
    "reported",
    (record, garden) => (isDated(record) ? undefined : replace(/^created: .*\r?\n/m, "")(record, garden)),
  ],
  "no title": ["FM001", "equivalent", replace(/^(?:name|subject): .*\r?\n/m, "")],
  "no value": ["FM001", "restored", replace(/^(type): .*?(?=\s*(?:#.*)?$)/m, "$1:")],
  "a handle": ["FM001", "restored", replace(/^(handle: )"(@somebody)"/m, "$1$2")],
  "a backtick": ["FM001", "restored", replace(/^(command: )"(.*?)"/m, "$1$2")],
  "a second colon": ["FM001", "restored", replace(/^(heading: )"(Part two: the end)"/m, "$1$2")],
  "a tab": ["FM001", "reported", ({ text }) => ({ faulty: withLine(text, "\tx: 1") })],
  "a doubled key": ["FM001", "reported", ({ text }) => ({ faulty: withLine(text, "type: note") })],
  "a template": ["FM001", "reported", ({ text }) => ({ faulty: withLine(text, "origin: {{source}}") })],
  "an unknown type": [
    "FM002",
    "restored",
    ({ text, type }, { dice }) => {
      const words = ALIASES[type];
      const faulty = words && inHead(text, /^type: \w+/m, `type: ${dice.pick(words)}`);
      return faulty === undefined ? undefined : { faulty };
    },
  ],
  "no type at all": ["FM002", "reported", replace(/^type: \w+/m, "type: gizmo")],
  "another status": [
    "FM003",
    "restored",
    replace(/^status: (\w+)/m, (all, status) =>
      STATUSES[status ?? ""] ? `status: ${STATUSES[status ?? ""]}` : (all ?? ""),
    ),
  ],
  "no status": [
    "FM003",
    "reported",
    ({ text, type }) => {
      const faulty = type === "event" ? undefined : inHead(text, /^status: \w+/m, "status: elsewhere");
      return faulty === undefined ? undefined : { faulty };
    },
  ],
  "a scalar": [
    "FM004",
    "restored",
    ({ text, hand }) =>
      hand.list === "block"
        ? replaced(
            text,
            /^(tags|participants|references):\r?\n {2}- ([^\r\n]*)(?=\r?\n\w)(?!.*saying)/ms,
            "$1: $2",
          )
        : undefined,
  ],
  "a scalar in a list's place": ["FM004", "equivalent", replace(/^(tags): \[([\w/]+)\]/m, "$1: $2")],
};
