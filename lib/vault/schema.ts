/** The types of records. */

export const RECORD_TYPES = [
  "person",
  "org",
  "project",
  "task",
  "event",
  "note",
  "location",
  "process",
  "account",
  "asset",
  "conversation",
  "input",
  "run",
  "session",
  "decision",
  "assumption",
  "constraint",
  "contradiction",
  "synthesis",
] as const;

export type RecordType = (typeof RECORD_TYPES)[number];

/** `event` has no list: any status, or none, is valid. */
export const STATUS_BY_TYPE: Readonly<Partial<Record<RecordType, readonly string[]>>> = {
  project: ["active", "paused", "completed", "abandoned", "proposed"],
  task: ["todo", "active", "blocked", "done", "cancelled"],
  session: ["active", "completed"],
  input: ["unprocessed", "processed", "deferred"],
  person: ["active", "inactive"],
  org: ["active", "inactive"],
  location: ["active", "inactive"],
  note: ["draft", "active", "review", "final"],
  decision: ["draft", "final", "superseded", "reversed"],
  process: ["active", "proposed", "design", "deprecated"],
  run: ["active", "completed", "blocked", "cancelled"],
  account: ["active", "suspended", "closed", "pending"],
  asset: ["active", "retired", "maintenance", "disposed"],
  conversation: ["active", "waiting", "resolved", "closed", "archived"],
  assumption: ["active", "challenged", "invalidated", "confirmed"],
  constraint: ["active", "expired", "waived", "superseded"],
  contradiction: ["unresolved", "resolved", "accepted"],
  synthesis: ["draft", "active", "superseded"],
};

export const LIST_FIELDS = [
  "tags",
  "aliases",
  "related",
  "relationships",
  "participants",
  "outputs",
  "depends_on",
  "blocked_by",
  "based_on",
  "supports",
  "challenged_by",
  "approved_by",
  "confirmed_by",
  "invalidated_by",
  "cluster_sources",
  "governed_by",
  "references",
  "project",
] as const;

/** Fields with a date, or a date and time, beside `created`. */
const DATE_FIELDS: Readonly<Partial<Record<RecordType, readonly string[]>>> = {
  task: ["due", "due_date", "deadline"],
  event: ["date"],
};

export const REQUIRED_FIELDS = ["type", "created"] as const;

/** Only the types whose title field is not `name`. */
export const NAME_FIELD_BY_TYPE = { conversation: "subject", input: "subject" } as const;

export type DirectoryType = Exclude<RecordType, "input" | "session">;

export const TYPE_DIRECTORY: Readonly<Record<DirectoryType, string>> = {
  project: "project",
  task: "task",
  person: "person",
  org: "org",
  location: "location",
  note: "note",
  decision: "decision",
  process: "process",
  run: "run",
  event: "event",
  account: "account",
  asset: "asset",
  conversation: "conversation",
  assumption: "assumption",
  constraint: "constraint",
  contradiction: "contradiction",
  synthesis: "synthesis",
};

const TYPES: ReadonlySet<string> = new Set(RECORD_TYPES);
const LISTS: ReadonlySet<string> = new Set(LIST_FIELDS);

export const isRecordType = (value: unknown): value is RecordType =>
  typeof value === "string" && TYPES.has(value);

export const isListField = (field: string): boolean => LISTS.has(field);

/** Whether a field of this type has a date. */
export const isDateField = (type: RecordType, field: string): boolean =>
  field === "created" || (DATE_FIELDS[type]?.includes(field) ?? false);

/** The field with the record's display name. */
export const titleField = (type: RecordType): "name" | "subject" =>
  type === "conversation" || type === "input" ? NAME_FIELD_BY_TYPE[type] : "name";

/** The directory of a type; input and session, which have none in the schema, use their own name. */
export const directoryOf = (type: RecordType): string =>
  type === "input" || type === "session" ? type : TYPE_DIRECTORY[type];

const BY_DIRECTORY: ReadonlyMap<string, RecordType> = new Map(
  RECORD_TYPES.map((type) => [directoryOf(type), type]),
);

/** The type that has the top-level directory `dir`. */
export const typeOfDirectory = (dir: string): RecordType | undefined => BY_DIRECTORY.get(dir);
