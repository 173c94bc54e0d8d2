import { type Letter, letter } from "./letter.ts";

/** Why a scan that had to wait for a free day has no result. */
export function waitingFailed(
  scan: { domain: string; reason: string; homeUrl: string },
  unsubscribeUrl: string,
): Letter {
  return letter({
    subject: `Your scan of ${scan.domain} could not be done`,
    paragraphs: [
      `You asked how visible ${scan.domain} is to AI answer engines, on a day when all free scans were taken. Its turn came, and it could not be measured:`,
      scan.reason,
    ],
    action: { label: "Try again", url: scan.homeUrl },
    why: "You get this one mail because this address was left for the result of a scan. The address has been deleted.",
    unsubscribeUrl,
  });
}
