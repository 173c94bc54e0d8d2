import type { ReactNode } from "react";
import { each } from "./each.ts";

/** A table whose first column heads its rows; it scrolls inside itself where it is too wide. */
export interface TableData {
  caption: string;
  header: string[];
  rows: ReactNode[][];
}

/** The table of a chart or a page. */
export function Table({ caption, header, rows }: TableData) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {each(header, (cell) => (
              <th scope="col">{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, ([head, ...cells]) => (
            <tr>
              <th scope="row">{head}</th>
              {each(cells, (cell) => (
                <td>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The numbers of a chart, folded behind it. */
export function TableAlternative(data: TableData) {
  return (
    <details className="as-table">
      <summary>As a table</summary>
      <Table {...data} />
    </details>
  );
}
