import { type Resolution, resolveLink, stemKey } from "@/lib/vault";
import { CROWD, Crowd } from "./crowd";
import type { FileFacts } from "./file";

/**
 * Where a link leads: the place of a file in the vault's list; `BROKEN`; or, below that, an ambiguity. Numbers, since
 * there may be a million of them.
 */
export type Lead = number;

const NO_LEADS: readonly Lead[] = [];

export const BROKEN: Lead = -1;

export const isAmbiguous = (lead: Lead): boolean => lead < BROKEN;

/** Several files answer a link; `opened` is the one that Obsidian would open. Places in the vault's list. */
export interface Ambiguity {
  opened: number;
  places: readonly number[];
}

/** Resolves the links of a vault's files, each target but once where it means the same everywhere. */
export class Leads {
  private readonly stems = new Map<string, number | number[]>();
  private readonly crowds = new Map<string, PlacedCrowd>();
  private readonly seen = new Map<string, Lead>();
  private readonly ambiguities: Ambiguity[] = [];

  constructor(private readonly files: readonly FileFacts[]) {
    for (let place = 0; place < files.length; place++) this.file(files[place]?.stem ?? "", place);
  }

  private file(stem: string, place: number): void {
    const same = this.stems.get(stem);
    if (same === undefined) this.stems.set(stem, place);
    else if (typeof same === "number") this.stems.set(stem, [same, place]);
    else same.push(place);
  }

  /** The paths of the files whose name a link's last part could mean. */
  candidates(target: string): readonly string[] {
    const places = this.stems.get(stemKey(target)) ?? [];
    return (typeof places === "number" ? [places] : places).map((place) => this.pathOf(place));
  }

  /** Files that change while the paths stay leave ambiguities behind: time for new leads when they outnumber the files. */
  get isSwollen(): boolean {
    return this.ambiguities.length > 10_000 + 4 * this.files.length;
  }

  ambiguity(lead: Lead): Ambiguity | undefined {
    return this.ambiguities[-2 - lead];
  }

  /** What each link of a file leads to, in their order. */
  of({ links, path }: FileFacts): readonly Lead[] {
    return links.length === 0 ? NO_LEADS : links.map(({ target }) => this.resolve(target, path));
  }

  private pathOf(place: number): string {
    return this.files[place]?.path ?? "";
  }

  private resolve(target: string, source: string): Lead {
    const known = this.seen.get(target);
    if (known !== undefined) return known;
    const key = stemKey(target);
    const among = this.stems.get(key);
    if (typeof among === "object") return this.among(key, among, target, source);
    const lead = among === undefined ? BROKEN : this.single(among, target, source);
    // A relative path depends on the source.
    if (!target.trimStart().startsWith(".")) this.seen.set(target, lead);
    return lead;
  }

  private single(place: number, target: string, source: string): Lead {
    const path = this.pathOf(place);
    if (isPlainly(target, path)) return place;
    return resolveLink(target, source, [path]).state === "broken" ? BROKEN : place;
  }

  private among(key: string, places: readonly number[], target: string, source: string): Lead {
    if (places.length > CROWD) return this.inCrowd(key, places, target, source);
    const paths = places.map((place) => this.pathOf(place));
    const found = resolveLink(target, source, paths);
    return this.leadOf(found, (path) => places[paths.indexOf(path)] ?? BROKEN);
  }

  private inCrowd(key: string, places: readonly number[], target: string, source: string): Lead {
    const known = this.crowds.get(key);
    const crowd = known ?? new PlacedCrowd(places, this.files);
    if (!known) this.crowds.set(key, crowd);
    const found = crowd.resolve(target, source);
    return this.leadOf(
      found,
      (path) => crowd.placeOf(path),
      found.state === "ambiguous" ? crowd.placesOf(found.paths) : undefined,
    );
  }

  private leadOf(found: Resolution, placeOf: (path: string) => number, places?: readonly number[]): Lead {
    if (found.state === "broken") return BROKEN;
    if (found.state === "resolved") return placeOf(found.path);
    this.ambiguities.push({ opened: placeOf(found.path), places: places ?? found.paths.map(placeOf) });
    return -1 - this.ambiguities.length;
  }
}

/** A crowd that knows the places of its files. */
class PlacedCrowd extends Crowd {
  private readonly places: ReadonlyMap<string, number>;
  private readonly shared = new Map<readonly string[], readonly number[]>();

  constructor(places: readonly number[], files: readonly FileFacts[]) {
    const paths = places.map((place) => files[place]?.path ?? "");
    super(paths);
    this.places = new Map(paths.map((path, at) => [path, places[at] ?? BROKEN]));
  }

  placeOf(path: string): number {
    return this.places.get(path) ?? BROKEN;
  }

  /** The same list for the same list of paths, which a crowd shares. */
  placesOf(paths: readonly string[]): readonly number[] {
    const known = this.shared.get(paths) ?? paths.map((path) => this.placeOf(path));
    if (paths.length > CROWD) this.shared.set(paths, known);
    return known;
  }
}

/** The usual case, for which `resolveLink` would do too much: the file's own path or name. */
function isPlainly(target: string, path: string): boolean {
  if (!path.endsWith(".md")) return false;
  const isPath = path.length === target.length + 3 && path.startsWith(target);
  return isPath || (!target.includes("/") && path.endsWith(`/${target}.md`));
}
