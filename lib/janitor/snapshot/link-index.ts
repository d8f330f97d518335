import { type Resolution, resolveLink, stemKey } from "@/lib/vault";
import type { FileSnapshot } from "./file";
import { COLLISION_THRESHOLD, NameCollisions } from "./name-collisions";

/**
 * The target of a link: the index of a file in the vault's list; `BROKEN`; or, below that, an ambiguity. A number,
 * since a vault may have a million links.
 */
export type LinkTarget = number;

const NO_TARGETS: readonly LinkTarget[] = [];

export const BROKEN: LinkTarget = -1;

export const isAmbiguous = (target: LinkTarget): boolean => target < BROKEN;

/** Several files match a link; `opened` is the one that Obsidian opens. Indexes in the vault's list. */
export interface Ambiguity {
  opened: number;
  places: readonly number[];
}

/** Resolves the links of a vault's files. Targets that do not depend on the source are resolved once. */
export class LinkIndex {
  private readonly stems = new Map<string, number | number[]>();
  private readonly collisions = new Map<string, IndexedCollisions>();
  private readonly seen = new Map<string, LinkTarget>();
  private readonly ambiguities: Ambiguity[] = [];

  constructor(private readonly files: readonly FileSnapshot[]) {
    for (let place = 0; place < files.length; place++) this.add(files[place]?.stem ?? "", place);
  }

  private add(stem: string, place: number): void {
    const same = this.stems.get(stem);
    if (same === undefined) this.stems.set(stem, place);
    else if (typeof same === "number") this.stems.set(stem, [same, place]);
    else same.push(place);
  }

  /** The paths of the files that have the name in a link's last part. */
  candidates(target: string): readonly string[] {
    const places = this.stems.get(stemKey(target)) ?? [];
    return (typeof places === "number" ? [places] : places).map((place) => this.pathOf(place));
  }

  /** Ambiguities of changed files stay in the list; build a new index when they outnumber the files. */
  get isOversized(): boolean {
    return this.ambiguities.length > 10_000 + 4 * this.files.length;
  }

  ambiguity(target: LinkTarget): Ambiguity | undefined {
    // V8 looks up negative indexes of an array by name, which is slow.
    return isAmbiguous(target) ? this.ambiguities[-2 - target] : undefined;
  }

  /** The target of each link of a file, in order. */
  of({ links, path }: FileSnapshot): readonly LinkTarget[] {
    if (links.length === 0) return NO_TARGETS;
    const targets: LinkTarget[] = [];
    for (let at = 0; at < links.length; at++) targets.push(this.resolve(links.targetOf(at), path));
    return targets;
  }

  private pathOf(place: number): string {
    return this.files[place]?.path ?? "";
  }

  private resolve(target: string, source: string): LinkTarget {
    const known = this.seen.get(target);
    if (known !== undefined) return known;
    const key = stemKey(target);
    const matches = this.stems.get(key);
    if (typeof matches === "object") return this.ofSeveral(key, matches, target, source);
    const found = matches === undefined ? BROKEN : this.ofOne(matches, target, source);
    // A relative path depends on the source.
    if (!target.trimStart().startsWith(".")) this.seen.set(target, found);
    return found;
  }

  private ofOne(place: number, target: string, source: string): LinkTarget {
    const path = this.pathOf(place);
    if (isPlainly(target, path)) return place;
    return resolveLink(target, source, [path]).state === "broken" ? BROKEN : place;
  }

  private ofSeveral(key: string, places: readonly number[], target: string, source: string): LinkTarget {
    if (places.length > COLLISION_THRESHOLD) return this.ofMany(key, places, target, source);
    const paths = places.map((place) => this.pathOf(place));
    const found = resolveLink(target, source, paths);
    return this.targetOf(found, (path) => places[paths.indexOf(path)] ?? BROKEN);
  }

  private ofMany(key: string, places: readonly number[], target: string, source: string): LinkTarget {
    const known = this.collisions.get(key);
    const collisions = known ?? new IndexedCollisions(places, this.files);
    if (!known) this.collisions.set(key, collisions);
    const found = collisions.resolve(target, source);
    return this.targetOf(
      found,
      (path) => collisions.placeOf(path),
      found.state === "ambiguous" ? collisions.placesOf(found.paths) : undefined,
    );
  }

  private targetOf(
    found: Resolution,
    placeOf: (path: string) => number,
    places?: readonly number[],
  ): LinkTarget {
    if (found.state === "broken") return BROKEN;
    if (found.state === "resolved") return placeOf(found.path);
    this.ambiguities.push({ opened: placeOf(found.path), places: places ?? found.paths.map(placeOf) });
    return -1 - this.ambiguities.length;
  }
}

/** Name collisions with the indexes of their files. */
class IndexedCollisions extends NameCollisions {
  private readonly places: ReadonlyMap<string, number>;
  private readonly shared = new Map<readonly string[], readonly number[]>();

  constructor(places: readonly number[], files: readonly FileSnapshot[]) {
    const paths = places.map((place) => files[place]?.path ?? "");
    super(paths);
    this.places = new Map(paths.map((path, at) => [path, places[at] ?? BROKEN]));
  }

  placeOf(path: string): number {
    return this.places.get(path) ?? BROKEN;
  }

  /** The same list for the same list of paths, to save memory. */
  placesOf(paths: readonly string[]): readonly number[] {
    const known = this.shared.get(paths) ?? paths.map((path) => this.placeOf(path));
    if (paths.length > COLLISION_THRESHOLD) this.shared.set(paths, known);
    return known;
  }
}

/** Fast path for the usual case: the file's own path or name. */
function isPlainly(target: string, path: string): boolean {
  if (!path.endsWith(".md")) return false;
  const isPath = path.length === target.length + 3 && path.startsWith(target);
  return isPath || (!target.includes("/") && path.endsWith(`/${target}.md`));
}
