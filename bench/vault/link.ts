import type { RecordType } from "@/lib/vault";
import type { Dice } from "./dice";
import type { Plan, Planned } from "./plan";

/** The share of links that are broken. */
const BROKEN = 0.01;

/** Spells links to records of a plan in the ways people do. */
export class Links {
  constructor(
    private readonly plan: Plan,
    private readonly dice: Dice,
    /** Names of attachments, to embed. */
    private readonly attachments: readonly string[],
    private readonly broken = BROKEN,
  ) {}

  /** For a property: a path, sometimes the bare name, rarely with an alias. */
  field(type?: RecordType): string {
    const { path, name } = this.target(type);
    const whole = path.slice(0, -".md".length);
    const way = this.dice.weighted({ path: 70, bare: 22, alias: 8 });
    if (way === "bare") return `[[${name}]]`;
    return way === "path" ? `[[${whole}]]` : `[[${whole}|${name.split(" ")[0]}]]`;
  }

  fields(most: number, type?: RecordType): string[] {
    const count = this.dice.whole(1, most);
    return [...new Set(Array.from({ length: count }, () => this.field(type)))];
  }

  /** For prose: bare, with an alias, to a heading, or a Markdown link. `inTable` writes the bar as tables need it. */
  prose(inTable = false): string {
    const { path, name } = this.target();
    const whole = path.slice(0, -".md".length);
    const bar = inTable ? "\\|" : "|";
    switch (this.dice.weighted({ bare: 45, path: 20, alias: 20, heading: 8, markdown: 7 })) {
      case "bare":
        return `[[${name}]]`;
      case "path":
        return `[[${whole}]]`;
      case "alias":
        return `[[${whole}${bar}${name.split(" ").slice(0, 2).join(" ")}]]`;
      case "heading":
        return `[[${name}#Background]]`;
      case "markdown":
        return `[${name}](/${encodeURI(path).replace(/[()]/g, (mark) => (mark === "(" ? "%28" : "%29"))})`;
    }
  }

  embed(): string {
    if (this.attachments.length === 0 || this.dice.chance(0.3)) return `![[${this.target().name}]]`;
    return `![[${this.dice.pick(this.attachments)}|${this.dice.whole(2, 8) * 100}]]`;
  }

  private target(type?: RecordType): Planned {
    if (!this.dice.chance(this.broken)) return this.plan.target(this.dice, type);
    const name = `Nobody wrote this ${this.dice.whole(1, 9999)}`;
    return { type: "note", name, path: `note/${name}.md` };
  }
}
