import { perProcess } from "@/lib/core/per-process";
import { SizedCache } from "@/lib/core/sized-cache";
import { ThreadTimeout } from "@/lib/core/threads/limits";
import { logger } from "@/lib/log";
import { hashOf } from "../store";
import { RETRY_AFTER_MS, readingLimits, readingThreads } from "../threads/pool";
import { MAX_BODY_CHARACTERS, type RenderedHtml, type RenderRequest } from "./limits";

/** Why a body is shown as its source; `missing`: it has no such section or block. */
export type RenderFailure = "too long" | "too complex" | "too slow" | "busy" | "failed" | "missing";

/** A body as sanitized HTML, or the reason why there is none. */
export type Rendered = ({ kind: "html" } & RenderedHtml) | { kind: "source"; reason: RenderFailure };

const CACHE_CHARACTERS = 16 * 1024 * 1024;
/** The size of a cache entry apart from its text. */
const ENTRY_COST = 256;

const shared = perProcess("rendered texts", () => ({
  cache: new SizedCache<Rendered>(CACHE_CHARACTERS),
  running: new Map<string, Promise<Rendered>>(),
}));

/**
 * The Markdown of a record as HTML: rendered in a thread within limits of size, nodes and time, and cached by its
 * hash. HTML in it is shown as text, images from elsewhere are links, and its highest heading is an h2. Never throws.
 * @param account whose share of the threads it takes
 */
export async function renderMarkdown(request: RenderRequest, account: string): Promise<Rendered> {
  if (request.body.length > MAX_BODY_CHARACTERS) return { kind: "source", reason: "too long" };
  const { cache, running } = shared();
  const key = hashOf(JSON.stringify([request.body, request.part, request.idPrefix]));
  const known = cache.get(key) ?? running.get(key);
  if (known) return known;
  const rendering = renderInThread(request, account).finally(() => running.delete(key));
  running.set(key, rendering);
  const rendered = await rendering;
  if (rendered.kind === "html") cache.set(key, rendered, ENTRY_COST + sizeOf(rendered));
  else if (rendered.reason !== "busy") cache.set(key, rendered, ENTRY_COST, RETRY_AFTER_MS);
  return rendered;
}

async function renderInThread(request: RenderRequest, account: string): Promise<Rendered> {
  try {
    const output = await readingThreads().run("toHtml", request, readingLimits(account));
    return typeof output === "string" ? { kind: "source", reason: output } : { kind: "html", ...output };
  } catch (error) {
    if (error instanceof ThreadTimeout)
      return { kind: "source", reason: error.hadStarted ? "too slow" : "busy" };
    logger("web").warn({ err: error }, "a record could not be rendered");
    return { kind: "source", reason: "failed" };
  }
}

const sizeOf = ({ html, targets }: RenderedHtml): number =>
  targets.reduce((sum, { target }) => sum + target.length, html.length);
