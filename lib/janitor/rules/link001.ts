import { checkName, directoryOf, isRecordType } from "@/lib/vault";
import { BROKEN, type LinkFact, type RecordFile, type VaultFacts } from "../facts";
import { type Finding, type Fix, type Issue, issueOf, type Offer } from "../issue";
import { isBareEnough, retargeted } from "./broken/spell";
import { unlinked } from "./broken/unlink";
import { Judge, type Verdict } from "./broken/verdict";
import { Ordinals } from "./ordinals";
import { fixOf, type Rule } from "./rule";

/** A link that resolves to nothing. */
export const link001: Rule = (vault, { history }) => {
  const judge = new Judge(vault, history);
  return vault.eachRecord((file, leads) => {
    if (!leads.includes(BROKEN)) return NONE;
    const ordinals = new Ordinals();
    return file.links
      .filter((_, at) => leads[at] === BROKEN)
      .map((link) => broken(vault, file, link, judge.judge(link.target, file), ordinals));
  });
};

const NONE: Issue[] = [];

function broken(
  vault: VaultFacts,
  file: RecordFile,
  link: LinkFact,
  verdict: Verdict,
  ordinals: Ordinals,
): Issue {
  const { target, relation, start } = link;
  const fix = isFree(file, relation) ? certainFix(vault, file, link, verdict) : undefined;
  const where = relation === "body" ? "in the body" : `in ${relation}`;
  return issueOf(file.path, {
    code: "LINK001",
    severity: "critical",
    key: ordinals.next(`${relation}\0${target}`),
    at: start,
    message: `The link [[${target}]] leads nowhere.`,
    ...said(where, verdict, relation),
    ...(fix ? { fix } : { offers: offersOf(file, link, verdict) }),
  });
}

/** Fields of a frontmatter that cannot be read are left alone. */
const isFree = ({ record }: RecordFile, relation: string): boolean =>
  record.obstacle === undefined || (record.obstacle.kind === "yaml" && relation === "body");

function certainFix(
  vault: VaultFacts,
  file: RecordFile,
  { start }: LinkFact,
  verdict: Verdict,
): Fix | undefined {
  if (verdict.kind === "open") return undefined;
  if (verdict.kind === "deleted")
    return fixOf(vault, file, `unlink ${start}`, (text) => unlinked(text, start));
  const goal = { ...verdict, isBareEnough: isBareEnough(verdict.path, file, vault) };
  const key = `retarget ${start} ${goal.shown} ${goal.isBareEnough} ${goal.path}`;
  return fixOf(vault, file, key, (text) => retargeted(text, start, goal));
}

function said(where: string, verdict: Verdict, relation: string): Pick<Finding, "detail" | "suggested_fix"> {
  switch (verdict.kind) {
    case "moved":
      return {
        detail: `${where}; it means ${verdict.path}`,
        suggested_fix: `Let it lead to ${verdict.path}`,
      };
    case "deleted":
      return {
        detail: `${where}; its target was deleted`,
        suggested_fix:
          relation === "body" ? "Leave its words without the link" : `Take it out of ${relation}`,
      };
    case "open":
      return {
        detail: verdict.paths.length > 0 ? `${where}; near are ${verdict.paths.join(", ")}` : where,
        suggested_fix: "Make the record, let the link lead to another, or take it out",
      };
  }
}

function offersOf(file: RecordFile, { target }: LinkFact, verdict: Verdict): Offer[] {
  const paths = verdict.kind === "moved" ? [verdict.path] : verdict.kind === "open" ? verdict.paths : [];
  const path = newPath(file, target);
  return [
    ...paths.map((near): Offer => ({ kind: "retarget", path: near })),
    ...(path === undefined ? [] : [{ kind: "create", path } as const]),
    { kind: "unlink" },
  ];
}

/** Where the missing record would lie: in the directory that the link names, else among the notes. */
function newPath({ path }: RecordFile, target: string): string | undefined {
  const parts = target.replace(/\.md$/i, "").split("/");
  const name = parts.at(-1) ?? "";
  if (!checkName(name).ok || target.startsWith(".") || /\.[A-Za-z0-9]{2,4}$/.test(name)) return undefined;
  const [directory = ""] = parts.length > 1 ? parts : ["note"];
  if (!isRecordType(directory)) return undefined;
  const made = `${[directoryOf(directory), ...parts.slice(parts.length > 1 ? 1 : 0)].join("/")}.md`;
  return made === path ? undefined : made;
}
