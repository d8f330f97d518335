import { posix } from "node:path";
import { checkName, folderOf, stemOf } from "@/lib/vault";
import { type Fix, groupOf, type Issue, type IssueFinding, issueOf } from "../issue";
import type { SuggestedFix } from "../shapes";
import { BROKEN, type LinkPosition, type LinkTarget, type RecordFile, type VaultSnapshot } from "../snapshot";
import { BrokenLinkResolver, type LinkRepair } from "./broken/resolver";
import { goalOf, retargeted } from "./broken/spell";
import { unlinked } from "./broken/unlink";
import { Ordinals } from "./ordinals";
import { fixOf, MAX_OF_FILE, type Rule, shown } from "./rule";

/** A link that resolves to nothing. */
export const link001: Rule = (vault, { history }) => {
  const resolver = new BrokenLinkResolver(vault, history);
  return vault.eachRecord((file, targets) => {
    if (!targets.includes(BROKEN)) return NONE;
    return brokenIn(vault, file, targets, resolver);
  });
};

const NONE: Issue[] = [];

function* brokenIn(
  vault: VaultSnapshot,
  file: RecordFile,
  targets: readonly LinkTarget[],
  resolver: BrokenLinkResolver,
): Generator<Issue> {
  const ordinals = new Ordinals();
  let [at, count] = [0, 0];
  for (const link of file.links) {
    if (targets[at++] !== BROKEN || PLACEHOLDER.test(link.target)) continue;
    if (++count > MAX_OF_FILE) return;
    yield broken(vault, file, link, resolver.resolve(link.target, file), ordinals);
  }
}

/** `{{date}}` and `<% tp.date.now() %>`, written when a template is used, and examples, `*.png` and `<name>`. */
const PLACEHOLDER = /\{\{.*\}\}|<.*>|\*/;

/** The name of a note for a day, a week or a month: linked from the one before, and often never written. */
const PERIOD = /^(\d{4})-(?:(\d{2})(?:-(\d{2}))?|W(\d{2}))$/;

