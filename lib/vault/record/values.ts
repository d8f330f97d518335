import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isExact, unquotedLink } from "./scalar";

/** The metadata of a record: JSON values by field. `__proto__` is an ordinary key, so never spread or assign it. */
export type Frontmatter = Record<string, unknown>;

/** Sets a key whatever its name. */
export function put(map: Frontmatter, key: string, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
  } else map[key] = value;
}

/** A semantic error at an offset of the YAML. */
export class ValueError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** Aliases may repeat what they name until the whole has this many characters. */
const MAX_EXPANDED = 512 * 1024;

/** The values of `document` as JSON. Throws `ValueError` for endless aliases and duplicate keys. */
export function toValue(node: Node | null, document: Document.Parsed, source: string): unknown {
  return new Resolver(document, source).value(node);
}

class Resolver {
  private expanded = 0;
  private readonly open = new Set<Node>();
  private targets: ReadonlyMap<Alias, Node> | undefined;

  constructor(
    private readonly document: Document.Parsed,
    private readonly source: string,
  ) {}

  value(node: unknown): unknown {
    if (isScalar(node)) return this.scalar(node.value, node.source, node.range?.[0] ?? 0);
    if (isAlias(node)) return this.alias(node);
    if (isSeq(node)) return this.seq(node);
    return isMap(node) ? this.map(node) : null;
  }

  private scalar(value: unknown, source: string | undefined, at: number): unknown {
    this.spend((source?.length ?? 0) + 1, at);
    if (typeof value !== "number") return value === undefined ? null : value;
    return source === undefined || isExact(value, source) ? value : source;
  }

  private spend(length: number, at: number): void {
    this.expanded += length;
    if (this.expanded > MAX_EXPANDED) throw new ValueError("the aliases (*name) expand to too much text", at);
  }

  private alias(alias: Alias): unknown {
    const at = alias.range?.[0] ?? 0;
    this.targets ??= aliasTargets(this.document);
    const node = this.targets.get(alias);
    if (node === undefined)
      throw new ValueError(`the alias *${alias.source} has no anchor above it: put the value in quotes`, at);
    if (this.open.has(node)) throw new ValueError(`the alias *${alias.source} is inside its own anchor`, at);
    return this.value(node);
  }

  private seq(seq: YAMLSeq): unknown {
    const at = seq.range?.[0] ?? 0;
    const inner = seq.items[0];
    if (seq.flow && seq.items.length === 1 && isSeq(inner) && inner.flow) {
      const end = unquotedLink(this.source, at);
      if (end > 0 && end === seq.range?.[1]) return this.source.slice(at, end);
    }
    return this.within(seq, () => seq.items.map((item) => this.value(item)));
  }

  private map(map: YAMLMap): Frontmatter {
    return this.within(map, () => {
      const out: Frontmatter = {};
      for (const pair of map.items) {
        const key = this.key(pair.key);
        if (Object.hasOwn(out, key)) {
          throw new ValueError(
            `the key ${key} appears twice: keep one of them`,
            (pair.key as ParsedNode | null)?.range[0] ?? 0,
          );
        }
        put(out, key, this.value(pair.value));
      }
      return out;
    });
  }

  /** Keys are text as written: `1.10` keeps its zero. */
  private key(key: unknown): string {
    if (isScalar(key)) return typeof key.value === "string" ? key.value : (key.source ?? "");
    const range = (key as Node | null)?.range;
    return range ? this.source.slice(range[0], range[1]) : "";
  }

  private within<T>(node: Node, read: () => T): T {
    this.spend(1, node.range?.[0] ?? 0);
    this.open.add(node);
    const value = read();
    this.open.delete(node);
    return value;
  }
}

/** What each alias names: the last anchor of its name above it. `Alias.resolve` would walk the document for each. */
function aliasTargets(document: Document.Parsed): ReadonlyMap<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(document, {
    Node: (_, node) => {
      const named = isAlias(node) ? anchors.get(node.source) : undefined;
      if (isAlias(node) && named) targets.set(node, named);
      else if (!isAlias(node) && node.anchor) anchors.set(node.anchor, node);
    },
  });
  return targets;
}
