import { type Letter, letter } from "./letter.ts";

/** The result of a scan that had to wait for a free day. */
export function waitingResult(scan: { domain: string; reportUrl: string }, unsubscribeUrl: string): Letter {
  return letter({
    subject: `Your scan of ${scan.domain} is done`,
    paragraphs: [
      `You asked how visible ${scan.domain} is to AI answer engines, on a day when all free scans were taken. It has been measured now.`,
      "The report shows which engines named the site, who they named instead, and what to change first.",
    ],
    action: { label: "Open the report", url: scan.reportUrl },
    why: "You get this one mail because this address was left for the result of a scan. The address has been deleted.",
    unsubscribeUrl,
  });
}
