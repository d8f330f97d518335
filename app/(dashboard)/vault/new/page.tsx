import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { RECORD_TYPES } from "@/lib/vault";
import { NewRecordForm } from "./form";

export const metadata: Metadata = { title: "New record" };

export default function NewRecordPage() {
  return (
    <>
      <PageHeader title="New record" purpose="Creates a Markdown file in your vault." />
      <NewRecordForm types={[...RECORD_TYPES]} />
    </>
  );
}
