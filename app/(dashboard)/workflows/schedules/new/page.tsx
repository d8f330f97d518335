import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { PageHeader } from "@/components/ui/page-header";
import { registeredWorkflows } from "@/lib/runs";
import { policies, zones } from "../choices";
import { NewScheduleForm } from "./form";

export const metadata: Metadata = { title: "New schedule" };

export default async function NewSchedulePage() {
  await requireContext();
  // Those that start with nothing given come first: a schedule seldom knows a file by its name.
  const kinds = [...registeredWorkflows()].sort(
    (a, b) => Number(b.input.safeParse({}).success) - Number(a.input.safeParse({}).success),
  );
  return (
    <>
      <PageHeader title="New schedule" purpose="Starts a workflow by itself, at the times that you say." />
      <NewScheduleForm
        kinds={kinds.map(({ type, purpose }) => [type, purpose])}
        policies={policies()}
        zones={zones()}
      />
    </>
  );
}
