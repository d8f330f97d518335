import { gzipSync } from "node:zlib";
import type { Page, Request, Response } from "playwright-core";

/** How much of the page has moved since it was opened, unless by what a person did (CLS). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return new Promise<number>((resolve) => {
      // Buffered entries are reported once, together; without any, nothing is.
      const type = "layout-shift";
      const observer = new PerformanceObserver((list) => resolve(sumOf(list.getEntries())));
      const sumOf = (entries: PerformanceEntryList) =>
        entries
          .map((entry) => entry as PerformanceEntry & { value: number; hadRecentInput: boolean })
          .filter(({ hadRecentInput }) => !hadRecentInput)
          .reduce((sum, { value }) => sum + value, 0);
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve(sumOf(observer.takeRecords())), 100);
    });
  });

/** Collects requests to other hosts from now on; the returned function ends that and returns them. */
export function outsideRequests(page: Page): () => string[] {
  const found: string[] = [];
  const onRequest = (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = protocol === "data:" || protocol === "blob:" || hostname === "127.0.0.1";
    if (!isOwn) found.push(`a request to ${request.url()}`);
  };
  page.on("request", onRequest);
  return () => {
    page.off("request", onRequest);
    return found;
  };
}

/** Opens a page and adds up its scripts, compressed by gzip, in bytes. */
export async function scriptBytes(page: Page, open: () => Promise<unknown>): Promise<number> {
  const replies: Response[] = [];
  const onResponse = (reply: Response) => {
    if (reply.request().resourceType() === "script") replies.push(reply);
  };
  page.on("response", onResponse);
  await open();
  page.off("response", onResponse);
  const bodies = await Promise.all(replies.map((reply) => reply.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
}
