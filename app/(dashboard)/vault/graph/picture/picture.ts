import Graph from "graphology";
import Sigma from "sigma";
import type { EdgeDisplayData, NodeDisplayData } from "sigma/types";
import { Texts } from "@/components/charts/texts";
import { watchTheme } from "@/components/ui/watch-theme";
import { type Graph as Data, pairsOf } from "../data/read";
import { type DrawnRecord, inkOf, isLarge, rgbOf, settingsFor, sizeOf } from "./look";

/** Which part of the graph is shown, and how. */
export interface Shown {
  has: (place: number) => boolean;
  colorOf: (place: number) => string;
  /** The place of the selected record. */
  selected: number | null;
}

interface Handlers {
  hover: (place: number | null) => void;
  open: (place: number) => void;
}

/** Around how many records the camera comes near to one that it centers on. */
const NEAR = 80;

/** The graph as WebGL draws it. Records are known by their places in the data. */
export class Picture {
  private readonly graph = new Graph<DrawnRecord>({ type: "undirected" });
  private readonly sigma: Sigma<DrawnRecord>;
  private readonly stopWatching: () => void;
  private readonly sizes: ResizeObserver;
  private shown: Shown = { has: () => true, colorOf: () => "#888", selected: null };
  private hovered: number | null = null;
  private pivot: number | null = null;
  /** The pivot, and what it is linked with. */
  private near: ReadonlySet<number> = new Set();
  private ink;
  /** The names of this frame. */
  private texts: Texts | null = null;

  constructor(
    private readonly element: HTMLElement,
    private readonly data: Data,
    handlers: Handlers,
  ) {
    this.ink = inkOf(element);
    for (const [at, { name, neighbours }] of data.records.entries())
      this.graph.addNode(String(at), {
        x: 0,
        y: 0,
        label: name,
        size: sizeOf(neighbours.length, data.records.length),
      });
    for (const { from, to } of pairsOf(data.links)) this.graph.mergeEdge(String(from), String(to));
    // Empty at first: it draws what it is given at once, and names are written by what this knows only then.
    this.sigma = new Sigma<DrawnRecord>(new Graph(), element, {
      ...settingsFor(data.records.length, {
        ink: () => this.ink,
        texts: (context) => {
          this.texts ??= this.textsOn(context);
          return this.texts;
        },
        isWhole: (place) => place === this.hovered || place === this.shown.selected,
      }),
      nodeReducer: (node) => this.nodeLook(Number(node)),
      edgeReducer: (edge) => this.edgeLook(edge),
    });
    this.sigma.on("beforeRender", () => {
      this.texts = null;
    });
    this.sigma.setGraph(this.graph);
    const hover = (place: number | null) => {
      this.hovered = place;
      this.refreshPivot();
      handlers.hover(place);
    };
    this.sigma.on("enterNode", ({ node }) => hover(Number(node)));
    this.sigma.on("leaveNode", () => hover(null));
    this.sigma.on("clickNode", ({ node }) => handlers.open(Number(node)));
    this.stopWatching = watchTheme(() => {
      this.ink = inkOf(element);
      this.sigma.refresh();
    });
    this.sizes = new ResizeObserver(() => this.sigma.refresh());
    this.sizes.observe(element);
  }

  /** Moves the records; the whole graph stays in the same frame. */
  place(places: Float32Array): void {
    this.graph.updateEachNodeAttributes(
      (node, attributes) => {
        attributes.x = places[2 * Number(node)] ?? 0;
        attributes.y = places[2 * Number(node) + 1] ?? 0;
        return attributes;
      },
      { attributes: ["x", "y"] },
    );
    // At once, not with the next frame: the camera may be asked to center on one.
    this.sigma.refresh();
  }

  show(shown: Shown): void {
    const isElsewhere = shown.selected !== this.shown.selected;
    const colors = new Map<string, string>();
    const colorOf = (place: number) => {
      const color = shown.colorOf(place);
      const known = colors.get(color) ?? rgbOf(color);
      colors.set(color, known);
      return known;
    };
    this.shown = { ...shown, colorOf };
    this.turn();
    this.sigma.refresh({ skipIndexation: true });
    if (isElsewhere && shown.selected !== null) this.center(shown.selected);
  }

