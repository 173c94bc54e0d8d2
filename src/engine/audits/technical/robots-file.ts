import { MAX_ROBOTS_LENGTH, type Robots } from "../../read-site/robots/parse-robots.ts";
import { robotsOf } from "../../read-site/robots/robots-access.ts";
import type { Exchange } from "../../read-site/types.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import { openFile } from "../recipes/opened-robots.ts";
import { asFile } from "../recipes/paste.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit } from "../types.ts";

/** More unreadable lines than this, and the file is not what its owner thinks it is. */
const MAX_UNKNOWN = 0.3;

export const robotsFile: Audit = {
  id: "tech.robots-file",
  signal: "technical",
  grade: "A",
  effort: "low",
  title: "robots.txt can be read",
  why: "Every crawler asks for this file first, and stays away from the whole site while the server answers it with an error.",
  gate: {
    text: "Every crawler stays away while robots.txt answers with a server error.",
    holds: (reading) => robotsOf(reading).kind === "unreachable",
  },

  judge(reading) {
    const access = robotsOf(reading);
    const seen = (observed: string) => ({
      url: reading.robots.url,
      observed,
      expected: "a text file with rules, or 404",
    });
    if (access.kind === "unknown") return notMeasured(access.reason);
    if (access.kind === "unreachable") return fail(seen(access.reason));
    if (access.kind === "allow_all") return pass(seen(access.reason));
    const flaw = flawOf(reading.robots, access.robots);
    return flaw ? partial(0.5, seen(flaw)) : pass(seen(`${access.robots.lines} lines that crawlers can read.`));
  },

  fix(reading, { status }) {
    const broken = status === "fail";
    return {
      title: broken ? "Let robots.txt answer again" : "Serve robots.txt as a plain text file",
      how: withPlatformStep(
        broken
          ? "Your robots file answers with an error, which tells every crawler to stay away. Fix it, or remove it so that it answers 404."
          : "Put a plain text file at /robots.txt that holds only rules, under 500 KiB.",
        reading,
        "robots",
      ),
      paste: isWebPage(reading.robots) ? asFile("robots.txt", openFile(reading)) : null,
    };
  },
};

/** Whatever rules its owner had, none reaches a crawler. */
function isWebPage({ headers, body }: Exchange): boolean {
  return /html/i.test(headers["content-type"] ?? "") || /^\s*<(?:!doctype|html)/i.test(body);
}

function flawOf(exchange: Exchange, { lines, unknown }: Robots): string | null {
  const { body, truncated } = exchange;
  if (isWebPage(exchange)) return "A web page is served there.";
  if (truncated || body.length > MAX_ROBOTS_LENGTH) return "The file is longer than the 500 KiB that crawlers read.";
  if (lines > 0 && unknown / lines > MAX_UNKNOWN)
    return `${unknown} of its ${lines} lines are not understood by crawlers.`;
  return null;
}
