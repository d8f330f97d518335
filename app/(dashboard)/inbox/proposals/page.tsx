import { ListChecks } from "lucide-react";
import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { count } from "@/lib/core/count";
import { listCuratorProposals, readCuratorSettings } from "@/lib/curator";
import { listRecords } from "@/lib/vault";
import { byFile } from "./by-file";
import { PEOPLE } from "./people";
import { ProposalList } from "./proposal-list";
import { SettingsForm } from "./settings-form";

export const metadata: Metadata = { title: "Proposals" };

/** Shown at once; the next ones follow when these are settled. */
const PAGE_SIZE = 100;
/** Page size for folded proposals: a file has about twice as many of them. */
const FOLDED_SIZE = 300;

/** Suggested as owners, those that were changed last. */
const MAX_PEOPLE = 500;

const proposalsQuery = defineQuery(
  "/inbox/proposals",
  z.object({ file: z.uuid().optional().catch(undefined) }),
);

export default async function ProposalsPage({ searchParams }: PageProps) {
  const ctx = await requireContext();
  const { file } = await proposalsQuery.read(searchParams);
  const [likely, unlikely, { review }, people] = await Promise.all([
    listCuratorProposals(ctx, { file, likely: "true", limit: PAGE_SIZE }),
    listCuratorProposals(ctx, { file, likely: "false", limit: FOLDED_SIZE }),
    readCuratorSettings(ctx, {}),
    listRecords(ctx, { type: "person", sort: "-modified", limit: MAX_PEOPLE }),
  ]);
  const { files, others } = byFile(likely.proposals, unlikely.proposals);
  return (
    <>
      <PageHeader
        title="Proposals"
        purpose="Findings that the curator is not sure of, and draft decisions. Discarded names are not proposed again."
      />
      <Live />
      {likely.count === 0 && (
        <EmptyState Icon={ListChecks} title="Nothing to review">
          {file ? (
            <Link href="/inbox/proposals" className="text-accent underline">
              Show the proposals of all files
            </Link>
          ) : (
            "What the curator finds in new files and is not sure of appears here."
          )}
        </EmptyState>
      )}
      {likely.count > 0 && (
        <p className="mb-3 text-muted">
          {count(likely.count, "proposal")}
          {likely.count > likely.proposals.length && `, the newest ${likely.proposals.length} shown`}.{" "}
          <span className="max-sm:hidden">
            Press <kbd>J</kbd> and <kbd>K</kbd> to move, <kbd>A</kbd> to accept, <kbd>C</kbd> to correct,{" "}
            <kbd>D</kbd> to discard, <kbd>Z</kbd> to undo; <kbd>Shift</kbd> with <kbd>A</kbd> or <kbd>D</kbd>{" "}
            acts on all of its list.
          </span>
        </p>
      )}
      <datalist id={PEOPLE}>
        {people.results.map(({ path, name }) => (
          <option key={path} value={name} />
        ))}
      </datalist>
      <ProposalList
        files={files}
        others={others}
        hidden={unlikely.count - unlikely.proposals.length}
        isOpen={likely.count === 0 && file !== undefined}
      />
      <SettingsForm review={review} />
    </>
  );
}
