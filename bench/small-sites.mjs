// Which small sites of one defect are seen and which of one trap are avoided, in percent by class: `npm run bench -- small-sites`.
import { DEFECTS } from "../test/support/small-sites/defects/index.ts";
import { isFlawed, judged } from "../test/support/small-sites/judged.ts";
import { TRAPS } from "../test/support/small-sites/traps/index.ts";

const BAR = 95;
const seen = rates(DEFECTS, true);
const avoided = rates(TRAPS, false);
console.log(`${"about".padEnd(36)}${"defects seen".padStart(16)}${"traps avoided".padStart(17)}`);
for (const about of new Set([...seen.keys(), ...avoided.keys()]))
  console.log(`${about.padEnd(36)}${told(seen.get(about)).padStart(16)}${told(avoided.get(about)).padStart(17)}`);
const whole = [seen, avoided].map(together);
console.log(`${"all".padEnd(36)}${told(whole[0]).padStart(16)}${told(whole[1]).padStart(17)}`);
for (const { wrong } of whole) for (const site of wrong) console.log(`wrong: ${site[0]} (${site[1]})`);
process.exitCode = whole.every(({ right, all }) => (100 * right) / all >= BAR) ? 0 : 1;

function rates(classes, flawed) {
  return new Map(
    Object.entries(classes).map(([about, sites]) => {
      const wrong = sites.filter((site) => isFlawed(judged(site)) !== flawed);
      return [about, { right: sites.length - wrong.length, all: sites.length, wrong }];
    }),
  );
}

function together(rates) {
  const parts = [...rates.values()];
  const sum = (count) => parts.reduce((total, part) => total + count(part), 0);
  return { right: sum(({ right }) => right), all: sum(({ all }) => all), wrong: parts.flatMap(({ wrong }) => wrong) };
}

function told(rate) {
  return rate ? `${((100 * rate.right) / rate.all).toFixed(0)} % (${rate.right}/${rate.all})` : "-";
}