  center(place: number): void {
    const at = this.sigma.getNodeDisplayData(String(place));
    if (!at) return;
    const camera = this.sigma.getCamera();
    const near = Math.sqrt(NEAR / this.data.records.length);
    camera.setState({ x: at.x, y: at.y, ratio: Math.min(camera.ratio, near) });
  }

  /** Pans by parts of what is in sight. */
  pan(x: number, y: number): void {
    const camera = this.sigma.getCamera();
    camera.setState({ x: camera.x + x * camera.ratio, y: camera.y + y * camera.ratio });
  }

  zoom(factor: number): void {
    const camera = this.sigma.getCamera();
    camera.setState({ ratio: camera.getBoundedRatio(camera.ratio / factor) });
  }

  showAll(): void {
    this.sigma.getCamera().setState({ x: 0.5, y: 0.5, ratio: 1, angle: 0 });
  }

  end(): void {
    this.stopWatching();
    this.sizes.disconnect();
    this.sigma.kill();
    this.element.replaceChildren();
  }

  /** Names that keep off the records, which in a large graph are everywhere. */
  private textsOn(context: CanvasRenderingContext2D): Texts {
    const { text, ground } = this.ink;
    const texts = new Texts(context, this.sigma.getDimensions(), { ink: text, paper: ground });
    if (isLarge(this.data.records.length)) return texts;
    for (const [at] of this.data.records.entries()) {
      const drawn = this.shown.has(at) && this.sigma.getNodeDisplayData(String(at));
      if (!drawn) continue;
      const { x, y } = this.sigma.framedGraphToViewport(drawn);
      texts.avoid(x, y, this.sigma.scaleSize(drawn.size));
    }
    return texts;
  }

  /** Takes the record under the pointer, else the selected one, as the one whose links are shown. */
  private turn(): void {
    this.pivot = this.hovered ?? this.shown.selected;
    const { pivot } = this;
    this.near = new Set(pivot === null ? [] : [pivot, ...(this.data.records[pivot]?.neighbours ?? [])]);
  }

  /** Whether only the pivot and its neighbors stand out. In a large graph the pointer changes only what is near it. */
  private isDimmed(): boolean {
    return this.pivot !== null && (this.shown.selected !== null || !isLarge(this.data.records.length));
  }

  /** In a large graph only what was near and is near now: all of it would take longer than a frame. */
  private refreshPivot(): void {
    const before = { pivot: this.pivot, near: this.near };
    this.turn();
    if (!isLarge(this.data.records.length)) {
      this.sigma.scheduleRefresh({ layoutUnchange: true });
      return;
    }
    const nodes = [...new Set([...before.near, ...this.near])].map(String);
    const edges = [before.pivot, this.pivot].flatMap((place) =>
      place === null ? [] : this.graph.edges(String(place)),
    );
    this.sigma.scheduleRefresh({ layoutUnchange: true, partialGraph: { nodes, edges } });
  }

  private nodeLook(place: number): Partial<NodeDisplayData> {
    const { x, y, size, label } = this.graph.getNodeAttributes(String(place));
    const { has, colorOf, selected } = this.shown;
    if (!has(place)) return { x, y, size, label, hidden: true };
    const isPart = this.near.has(place);
    if (this.isDimmed() && !isPart) return { x, y, size, color: this.ink.line, label: null, zIndex: 0 };
    return {
      x,
      y,
      size,
      label,
      color: colorOf(place),
      zIndex: 1,
      highlighted: place === selected,
      forceLabel: isPart,
    };
  }

  private edgeLook(edge: string): Partial<EdgeDisplayData> {
    const [from, to] = this.graph.extremities(edge).map(Number);
    if (from === undefined || to === undefined || !this.shown.has(from) || !this.shown.has(to))
      return { hidden: true };
    const { line, text } = this.ink;
    if (this.pivot !== null && (from === this.pivot || to === this.pivot))
      return { color: text, size: 1.5, zIndex: 1 };
    return this.isDimmed() ? { hidden: true } : { color: line, size: 1 };
  }
}
