import { ChartFigure } from "@/components/charts/figure";
import { LineChart } from "@/components/charts/line-chart";
import { StackedBars } from "@/components/charts/stacked-bars";
import { Pager } from "@/components/table/pager";
import { Part } from "./part";
import { SampleTable } from "./sample-table";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri"];
const COUNTS = [3, 8, 5, 9, 6];
const NUMBERS = {
  csvHref: "/components",
  data: {
    columns: ["Day", "Files"],
    rows: DAYS.map((day, at) => ({ id: day, cells: [day, String(COUNTS[at])] })),
  },
};

export function Data() {
  return (
    <Part title="Data">
      <SampleTable />
      <Pager next="2" summary="3 records" />
      <div className="grid gap-4 lg:grid-cols-2">
        <ChartFigure title="Lines" reading="Higher is more." numbers={NUMBERS}>
          <LineChart
            label="Files of five days"
            yTitle="Files"
            xTitle="Day"
            points={DAYS.map((tick) => ({ tick, hint: tick }))}
            series={[
              { name: "Changed", tone: "accent", values: COUNTS },
              { name: "Created", tone: "ok", values: [1, 2, 2, 4, 3] },
            ]}
          />
        </ChartFigure>
        <ChartFigure title="Bars" reading="Longer is more.">
          <StackedBars
            label="Issues of two rules"
            xTitle="Issues"
            rows={[
              { name: "FM001", means: "A field is missing", values: { Critical: 2, Warning: 5, Info: 1 } },
              { name: "LINK001", means: "A link is broken", values: { Critical: 4, Warning: 0, Info: 3 } },
            ]}
            parts={[
              { name: "Critical", tone: "critical" },
              { name: "Warning", tone: "warning" },
              { name: "Info", tone: "info" },
            ]}
          />
        </ChartFigure>
      </div>
    </Part>
  );
}
