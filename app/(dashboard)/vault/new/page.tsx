import type { Metadata } from "next";
import { z } from "zod";
import { choiceParam, defineQuery, type PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { PageHeader } from "@/components/ui/page-header";
import { RECORD_TYPES } from "@/lib/vault";
import { NewRecordForm } from "./form";

export const metadata: Metadata = { title: "New record" };

const newRecordQuery = defineQuery("/vault/new", z.object({ type: choiceParam(RECORD_TYPES) }));

export default async function NewRecordPage({ searchParams }: PageProps) {
  const { type = "note" } = await newRecordQuery.read(searchParams);
  const { account } = await requireContext();
  return (
    <>
      <PageHeader title="New record" purpose="Creates a Markdown file in your vault." />
      <NewRecordForm key={type} account={account.id} types={[...RECORD_TYPES]} initialType={type} />
    </>
  );
}
