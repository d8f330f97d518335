/** A version of a text, compared with later ones to detect changes. */
export interface Version {
  text: string;
  etag: string;
}

/** What was typed and not saved, with the version that it was typed into. */
export interface Draft {
  text: string;
  base: Version;
}

const prefixOf = (account: string): string => `kv-draft:${account}:`;

/** Key of an account's draft in this browser, by the record and its edited part. */
export const draftKey = (account: string, path: string, part: string): string =>
  `${prefixOf(account)}${part}:${path}`;

/** Storage may be full, or refused by the browser: then a text is safe only once it is saved. */
export function writeDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there is no draft.
  }
}

export function readDraft(key: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** The parts of a record that can be edited and have a draft: the text below the fields, or the whole file. */
export const PARTS = ["body", "source"] as const;
export type Part = (typeof PARTS)[number];

/** Moves the drafts of a record to its new path, unless that path already has one. */
export function moveDrafts(account: string, { from, to }: { from: string; to: string }): void {
  for (const part of PARTS) {
    const [before, after] = [draftKey(account, from, part), draftKey(account, to, part)];
    const draft = readDraft(before);
    if (draft && !readDraft(after) && writeDraft(after, draft)) removeDraft(before);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && typeof value.text === "string" && isVersion(value.base);

export const isVersion = (value: unknown): value is Version =>
  isObject(value) && typeof value.text === "string" && typeof value.etag === "string";

function draftKeys(account: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(account)));
  } catch {
    return [];
  }
}

/** The drafts of an account in this browser, by the record and its edited part. */
export const listDrafts = (account: string): { path: string; part: string }[] =>
  draftKeys(account).map((key) => {
    const [part = "", ...path] = key.slice(prefixOf(account).length).split(":");
    return { part, path: path.join(":") };
  });

/** Asks open editors to keep their texts now. */
export const KEEP_DRAFTS = "kv-keep-drafts";

/** Whether this browser keeps any draft of the account, or an open editor has one. */
export function hasDrafts(account: string): boolean {
  dispatchEvent(new Event(KEEP_DRAFTS));
  return draftKeys(account).length > 0;
}

/** Reported to open editors with the account, in other tabs by a channel: they would keep their texts again as they close. */
export const DRAFTS_REMOVED = "kv-drafts-removed";

export function removeDrafts(account: string): void {
  dispatchEvent(new CustomEvent(DRAFTS_REMOVED, { detail: account }));
  const channel = new BroadcastChannel(DRAFTS_REMOVED);
  channel.postMessage(account);
  channel.close();
  for (const key of draftKeys(account)) removeDraft(key);
}
