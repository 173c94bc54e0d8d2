import type { SiteMove } from "../monitors/follow-site.ts";
import { type Letter, letter } from "./letter.ts";

/** A watched site answers from another host. */
export function siteMoved(
  { from, to, keptName, isTwin, link }: SiteMove & { link: string },
  unsubscribeUrl: string,
): Letter {
  const stays = isTwin
    ? `You watch ${to} with another monitor already, so two monitors measure one site now, each at its own cost. Set one of them to on demand if that is not what you want.`
    : `Your monitor follows: its questions, its history and its link stay, and it is called ${to} from now on.`;
  const own = keptName ? `“${keptName}” still counts as your name` : "Your names count as before";
  return letter({
    subject: `${from} leads to ${to} now`,
    paragraphs: [
      `At the last measure ${from} sent us on to ${to}, so that is the site that was read and measured. ${stays}`,
      ...(isTwin
        ? []
        : [`${own}, and ${from} as your site, wherever answers still say so. The console lists both under Changes.`]),
      "This measure is not compared with the one before it: other pages were read, and more names were looked for. The next one is compared again.",
      `If you did not move, look at what ${from} answers. Once it answers by itself again, it is measured again.`,
    ],
    action: { label: "Open the console", url: link },
    why: `You get this mail because you watch ${from}.`,
    unsubscribeUrl,
  });
}

/** A planned measure that failed. */
export function measureFailed(
  { domain, link, message }: { domain: string; link: string; message: string },
  unsubscribeUrl: string,
): Letter {
  return letter({
    subject: `${domain} could not be measured`,
    paragraphs: [
      `The planned measure of ${domain} failed: ${message}`,
      "Nothing was spent. It is tried again at its next time, and we write again only once it was measured in between. You can also ask for a rescan in the console.",
    ],
    action: { label: "Open the console", url: link },
    why: `You get this mail because you watch ${domain} on a schedule.`,
    unsubscribeUrl,
  });
}
