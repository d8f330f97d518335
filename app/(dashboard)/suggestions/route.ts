import { reply } from "@/app/reply";
import { existingRecordPath, findNames, linkWriter } from "@/lib/vault";

const LIMIT = 12;

/** Records by what was typed of their name; with `from`, also how that record links to each. */
export const GET = (request: Request): Promise<Response> =>
  reply(async (ctx) => {
    const params = new URL(request.url).searchParams;
    const from = params.get("from");
    const records = await ctx.db.read(async (tx) => {
      const found = await findNames(ctx, tx, { text: params.get("q") ?? "", limit: LIMIT });
      if (from === null) return found;
      const source = existingRecordPath(from, "from");
      const write = await linkWriter(
        ctx,
        tx,
        found.map(({ path }) => path),
      );
      return found.map((record) => ({ ...record, link: write(source, record.path) }));
    });
    return { records };
  });
