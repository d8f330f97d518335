import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { PageHeader } from "@/components/ui/page-header";
import { registeredWorkflows } from "@/lib/runs";
import { policies, zones } from "../choices";
import { NewScheduleForm } from "./form";

export const metadata: Metadata = { title: "New schedule" };

export default async function NewSchedulePage() {
  await requireContext();
  // Workflows that need no input come first.
  const kinds = [...registeredWorkflows()].sort(
    (a, b) => Number(b.input.safeParse({}).success) - Number(a.input.safeParse({}).success),
  );
  return (
    <>
      <Breadcrumb
        links={[
          { href: "/workflows", title: "Workflows" },
          { href: "/workflows/schedules", title: "Schedules" },
        ]}
      />
      <PageHeader title="New schedule" purpose="Starts a workflow at fixed times." />
      <NewScheduleForm
        kinds={kinds.map(({ type, purpose }) => [type, purpose])}
        policies={policies()}
        zones={zones()}
      />
    </>
  );
}
