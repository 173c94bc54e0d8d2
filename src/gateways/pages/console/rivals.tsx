import type { Operations } from "../../../graph/execute.ts";
import { each } from "../each.ts";
import { Foreign } from "../foreign.tsx";
import { Rivals } from "../report/rivals.tsx";
import { count } from "../report/words.ts";
import { Table } from "../table.tsx";
import { asReport, type Measured, type Overview } from "./console-data.ts";

interface RivalsProps {
  base: string;
  overview: Overview;
  measured: Measured;
  recurring: Operations["GetRivals"]["data"]["evidence"]["recurring"];
}

/** Who was named instead in this measure, who comes back, and what became of those that the owner watches. */
export function RivalsPage({ base, overview, measured, recurring }: RivalsProps) {
  const report = asReport(measured);
  const watched = overview.schedule?.rivals ?? [];
  const answersOf = (name: string) =>
    report.competitors.find((rival) => rival.name.toLowerCase() === name.toLowerCase())?.answers ?? 0;
  const countable = report.namedShare?.countable ?? 0;
  return (
    <>
      <h1>Rivals</h1>
      <p className="lead">Names that answers offered a buyer, as the engines wrote them.</p>
      <Rivals {...report} />
      <section aria-labelledby="recurring">
        <h2 id="recurring">Who comes back</h2>
        {recurring.length === 0 ? (
          <p>Nobody was named in two measures yet.</p>
        ) : (
          <Table
            caption="Named in how many measures"
            header={["Name", "Measures"]}
            rows={recurring.map(({ name, measurements, of }) => [
              <Foreign key={name} text={name} />,
              `${measurements} of ${of}`,
            ])}
          />
        )}
      </section>
      <section aria-labelledby="watched">
        <h2 id="watched">Rivals you watch</h2>
        {watched.length === 0 ? (
          <p>
            You named none. <a href={`${base}/plan#rivals`}>Name those you want to be compared with</a>.
          </p>
        ) : (
          <ul>
            {each(watched, ({ name }) => (
              <li>
                <Foreign text={name} />: named in {answersOf(name)} of {count(countable, "answer")}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