function isPeriod(target: string): boolean {
  const [, year, month, day = "01", week] = PERIOD.exec(target.slice(target.lastIndexOf("/") + 1)) ?? [];
  if (week !== undefined) return Number(week) >= 1 && Number(week) <= 53;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

function broken(
  vault: VaultSnapshot,
  file: RecordFile,
  link: LinkPosition,
  repair: LinkRepair,
  ordinals: Ordinals,
): Issue {
  const { target, relation, start } = link;
  if (isOfSite(vault, file, link, repair)) return ofSite(file, link, ordinals);
  // The target may be where nothing can be read now.
  const isSure = !vault.isPartial && isFree(file, relation);
  const fix = isSure ? certainFix(vault, file, link, repair) : undefined;
  const place = relation === "body" ? "in the body" : `in ${relation}`;
  const isFolder = leadsToFolder(vault, file.path, target);
  const where = isFolder ? `${place}; it leads to a folder` : place;
  return issueOf(file.path, {
    code: "LINK001",
    severity: isPeriod(target) || vault.dailyPathOf(target) !== undefined || isFolder ? "info" : "critical",
    key: ordinals.next(`${relation}\0${target}`),
    cause: target.replace(/\.md$/i, ""),
    at: start,
    message: `The link to ${shown(target)} is broken.`,
    ...describe(where, repair, relation),
    ...(fix ? { fix } : { offers: offersOf(vault, file, link, repair) }),
  });
}

/** What links from the root of a website share: one decision settles them all. */
const SITE = "/";

/** The group of links from the root of a website. */
export const SITE_LINKS = groupOf({ code: "LINK001", cause: SITE });

/**
 * Whether a Markdown link from the root of a website (`/uploads/chart.png`, `/tags/wine`) can mean no file of the vault, under
 * whatever folder the site has as its root: only the site knows whether it is broken.
 */
function isOfSite(vault: VaultSnapshot, file: RecordFile, link: LinkPosition, repair: LinkRepair): boolean {
  const { target, start } = link;
  if (!target.startsWith("/") || repair.kind !== "open" || repair.paths.length > 0) return false;
  const path = target.replace(/\/+$/, "");
  // A path of a record from the root of the vault, as other programs write it.
  if (path.endsWith(".md")) return false;
  const ends = [path, `${path}.md`];
  const isUnderARoot = vault.candidates(target).some((each) => ends.some((end) => `/${each}`.endsWith(end)));
  if (isUnderARoot || leadsToFolder(vault, file.path, target)) return false;
  // To Obsidian, a wikilink with a slash is a path from the root of the vault.
  return vault.textOf(file)?.slice(start - 2, start) !== "[[";
}

const ofSite = (file: RecordFile, { target, relation, start }: LinkPosition, ordinals: Ordinals): Issue =>
  issueOf(file.path, {
    code: "LINK001",
    severity: "warning",
    key: ordinals.next(`${relation}\0${target}`),
    cause: SITE,
    at: start,
    message: "A site-absolute link leads to no file of the vault.",
    detail: `${target} in the ${relation}`,
    suggested_fix: "Ignore the group if a website has these pages, or remove the link",
    offers: [{ kind: "unlink" }],
  });

/** A folder of the vault, which other programs show as a page: from the file with the link, or from the root. */
function leadsToFolder(vault: VaultSnapshot, source: string, target: string): boolean {
  const fromRoot = posix.normalize(target.replace(/^\/+/, "")).replace(/\/$/, "");
  const fromSource = posix.join(posix.dirname(source), target).replace(/\/$/, "");
  return vault.hasFolder(fromSource) || vault.hasFolder(fromRoot);
}

/** Fields of an invalid frontmatter cannot be fixed. */
const isFree = ({ record }: RecordFile, relation: string): boolean =>
  record.obstacle === undefined || (record.obstacle.kind === "yaml" && relation === "body");

function certainFix(
  vault: VaultSnapshot,
  file: RecordFile,
  { start, target }: LinkPosition,
  repair: LinkRepair,
): Fix | undefined {
  if (repair.kind === "open") return undefined;
  if (repair.kind === "deleted")
    return fixOf(vault, file, `unlink ${start}`, (text) => unlinked(text, start));
  const goal = goalOf(vault, repair.path, { ...repair, target, source: file });
  const key = `retarget ${start} ${goal.shown} ${goal.markdown}\0${goal.wiki}`;
  return fixOf(vault, file, key, (text) => retargeted(text, start, goal));
}

function describe(
  where: string,
  repair: LinkRepair,
  relation: string,
): Pick<IssueFinding, "detail" | "suggested_fix"> {
  switch (repair.kind) {
    case "moved":
      return {
        detail: `${where}; ${foundBy(repair)}`,
        suggested_fix: `Point it to ${repair.path}`,
      };
    case "deleted":
      return {
        detail: `${where}; its target was deleted`,
        suggested_fix: relation === "body" ? "Replace the link with its text" : `Remove it from ${relation}`,
      };
    case "open":
      return {
        detail: repair.paths.length > 0 ? `${where}; similar: ${repair.paths.join(", ")}` : where,
        suggested_fix: "Create the record, point the link to another, or remove it",
      };
  }
}

const foundBy = ({ path, from, shown: byAlias }: Extract<LinkRepair, { kind: "moved" }>): string => {
  if (from !== undefined) return `the target is now ${path}`;
  return `the only record of this ${byAlias ? "alias" : "name"} is ${path}`;
};

function offersOf(
  vault: VaultSnapshot,
  file: RecordFile,
  { target }: LinkPosition,
  repair: LinkRepair,
): SuggestedFix[] {
  const paths = repair.kind === "moved" ? [repair.path] : repair.kind === "open" ? repair.paths : [];
  const path = newPath(vault, file, target);
  return [
    ...paths.map((near): SuggestedFix => ({ kind: "retarget", path: near })),
    ...(path === undefined ? [] : [{ kind: "create", path } as const]),
    { kind: "unlink" },
  ];
}

/** The path for the missing record: in the folder of a type that the link names, or a note where the vault has new ones. */
function newPath(vault: VaultSnapshot, { path }: RecordFile, target: string): string | undefined {
  const { layout } = vault;
  const written = `${target.replace(/\.md$/i, "")}.md`;
  const name = stemOf(written);
  if (!checkName(name).ok || target.startsWith(".") || /\.[A-Za-z0-9]{2,4}$/.test(name)) return undefined;
  const isNamed = folderOf(written) !== "";
  const daily = vault.dailyPathOf(target);
  const folder = daily === undefined ? vault.newNoteFolder(path) : folderOf(daily);
  const made = isNamed ? written : posix.join(folder, written);
  if (made === path || made.startsWith("..") || !layout.isRecord(made)) return undefined;
  return isNamed && layout.placeType(made) === undefined ? undefined : made;
}
