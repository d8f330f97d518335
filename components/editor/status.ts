import type { Part, Version } from "./drafts";
import type { Merge } from "./merge";
import type { Saved } from "./save";

/** What the editor edits: a version of a part of a record. */
export interface EditedText extends Version {
  account: string;
  path: string;
  part: Part;
}

/** What two people made of the text that both began with. */
export interface Conflict {
  base: string;
  mine: string;
  theirs: Version;
  merged: Merge;
}

export interface EditorStatus {
  isReady: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Whether the text is kept in this browser while it is not saved. */
  isKept: boolean;
  /** Whether it began with a draft of an earlier visit. */
  isRestored: boolean;
  failure: Extract<Saved, { kind: "failed" }> | null;
  images: { text: string; isFailure: boolean } | null;
  conflict: Conflict | null;
}

export const BEGIN: EditorStatus = {
  isReady: false,
  isDirty: false,
  isSaving: false,
  isKept: true,
  isRestored: false,
  failure: null,
  images: null,
  conflict: null,
};

/** How a conflict ends: with the merge of both texts, or with one of them. */
export type Choice = "merged" | "mine" | "theirs";
