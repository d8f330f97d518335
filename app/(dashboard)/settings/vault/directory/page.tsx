import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { vaultProblem } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { listDirectories, vaultContext } from "@/lib/vault";
import { DirectoryList } from "./directory-list";
import { OpenButton } from "./open-button";
import { directoryQuery } from "./query";

export const metadata: Metadata = { title: "Open a directory" };

export default async function DirectoryPage({ searchParams }: PageProps) {
  const ctx = await requireContext();
  const query = await directoryQuery.read(searchParams);
  const [directory, first] = [query.in, query.first !== undefined];
  const [found, records] = await Promise.all([
    listDirectories(ctx, { directory }).catch((error: unknown) => {
      if (!(error instanceof KvError) || error.code !== "VALIDATION_ERROR") throw error;
      return listDirectories(ctx);
    }),
    vaultProblem(ctx).then((problem) => (problem === null ? recordsOf(ctx) : 0)),
  ]);
  const { vault, own, notice, parents, listed } = found;
  const above = listed.find(({ parent }) => !parents.includes(parent))?.parent;
  return (
    <>
      <PageHeader
        title={first ? "Where are your notes?" : "Open a directory"}
        purpose="An existing vault, such as one from Obsidian, is used where it is. Opening adds one file, .kv/vault.json, and changes nothing else."
        action={
          first && (
            <Link href="/vault" className={buttonClass("primary")}>
              Start with an empty vault
            </Link>
          )
        }
      />
      <div className="flex max-w-3xl flex-col gap-6">
        {vault !== null && !first && (
          <p>
            Your vault is <code className="font-mono text-xs break-all">{vault}</code>. If you open another
            one, its files stay there.
          </p>
        )}
        {notice !== null && <Notice kind="info">{notice}</Notice>}
        {above !== undefined && (
          <p>
            <Link href={directoryQuery.href({ first: query.first })} className="text-accent underline">
              All directories
            </Link>
          </p>
        )}
        {listed.map((each) => (
          <DirectoryList key={each.parent} list={each} first={first} before={{ vault, records }} />
        ))}
        {own !== null && (
          <section aria-labelledby="own">
            <h2 id="own" className="text-base font-semibold">
              The vault that was made for you
            </h2>
            <div className="mt-2 flex items-center justify-between gap-4 rounded-lg border border-line bg-surface p-3">
              <code className="min-w-0 font-mono text-xs break-all">{own}</code>
              <OpenButton directory={own} name="your own vault" before={{ vault, records }} />
            </div>
          </section>
        )}
      </div>
    </>
  );
}

const recordsOf = async (ctx: Context): Promise<number> =>
  (await vaultContext(ctx, { records: "false" })).total;
