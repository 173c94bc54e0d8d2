import type { ReactNode } from "react";

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
            {header.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a static table have no other identity
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={header[column + 1]}>{cell}</td>
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
