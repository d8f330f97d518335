import { Lightbulb } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";

export const metadata: Metadata = { title: "Knowledge" };

export default function KnowledgePage() {
  return (
    <>
      <PageHeader
        title="Learnings"
        purpose="What the records of the vault have taught, each with its evidence."
      />
      <EmptyState Icon={Lightbulb} title="No learning yet">
        Records that decide, assume, limit or contradict something are what learnings come from.
      </EmptyState>
    </>
  );
}
