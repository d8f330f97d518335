import { anyOf, inEitherCase, isHan, matchKey, ORG_PAPERS, orgKey, type TextSpan } from "@/lib/language";
import type { FoundEntity } from "../extract/entity";
import type { KnownIndex } from "../known/known-index";

const TITLE = 0.75;

/** Merges the forms of a name: with and without `Ltd`, in full and by its first words. */
export class Orgs {
  private readonly found: FoundEntity[] = [];
  private readonly byKey = new Map<string, FoundEntity>();

  constructor(private readonly known: KnownIndex) {}

  has = (text: string): boolean => this.byKey.has(orgKey(text));

  all = (): FoundEntity[] => this.found;

  /** Each once, by the longest name that the file has for it: "Bauamt" is the "Bischöfliche Bauamt". */
  whole(longer: (org: FoundEntity) => string | undefined): FoundEntity[] {
    for (const org of this.found)
      if (org.known === undefined) {
        const name = longer(org);
        if (name !== undefined && !this.byKey.has(orgKey(name))) this.rename(org, name);
      }
    return this.found.filter((org) => {
      const whole = org.known === undefined ? this.containing(org) : undefined;
      if (whole !== undefined) this.join(whole, org.name, org.confidence);
      return whole === undefined;
    });
  }

  /** The whole line that names who meets: "Elternbeirat Grundschule Berg" is more than its school. */
  addTitle(span: TextSpan): void {
    const part = this.found.find(
      ({ span: { start, end }, known }) => known === undefined && start >= span.start && end <= span.end,
    );
    const name = cleanName(span.text);
    if (part === undefined || name.length <= part.name.length || this.has(name))
      this.add(span, span.text, TITLE);
    else this.rename(part, name);
  }

  private rename(org: FoundEntity, name: string): void {
    org.aliases.push(org.name);
    org.name = name;
    this.byKey.set(orgKey(name), org);
  }

  /** The only other one whose name begins or, for a single word, ends with this name, or has it as its letters. */
  private containing({ name, confidence }: FoundEntity): FoundEntity | undefined {
    const key = orgKey(name);
    if (key.length < 3 || isHan(key)) return undefined;
    const isHead = (other: string): boolean => key.length > 3 && other.startsWith(`${key} `);
    const isTail = (other: string): boolean => !key.includes(" ") && other.endsWith(` ${key}`);
    const isLetters = (other: string): boolean => /^\p{Lu}{3,6}$/u.test(name) && lettersOf(other) === key;
    const longer = this.found.filter((org) => {
      const other = orgKey(org.name);
      return org.confidence >= confidence - 0.2 && (isHead(other) || isTail(other) || isLetters(org.name));
    });
    return longer.length === 1 ? longer[0] : undefined;
  }

  add(span: TextSpan, text: string, confidence: number, { isSaid = false } = {}): void {
    const name = cleanName(text);
    const key = orgKey(name);
    if (key === "") return;
    const record = this.known.find("org", name) ?? this.known.find("org", key);
    if (record === undefined && ORG_PAPERS.test(name)) return;
    const there =
      this.byKey.get(key) ?? (record && this.byKey.get(orgKey(record.name))) ?? this.longerOf(key);
    if (there !== undefined) {
      this.join(there, name, confidence);
      there.isSaid ||= isSaid;
      return;
    }
    const org: FoundEntity = {
      key: `org:${this.found.length + 1}`,
      type: "org",
      name: record?.name ?? name,
      known: record,
      aliases: [],
      fields: {},
      span,
      confidence,
      ...(isSaid && { isSaid }),
    };
    this.found.push(org);
    this.byKey.set(key, org);
    if (record) this.byKey.set(orgKey(record.name), org);
  }

  /** The longest form becomes the name, unless the record exists. */
  private join(org: FoundEntity, name: string, confidence: number): void {
    this.byKey.set(orgKey(name), org);
    org.confidence = Math.max(org.confidence, confidence);
    if (
      matchKey(name) === matchKey(org.name) ||
      org.aliases.some((alias) => matchKey(alias) === matchKey(name))
    )
      return;
    if (org.known === undefined && name.length > org.name.length && orgKey(name) === orgKey(org.name)) {
      org.aliases.push(org.name);
      org.name = name;
    } else if (orgKey(name) !== orgKey(org.name)) org.aliases.push(name);
  }

  /** `Golden Acre` is `Golden Acre Co-op` when only one name begins so. */
  private longerOf(key: string): FoundEntity | undefined {
    if (key.length < 4) return undefined;
    // 云帆科技 is 北京云帆科技有限公司.
    const begins = (name: string): boolean => (isHan(key) ? name.includes(key) : name.startsWith(`${key} `));
    const longer = new Set(this.found.filter((org) => begins(orgKey(org.name))));
    return longer.size === 1 ? [...longer][0] : undefined;
  }
}

/** `fwr` of "Foundation for Water Research": of the words with capitals. */
const lettersOf = (name: string): string =>
  [...name.matchAll(/(?<![\p{L}'’-])\p{Lu}(?=\p{Ll})/gu)].join("").toLowerCase();

const LEAD = new RegExp(
  String.raw`^[Tt]he\s+|^(?:${inEitherCase("the")}\s)?${anyOf("firm")}\s+(?=\p{Lu})`,
  "u",
);

export const cleanName = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    // `Castlemere Homes (client)`, `Kreissparkasse Diepholz DE00`
    .replace(/\s\(\p{Ll}[^()]*\)?$|\s[A-Z]{2}\d\d(?:\s.*)?$/u, "")
    .replace(/\s+Sp(?:\.? z o\.? ?o\.?)?$/, "")
    .replace(LEAD, "")
    .replace(/^[«„“"]\s?(?=[^»“”"]*$)|(?<=^[^«„“"]*)\s?[»“”"]$/gu, "")
    .replace(/(?<!\.\s?\p{L})[\s,;:.]+$/u, "")
    .trim();
