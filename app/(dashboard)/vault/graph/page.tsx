import { Map as MapIcon, Share2 } from "lucide-react";
import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { nameOf, recordHref } from "@/components/vault/href";
import { count } from "@/lib/core/count";
import { RECORD_TYPES, vaultCounts } from "@/lib/vault";
import { DEPTHS, type GraphAddress, graphHref, readAddress } from "./address";
import { GraphView } from "./view";

const read = async ({ searchParams }: PageProps): Promise<GraphAddress> => {
  const params = await searchParams;
  return readAddress({ get: (name) => [params[name]].flat()[0] ?? null });
};

const titleOf = ({ around }: GraphAddress): string => (around ? `Graph around ${nameOf(around)}` : "Graph");

export const generateMetadata = async (props: PageProps): Promise<Metadata> => ({
  title: titleOf(await read(props)),
});

export default async function GraphPage(props: PageProps) {
  const address = await read(props);
  const { around } = address;
  const { total } = await vaultCounts(await requireContext());
  return (
    <>
      <Breadcrumb
        links={[
          { href: "/vault", title: "Vault" },
          ...(around
            ? [
                { href: "/vault/graph", title: "Graph" },
                { href: recordHref(around), title: nameOf(around) },
              ]
            : []),
        ]}
      />
      <PageHeader
        title={titleOf(address)}
        purpose={
          around
            ? "A record, what it links to and what links to it."
            : "Each point is a record, each line a link. Larger ones have more links."
        }
        action={
          <div className="flex flex-wrap gap-2">
            {around && <Depths address={address} />}
            <Link href="/knowledge/map" className={buttonClass("secondary")}>
              <MapIcon aria-hidden className="size-4" /> Map
            </Link>
          </div>
        }
      />
      <noscript>
        <p className="mb-4">
          The graph needs JavaScript.{" "}
          <Link href="/vault" className="text-accent underline">
            All records as a list
          </Link>
          .
        </p>
      </noscript>
      {total === 0 ? (
        <EmptyState Icon={Share2} title="No records yet">
          The graph grows as records are added.
        </EmptyState>
      ) : (
        <GraphView types={RECORD_TYPES} />
      )}
    </>
  );
}

/** How far from the record the graph goes. */
const Depths = ({ address }: { address: GraphAddress }) => (
  <nav aria-label="Distance">
    <ul className="flex rounded-md border border-line-strong bg-surface p-0.5">
      {DEPTHS.map((depth) => (
        <li key={depth}>
          <Link
            href={graphHref({ ...address, depth })}
            aria-current={address.depth === depth ? "true" : undefined}
            className="flex h-6.5 items-center rounded-sm px-2 text-muted hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
          >
            {count(depth, "link")}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
