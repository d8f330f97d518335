import type { Value } from "./ast";

export type Kind = Value["kind"];

/** What a run can be filtered by, in Temporal's names (case-sensitive), and the kind of value each holds. */
const KINDS = {
  WorkflowType: "text",
  WorkflowId: "text",
  RunId: "text",
  ParentRunId: "text",
  ExecutionStatus: "status",
  StartTime: "time",
  CloseTime: "time",
  ExecutionTime: "time",
  ExecutionDuration: "duration",
  TaskQueue: "text",
  HistoryLength: "number",
} as const satisfies Record<string, Kind>;

export type Attribute = keyof typeof KINDS;

export const ATTRIBUTES = Object.keys(KINDS) as Attribute[];

export const isAttribute = (word: string): word is Attribute => Object.hasOwn(KINDS, word);

export const attributeKind = (attribute: Attribute): Kind => KINDS[attribute];
