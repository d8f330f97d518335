import type { Metadata } from "next";
import Form from "next/form";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { workflowHref } from "@/components/runs/href";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { FilterSelect } from "@/components/table/filter-select";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { Comparison } from "./comparison";
import { loadSide, othersOf } from "./load";

export const metadata: Metadata = { title: "Compare runs" };

const compareQuery = defineQuery("/workflows/compare", z.object({ one: textParam, other: textParam }));

export default async function ComparePage({ searchParams }: PageProps) {
  const query = await compareQuery.read(searchParams);
  const ctx = await requireContext();
  const one = await loadSide(ctx, query.one);
  const choices = await othersOf(ctx, one);
  return (
    <>
      <Breadcrumb
        links={[
          { href: "/workflows", title: "Workflows" },
          { href: workflowHref(one.run.execution), title: one.title },
        ]}
      />
      <PageHeader title="Compare runs" purpose="The inputs, results and step durations of two runs." />
      {choices.length === 0 ? (
        <p className="text-muted">There is no other run of {one.run.type.name} to compare with.</p>
      ) : (
        <Form
          prefetch={false}
          action="/workflows/compare"
          scroll={false}
          className="mb-5 flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="one" value={one.run.execution.runId} />
          <FilterSelect
            name="other"
            label="Compare with"
            selected={query.other}
            choices={choices}
            none="Choose a run"
            isWide
          />
          <Button type="submit">Compare</Button>
        </Form>
      )}
      {query.other && <Comparison one={one} other={await loadSide(ctx, query.other)} />}
    </>
  );
}
