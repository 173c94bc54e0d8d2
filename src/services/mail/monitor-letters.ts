import type { Movement } from "../../schema/movement.ts";
import { type Letter, letter } from "./letter.ts";

/** Asks whoever owns an address whether a monitor was wanted. */
export function confirmation(site: { domain: string; confirmUrl: string }, unsubscribeUrl: string): Letter {
  return letter({
    subject: `Watch ${site.domain}?`,
    paragraphs: [
      `Somebody, most likely you, asked us to watch how AI answer engines see ${site.domain} and to write to this address.`,
      "Nothing is measured and nothing is kept until you confirm. The link works for two days.",
    ],
    action: { label: `Watch ${site.domain}`, url: site.confirmUrl },
    why: "You get this mail because this address was typed into our form. If it was not you, do nothing.",
    unsubscribeUrl,
  });
}

/** The link to a monitor that is there already. */
export function monitorLink(site: { domain: string; link: string }, unsubscribeUrl: string): Letter {
  return letter({
    subject: `Your monitor of ${site.domain}`,
    paragraphs: [
      `You watch ${site.domain} already. This link opens its console; keep it like a password.`,
      "If you think that others have it, ask for a new one in the console: the old one is dead at once.",
    ],
    action: { label: "Open the console", url: site.link },
    why: "You get this mail because this address asked to watch a site that it watches already.",
    unsubscribeUrl,
  });
}

/** What a measure changed; sent only where the paired comparison says that it moved. */
export function moved(
  site: { domain: string; link: string; visibility: number; before: number; movement: Movement },
  unsubscribeUrl: string,
): Letter {
  const { domain, link, visibility, before, movement } = site;
  const interval = movement.interval!;
  return letter({
    subject: `${domain} moved ${movement.moved} in AI answers`,
    paragraphs: [
      `Visibility of ${domain} was ${before} and is now ${visibility} of 100.`,
      `On the same questions and engines it changed by ${movement.change! > 0 ? "+" : ""}${movement.change} points; the 95 % interval of the change is ${interval[0]} to ${interval[1]}, so this is more than chance.`,
      "The console shows for which questions, and who is named instead.",
    ],
    action: { label: "See what changed", url: link },
    why: `You get this mail because you watch ${domain}. We write only when a comparison of the same questions and engines says that it moved.`,
    unsubscribeUrl,
  });
}

/** A planned measure that the balance cannot pay. */
export function tokensShort(
  site: { domain: string; link: string; needed: number; left: number },
  unsubscribeUrl: string,
): Letter {
  return letter({
    subject: `${site.domain} was not measured: too few tokens`,
    paragraphs: [
      `The planned measure of ${site.domain} costs ${site.needed} tokens and the account has ${site.left}. Nothing was measured and nothing was spent.`,
      "Fewer questions or engines cost less; the console shows what the next measure costs.",
    ],
    action: { label: "Open the console", url: site.link },
    why: `You get this mail because you watch ${site.domain} on a schedule.`,
    unsubscribeUrl,
  });
}
