/** A drawing as SVG, or why there is none. */
type Answer = { svg: string } | { problem: string };

/** Until the frame has loaded, and for one diagram, ms. */
const LOADING_MS = 30_000;
const DRAWING_MS = 10_000;
const MAX_SVG_CHARACTERS = 2 * 1024 * 1024;

const TOO_SLOW: Answer = { problem: "it takes too long" };

let opened: Promise<HTMLIFrameElement> | undefined;
let last: Promise<unknown> = Promise.resolve();
let requests = 0;

/**
 * Draws a Mermaid diagram, one at a time, in a sandboxed frame without access to this page. A frame that does not
 * answer is removed.
 */
export function draw(text: string, isDark: boolean): Promise<Answer> {
  const drawing = last.then(() => drawNow(text, isDark));
  last = drawing;
  return drawing;
}

async function drawNow(text: string, isDark: boolean): Promise<Answer> {
  opened ??= open();
  const frame = await opened;
  requests += 1;
  const id = requests;
  const answered = messageOf(frame, (data) => data.id === id, DRAWING_MS);
  // The frame has an origin that cannot be named.
  frame.contentWindow?.postMessage({ id, text, isDark }, "*");
  const answer = await answered;
  if (!answer) {
    frame.remove();
    opened = undefined;
    return TOO_SLOW;
  }
  const { svg, problem } = answer;
  if (typeof svg !== "string") return { problem: String(problem) };
  return svg.length > MAX_SVG_CHARACTERS ? { problem: "it is too large" } : { svg };
}

async function open(): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.title = "Diagrams";
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  // Laid out, since the size of texts is measured in it.
  frame.className = "pointer-events-none invisible fixed top-0 -left-[1000px] h-[600px] w-[800px]";
  frame.src = "/diagrams/frame.html";
  const ready = messageOf(frame, (data) => data.isReady === true, LOADING_MS);
  document.body.append(frame);
  await ready;
  return frame;
}

/** The first matching message of the frame; undefined if there is none in time. */
function messageOf(
  frame: HTMLIFrameElement,
  fits: (data: Record<string, unknown>) => boolean,
  ms: number,
): Promise<Record<string, unknown> | undefined> {
  return new Promise((resolve) => {
    const end = (data?: Record<string, unknown>) => {
      clearTimeout(timer);
      removeEventListener("message", receive);
      resolve(data);
    };
    const receive = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && typeof data === "object" && data !== null && fits(data))
        end(data);
    };
    const timer = setTimeout(end, ms);
    addEventListener("message", receive);
  });
}
