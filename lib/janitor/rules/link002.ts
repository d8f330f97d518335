import { editText } from "@/lib/vault";
import { BROKEN, isAmbiguous, type Lead, type RecordFile, type VaultFacts } from "../facts";
import { type Fix, type Issue, issueOf, type Offer } from "../issue";
import type { ScanOptions } from "../options";
import { fixOf, type Rule } from "./rule";

/** A record that the body links to and no field bears. */
export const link002: Rule = (vault, options) => {
  const finder = new Finder(vault, options);
  return vault.eachRecord((file, leads, place) => finder.find(file, leads, place));
};

const NONE: Issue[] = [];

/** Since there are very many such links, this one minds its memory. */
class Finder {
  private readonly words = new Words();
  /** At the place of each target, which file's link to it came last. */
  private readonly borneBy: Int32Array;

  constructor(
    private readonly vault: VaultFacts,
    private readonly options: ScanOptions,
  ) {
    this.borneBy = new Int32Array(vault.files.length).fill(-1);
  }

  find(file: RecordFile, leads: readonly Lead[], place: number): Issue[] {
    if (file.record.obstacle || file.links.at(-1)?.relation !== "body") return NONE;
    this.borneBy[place] = place;
    const issues: Issue[] = [];
    // The links of the frontmatter come first.
    for (let at = 0; at < leads.length; at++) {
      const lead = leads[at] ?? BROKEN;
      const target = isAmbiguous(lead) ? (this.vault.ambiguity(lead)?.opened ?? BROKEN) : lead;
      if (target === BROKEN || this.borneBy[target] === place) continue;
      this.borneBy[target] = place;
      const link = file.links[at];
      const record = this.vault.files[target];
      if (link?.relation === "body" && record?.record) issues.push(this.issue(file, record.path, link.start));
    }
    return issues;
  }

  private issue(file: RecordFile, target: string, at: number): Issue {
    const fix = this.options.relateBodyLinks ? relating(this.vault, file, target) : undefined;
    const { message, offers } = this.words.of(target);
    return issueOf(file.path, {
      code: "LINK002",
      severity: "info",
      key: target,
      at,
      message,
      suggested_fix: "Add it to related",
      fix,
      offers: fix ? undefined : offers,
    });
  }
}

/** What is said of a target, but once: hubs are linked to from thousands of bodies. */
class Words {
  private readonly known = new Map<string, { message: string; offers: Offer[] }>();

  of(target: string): { message: string; offers: readonly Offer[] } {
    const known = this.known.get(target) ?? {
      message: `The body links to ${target}, and no field does.`,
      offers: [{ kind: "relate", path: target }],
    };
    this.known.set(target, known);
    return known;
  }
}

function relating(vault: VaultFacts, file: RecordFile, target: string): Fix | undefined {
  const link = `[[${target.slice(0, -".md".length)}]]`;
  return fixOf(vault, file, `related: ${link}`, (text) => related(text, link));
}

const related = (text: string, link: string): string => editText(text, { append: { related: [link] } }).text;
