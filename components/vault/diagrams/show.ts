import { watchTheme } from "@/components/ui/watch-theme";
import { draw } from "./frame";

const MAX_DIAGRAMS = 50;

/** Shows the Mermaid blocks of a text as drawings, in the colours of the page. Returns how to undo that. */
export function showDiagrams(text: HTMLElement): () => void {
  const figures = [...text.querySelectorAll("pre > code.language-mermaid")]
    .slice(0, MAX_DIAGRAMS)
    .flatMap((code) => (code.parentElement ? [figureOf(code.parentElement)] : []));
  const drawAll = () => {
    for (const figure of figures) void drawInto(figure);
  };
  drawAll();
  const stopWatching = watchTheme(drawAll);
  return () => {
    stopWatching();
    for (const { figure, source } of figures) figure.replaceWith(source);
  };
}

interface Diagram {
  figure: HTMLElement;
  /** The original block of the text. */
  source: HTMLElement;
}

function figureOf(source: HTMLElement): Diagram {
  const figure = document.createElement("figure");
  figure.dataset.diagram = "drawing";
  source.replaceWith(figure);
  figure.append(source);
  return { figure, source };
}

async function drawInto({ figure, source }: Diagram): Promise<void> {
  const dark = isDark();
  const answer = await draw(source.textContent ?? "", dark);
  if (!figure.isConnected) return;
  figure.toggleAttribute("data-dark", dark);
  figure.dataset.diagram = "svg" in answer ? "drawn" : "failed";
  if ("svg" in answer) figure.replaceChildren(imageOf(answer.svg), folded(source));
  else figure.replaceChildren(message(answer.problem), source);
}

/** In an image no script runs, nothing is loaded, and no style reaches the page. */
function imageOf(svg: string): HTMLElement {
  const image = document.createElement("img");
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width && height) {
    image.width = Math.ceil(Number(width));
    image.height = Math.ceil(Number(height));
  }
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  image.alt = "Diagram. Its text is in its source, below.";
  return image;
}

function folded(source: HTMLElement): HTMLElement {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = "Source of the diagram";
  details.append(summary, source);
  return details;
}

function message(problem: string): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.className = "mb-2 font-mono text-xs whitespace-pre-wrap text-failed";
  paragraph.textContent = `This diagram cannot be drawn: ${problem}`;
  return paragraph;
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}
