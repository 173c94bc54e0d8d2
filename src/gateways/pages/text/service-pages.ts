import type { Publisher } from "./publisher.ts";
import type { TextPage } from "./text-page.tsx";

/** What is written about this service itself. */
export function servicePages(publisher: Publisher): TextPage[] {
  return [about(publisher), privacy(publisher), terms(publisher), bot(publisher)];
}

function about(publisher: Publisher): TextPage {
  return {
    path: "/about",
    title: "About Answerscope",
    lead: `Answerscope measures how visible a website is to AI answer engines. This installation is run by ${publisher.name}.`,
    checked: "2026-11-22",
    body: `## Why it exists
When a buyer asks ChatGPT or Gemini whom to shortlist, some companies are named and the others do not exist for that buyer. The owner of a website cannot see this in any statistic of its own. Answerscope asks the engines what a buyer would ask and writes down whom they name.

## How we work
- Every figure stands beside the sample it was taken from and its 95% interval. How the scores come about is written in [the scoring guide](/docs/scoring), with every constant.
- What could not be measured is said to be so, with the reason. It is never counted as zero.
- How often our reading of an answer is wrong is measured on labelled answers and published in [the accuracy guide](/docs/accuracy), with what is still wrong.
- We promise no effect. A change that we suggest makes a site easier to read; whether an engine then names it is the engine's affair.

## The program
Answerscope is free software under the Apache 2.0 licence. Whoever runs it can read and change all of it, and use keys of their own. [The operating guide](/docs/operating) says how.

## Contact
${contact(publisher)}`,
  };
}

function contact({ name, email, address, profiles }: Publisher): string {
  const lines = [
    email && `- E-mail: [${email}](mailto:${email})`,
    address && `- Post: ${name}, ${address}`,
    ...profiles.map((profile) => `- [${new URL(profile).host.replace(/^www\./, "")}](${profile})`),
  ].filter(Boolean);
  return lines.length > 0
    ? lines.join("\n")
    : "Whoever runs this installation has not said how to be reached (`OPERATOR_NAME`, `OPERATOR_EMAIL`, `OPERATOR_ADDRESS`).";
}

function privacy(publisher: Publisher): TextPage {
  return {
    path: "/privacy",
    title: "Privacy",
    lead: "What this service stores, why, for how long, and whom it tells.",
    checked: "2026-11-22",
    body: `## What a scan stores
The address that was scanned, what was read of that site, the questions, the engines' answers, and the result. Scans are of public websites; nobody's private data is asked for. A report has an address that cannot be guessed, and whoever has it can read the report.

## What is kept of you
| What | Why | How long |
| --- | --- | --- |
| A random number in a cookie, signed by us | To count free scans a day for each browser | A year, or until you delete it |
| Your network address | To count free scans an hour | Until the hour's count ends. It is not written to the log |
| An Idempotency-Key, as a hash that cannot be turned back | So that a repeated call gives the same scan | 24 hours |
| Your e-mail address, when you give it for a waiting scan | To send you the link once | Until that mail was sent |
| Your e-mail address, when you watch a site | To send you its link and what moved | Until you ask us to delete it |

There is no advertising, no statistics service, and no script of anybody else on these pages.

## Who is told
The questions go to the answer engines that are named on the report, and facts of the scanned site to the model that writes the questions. They learn the site and the questions, never who asked for the scan.

## Your rights
You can ask what is stored of you, have it corrected, and have it deleted.

${contact(publisher)}`,
  };
}

function terms(publisher: Publisher): TextPage {
  return {
    path: "/terms",
    title: "Terms of use",
    lead: "Scan any public website, share any report, and read the figures with their intervals.",
    checked: "2026-11-22",
    body: `## What you may do
You may scan any public website, your own or another, within the limits of this installation, and use and pass on the results. Programs may do the same as people.

## What we ask
- Do not use the service to load a site that does not want it. The limits are there for that; getting round them is not allowed.
- Do not pass a result on without its sample and date. Answers of engines change from one time to the next.
- Quoted answers were written by the engines that are named beside them, and quoted sentences of sites belong to their authors.

## What we do not promise
The service measures; it guarantees neither that it can always be reached nor that a change which it suggests has an effect. Results describe what engines answered at one moment. They are no advice in law, finance or health, and no judgement of a company.

## Who answers for this
${contact(publisher)}

The program itself is free software under the Apache 2.0 licence and comes without warranty.`,
  };
}

function bot(publisher: Publisher): TextPage {
  const { baseUrl, email } = publisher;
  return {
    path: "/bot",
    title: "AnswerscopeBot, our crawler",
    lead: "AnswerscopeBot reads a website when a person asks for a scan of it. It does not roam: no scan, no visit.",
    checked: "2026-11-22",
    body: `## How to recognise it
\`\`\`
User-Agent: AnswerscopeBot/1.0 (+${baseUrl}/bot)
\`\`\`

The name to use in robots.txt is \`AnswerscopeBot\`.

## What it fetches
- The home page, robots.txt, the sitemap and llms.txt.
- Up to 12 pages, one or more of each kind: about, contact, prices, products, articles.
- A few files at known places under \`/.well-known/\`, and one address that cannot exist, to see whether missing pages say so.
- Up to 10 links and 8 sitemap entries, only to see whether they answer.

It sends no forms, signs in nowhere, and keeps what it read only as long as the measurement needs it.

| What | At most |
| --- | --- |
| Requests in one scan | 80 |
| At the same time | 6 |
| In one second | 8 |
| Time spent reading | 15 seconds |
| Size of a page | 2 MB |

## How to let it in
A scan that ends with "forbidden" or "challenge" was refused by the site's own protection, often a firewall in front of it. Allow this user agent there, and scan again. The crawlers of AI engines may be shut out by the same rule: \`OAI-SearchBot\`, \`PerplexityBot\`, \`Claude-SearchBot\` and \`Googlebot\` are the ones that decide whether an engine can quote a site.

## How to refuse it
Add these lines to robots.txt, which it reads as [RFC 9309](https://www.rfc-editor.org/rfc/rfc9309.html) says. Pages below the home page are then left alone:

\`\`\`
User-agent: AnswerscopeBot
Disallow: /
\`\`\`

The home page and the site files above are still read when a person asks for a scan, as a browser would. To refuse those too, answer this user agent with status 403. The scan then ends with the message that the site could not be read, and nothing is scored.${email ? `\n\n## Questions\nWrite to [${email}](mailto:${email}).` : ""}`,
  };
}
