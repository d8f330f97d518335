import { Scrollable } from "@/components/ui/scrollable";

/** The numbers of a chart. The first column names its rows. */
export interface ChartData {
  columns: string[];
  rows: { id: string; cells: string[] }[];
}

/** On the table, not on cells: there may be a thousand rows. */
const TABLE =
  "w-full border-collapse text-right [&_td]:px-1.5 [&_td]:py-1 [&_th]:px-1.5 [&_th]:py-1 [&_th]:font-normal [&_th]:whitespace-nowrap [&_th:first-child]:pl-0 [&_th:first-child]:text-left [&_tr]:border-b [&_tr]:border-line";

/** The numbers of a chart as a table. */
interface Props {
  caption: string;
  data: ChartData;
  label: string;
}

export function DataDetails({ caption, data: { columns, rows }, label }: Props) {
  const [head, ...others] = columns;
  return (
    <details className="min-w-0 grow">
      <summary className="inline-flex h-6 items-center text-muted hover:text-ink">{label}</summary>
      <div className="relative max-h-64 overflow-y-auto">
        <Scrollable label={`${caption}, as a table`}>
          <table className={TABLE}>
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr className="text-muted">
                <th scope="col">{head}</th>
                {others.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells: [name, ...values] }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {values.map((value, at) => (
                    <td key={columns[at + 1]}>{value}</td>
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
