import { type Issue, issueOf } from "../issue";
import {
  BROKEN,
  isAmbiguous,
  type LinkPosition,
  type LinkTarget,
  type RecordFile,
  type VaultSnapshot,
} from "../snapshot";
import { Ordinals } from "./ordinals";
import { MAX_OF_FILE, type Rule, shown } from "./rule";

const MAX_SUGGESTIONS = 10;

/** A bare link that matches several records. */
export const link003: Rule = (vault) =>
  vault.eachRecord((file, targets) => (targets.some(isAmbiguous) ? ambiguous(vault, file, targets) : NONE));

const NONE: Issue[] = [];

function* ambiguous(
  vault: VaultSnapshot,
  file: RecordFile,
  targets: readonly LinkTarget[],
): Generator<Issue> {
  const ordinals = new Ordinals();
  let [at, count] = [0, 0];
  for (const link of file.links) {
    const found = vault.ambiguity(targets[at++] ?? BROKEN);
    if (!found || link.target.includes("/")) continue;
    const records = found.places
      .map((place) => vault.files[place])
      .filter((other) => other?.record !== undefined);
    const paths = records.flatMap((record) => (record ? [record.path] : []));
    const opened = vault.files[found.opened]?.path ?? "";
    if (paths.length < 2) continue;
    if (++count > MAX_OF_FILE) return;
    yield issue(file, link, paths, opened, ordinals);
  }
}

function issue(
  { path }: RecordFile,
  { target, relation, start }: LinkPosition,
  records: string[],
  opened: string,
  ordinals: Ordinals,
): Issue {
  return issueOf(path, {
    code: "LINK003",
    severity: "info",
    key: ordinals.next(`${relation}\0${target}`),
    cause: target.replace(/\.md$/i, ""),
    at: start,
    message: `The link to ${shown(target)} matches several records.`,
    detail: `${records.slice(0, MAX_SUGGESTIONS).join(", ")}; Obsidian opens ${opened}`,
    suggested_fix: "Write the full path",
    offers: records.slice(0, MAX_SUGGESTIONS).map((record) => ({ kind: "retarget", path: record })),
  });
}
