import { editText } from "@/lib/vault";
import { type Fix, type Issue, issueOf } from "../issue";
import type { ScanOptions } from "../options";
import type { SuggestedFix } from "../shapes";
import { BROKEN, isAmbiguous, type LinkTarget, type RecordFile, type VaultSnapshot } from "../snapshot";
import { fixOf, type Rule } from "./rule";

const NONE: Issue[] = [];

/** A record that the body links to, but no field does; reported on request only. */
export const link002: Rule = (vault, options) => {
  if (!options.reportBodyLinks && !options.relateBodyLinks) return NONE;
  const finder = new Finder(vault, options);
  return vault.eachRecord((file, targets, place) => finder.find(file, targets, place));
};

/** Saves memory, since a vault may have very many such links. */
class Finder {
  private readonly messages = new MessageCache();
  /** By index of the target: the last file that links to it. */
  private readonly linkedBy: Int32Array;

  constructor(
    private readonly vault: VaultSnapshot,
    private readonly options: ScanOptions,
  ) {
    this.linkedBy = new Int32Array(vault.files.length).fill(-1);
  }

  *find(file: RecordFile, targets: readonly LinkTarget[], place: number): Generator<Issue> {
    const { record, links } = file;
    const isInBody = (at: number) => at >= 0 && links.relationOf(at) === "body";
    if (record.obstacle || !isInBody(links.length - 1)) return;
    this.linkedBy[place] = place;
    // The links of the frontmatter come first.
    for (let at = 0; at < targets.length; at++) {
      const found = targets[at] ?? BROKEN;
      const target = isAmbiguous(found) ? (this.vault.ambiguity(found)?.opened ?? BROKEN) : found;
      if (target === BROKEN || this.linkedBy[target] === place) continue;
      this.linkedBy[target] = place;
      const other = this.vault.files[target];
      if (isInBody(at) && other?.record) yield this.issue(file, other.path, links.startOf(at));
    }
  }

  private issue(file: RecordFile, target: string, at: number): Issue {
    const fix = this.options.relateBodyLinks ? relating(this.vault, file, target) : undefined;
    const { message, offers } = this.messages.of(target);
    return issueOf(file.path, {
      code: "LINK002",
      severity: "info",
      key: target,
      cause: target,
      at,
      message,
      suggested_fix: "Add it to related",
      fix,
      offers: fix ? undefined : offers,
    });
  }
}

/** One message per target: thousands of bodies may link to a hub. */
class MessageCache {
  private readonly known = new Map<string, { message: string; offers: SuggestedFix[] }>();

  of(target: string): { message: string; offers: readonly SuggestedFix[] } {
    const known = this.known.get(target) ?? {
      message: `The body links to ${target}, but no field does.`,
      offers: [{ kind: "relate", path: target }],
    };
    this.known.set(target, known);
    return known;
  }
}

function relating(vault: VaultSnapshot, file: RecordFile, target: string): Fix | undefined {
  const link = vault.newLink(file.path, target);
  return fixOf(vault, file, `related: ${link}`, (text) => related(text, link));
}

const related = (text: string, link: string): string => editText(text, { append: { related: [link] } }).text;
