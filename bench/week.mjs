// A week of a million monitored sites, simulated minute by minute: how many answers wait in line, how many calls an
// engine must take at once, and how late measures end, by how the weekly turns are spread and what providers allow.
// Nothing is called: the figures of one measure go in, queues come out. Usage: npm run bench -- week [sites]
const SITES = Number(process.argv[2] ?? 1_000_000);
const QUESTIONS = 25;
const WEEK = 7 * 24 * 60;
const ENGINES = 7;
/** Seconds of one answer of an engine that searches, half of them under the first. */
const [MEDIAN_S, P95_S] = [12, 40];
/** Of a log-normal spread with that median and 95th percentile. */
const SIGMA = Math.log(P95_S / MEDIAN_S) / 1.645;
const MEAN_S = MEDIAN_S * Math.exp(SIGMA ** 2 / 2);

/** How much of a week's measures falls due in each minute; sums to one. */
const SPREADS = {
  "evenly over the week": () => 1,
  "by the hour they signed up (days are busier than nights)": (minute) =>
    1 + 0.8 * Math.sin(((minute % 1440) / 1440) * 2 * Math.PI - Math.PI / 2),
  "all on Monday": (minute) => (minute < 1440 ? 1 : 0),
  "all at Monday midnight": (minute) => (minute === 0 ? 1 : 0),
};
const ANSWERS = SITES * QUESTIONS;
/** Answers a minute of one engine that the week's mean needs. */
const MEAN = ANSWERS / WEEK;

console.log(
  `${SITES} sites x ${QUESTIONS} questions x ${ENGINES} engines = ${(ANSWERS * ENGINES) / 1e6} million answers a week, ` +
    `${Math.round((MEAN * ENGINES) / 60)} a second; ${Math.round(MEAN)} a minute of each engine, ` +
    `${Math.round((MEAN / 60) * MEAN_S)} calls of it open at once (mean ${MEAN_S.toFixed(1)} s).`,
);
const rows = [];
for (const [spread, due] of Object.entries(SPREADS)) {
  for (const spare of [1.05, 1.25, 2]) rows.push({ spread, "quota over mean": spare, ...week(due, MEAN * spare) });
}
rows.push({
  spread: "evenly, and the engine is away for 6 hours",
  "quota over mean": 1.25,
  ...week(() => 1, MEAN * 1.25, [1440, 1800]),
});
console.table(rows);

/** One engine's line over three weeks, so that what a week leaves over is carried on; told of the last. `away`: minutes without any answer. */
function week(due, quota, away = [0, 0]) {
  const weights = Array.from({ length: WEEK }, (_, minute) => due(minute));
  const total = weights.reduce((sum, each) => sum + each, 0);
  /** Lots of answers that wait, by when they fell due. */
  const line = [];
  let [depth, deepest, late, latest, most] = [0, 0, 0, 0, 0];
  for (let minute = 0; minute < WEEK * 3; minute += 1) {
    const isTold = minute >= WEEK * 2;
    const come = (ANSWERS * weights[minute % WEEK]) / total;
    if (come > 0) line.push({ since: minute, left: come });
    depth += come;
    const isAway = minute % WEEK >= away[0] && minute % WEEK < away[1];
    let room = isAway ? 0 : quota;
    let done = 0;
    while (room > 0 && line.length > 0) {
      const lot = line[0];
      const taken = Math.min(room, lot.left);
      lot.left -= taken;
      room -= taken;
      done += taken;
      if (isTold) {
        if (minute - lot.since >= 60) late += taken;
        latest = Math.max(latest, minute - lot.since);
      }
      if (lot.left <= 1e-9) line.shift();
    }
    depth -= done;
    if (isTold) [deepest, most] = [Math.max(deepest, depth), Math.max(most, done)];
  }
  return {
    "deepest line, answers of one engine": Math.round(deepest),
    "calls open at once": Math.round((most / 60) * MEAN_S),
    "an hour late or more, %": Number(((late / ANSWERS) * 100).toFixed(1)),
    "latest, hours": Number((latest / 60).toFixed(1)),
  };
}
