import { Scrollable } from "@/components/ui/scrollable";

/** The numbers of a chart. The first column names its rows. */
export interface ChartData {
  columns: string[];
  rows: { id: string; cells: string[] }[];
}

/** The same numbers as a table, for those who would rather read, or only can. */
export function DataDetails({ caption, data: { columns, rows } }: { caption: string; data: ChartData }) {
  const [head, ...others] = columns;
  return (
    <details className="min-w-0 grow">
      <summary className="inline-flex h-6 items-center text-muted hover:text-ink">Show as a table</summary>
      <div className="max-h-64 overflow-y-auto">
        <Scrollable label={`${caption}, as a table`}>
          <table className="w-full border-collapse text-right">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr className="border-b border-line text-muted">
                <th scope="col" className="py-1 pr-3 text-left font-medium">
                  {head}
                </th>
                {others.map((name) => (
                  <th key={name} scope="col" className="py-1 pl-3 font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells: [name, ...values] }) => (
                <tr key={id} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1 pr-3 text-left font-normal whitespace-nowrap">
                    {name}
                  </th>
                  {values.map((value, at) => (
                    <td key={columns[at + 1]} className="py-1 pl-3 tabular-nums">
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
      </div>
    </details>
  );
}
