// Puts REPORT, a Markdown file, into one comment of the pull request, and changes that one from then on.
import { readFileSync } from "node:fs";

/** Tells our comment from others'. */
const MARK = "<!-- answerscope-audit -->";
/** GitHub takes 65,536 characters. */
const LONGEST = 60_000;

const { GITHUB_API_URL, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, REPORT, TOKEN } = process.env;
const { number } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, "utf8")).pull_request;
const comments = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${number}/comments`;
const report = readFileSync(REPORT, "utf8");
const body = `${MARK}\n${report.length > LONGEST ? `${report.slice(0, LONGEST).toWellFormed()}\n\n…` : report}`;

const earlier = await findEarlier();
if (earlier) await call("PATCH", earlier.url, { body });
else await call("POST", comments, { body });

async function findEarlier() {
  for (let page = 1; ; page += 1) {
    const some = await call("GET", `${comments}?per_page=100&page=${page}`);
    const ours = some.find((comment) => comment.body.startsWith(MARK));
    if (ours || some.length < 100) return ours;
  }
}

async function call(method, url, sent) {
  const response = await fetch(url, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${TOKEN}`,
      "content-type": "application/json",
    },
    body: sent && JSON.stringify(sent),
  });
  if (response.ok) return response.json();
  console.error(
    `The comment could not be written: ${method} ${url} was answered ${response.status}. May the token write to pull requests?`,
  );
  process.exit(1);
}
