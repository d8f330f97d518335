import { Readable } from "node:stream";
import { toWebStream } from "@/lib/core/web-stream";
import type { Context } from "@/lib/db";
import type { Operation, PagedReply } from "@/lib/operation";
import { checkOutput } from "../reply/output";
import type { Reply } from "../reply/reply";

/** The reply whose lists are sent page by page, as fast as the client reads them. */
export async function pagedReply(
  op: Operation,
  { run }: PagedReply,
  ctx: Context,
  input: Record<string, unknown>,
): Promise<Reply> {
  const text = jsonOf(op, (await run(ctx, input)) as Lists);
  // What fails before the first page is answered as any other error.
  const first = await text.next();
  const rest = async function* () {
    if (!first.done) yield first.value;
    try {
      yield* text;
    } catch (error) {
      ctx.log.error({ err: error }, "a reply was cut off");
      throw error;
    }
  };
  return { status: 200, headers: {}, body: toWebStream(Readable.from(rest(), { objectMode: false })) };
}

type Lists = Record<string, AsyncIterable<unknown[]>>;

/** The output as JSON, a page at a time, each checked as an output without the others. */
async function* jsonOf(op: Operation, lists: Lists): AsyncGenerator<string> {
  const none = Object.fromEntries(Object.keys(lists).map((key) => [key, []]));
  let before = "{";
  for (const [key, pages] of Object.entries(lists)) {
    before += `${JSON.stringify(key)}:[`;
    for await (const page of pages) {
      if (page.length === 0) continue;
      const checked = checkOutput(op, { ...none, [key]: page }) as Record<string, unknown[]>;
      yield before + JSON.stringify(checked[key]).slice(1, -1);
      before = ",";
    }
    before = before === "," ? "]," : `${before}],`;
  }
  yield `${before.slice(0, -1)}}`;
}
