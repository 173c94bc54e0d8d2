import type { Link, Page, Reading } from "../../read-site/types.ts";
import { byShare, notMeasured } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { isOf, nodesOf } from "../schema/nodes.ts";
import { leadsNowhere } from "../technical/own-links.ts";
import { languageOf } from "../text/lexicon.ts";
import { knowsLinksIn, linksAbout, type SlugTopic } from "../text/slugs.ts";
import type { Audit } from "../types.ts";

const MIN_WORDS = 100;
const SHOP_STACK = /shopify|woocommerce|magento|prestashop|bigcommerce|shopware|oxid/i;

const CART =
  /\/(?:cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|carrinho|winkelwagen|kurv|varukorg|koszyk|kosik|shop|store|collections|products?)(?:[/?#.]|$)/i;

/** Privacy and terms can be reached from the home page; from shops also returns and delivery. */
export const policies: Audit = {
  id: "eeat.policies",
  signal: "eeat",
  grade: "C",
  effort: "low",
  title: "Policies are linked",
  why: "Shopping assistants look for these pages before they send a customer, and raters expect them of every site.",
  judge(reading) {
    const wanted: SlugTopic[] = isShop(reading) ? ["privacy", "terms", "returns", "shipping"] : ["privacy", "terms"];
    const states = wanted.map((topic) => ({ topic, ...stateOf(topic, reading) }));
    const reached = states.filter(({ ok }) => ok).length;
    if (reached < wanted.length && !knowsLinksIn(languageOf(reading.home))) {
      return notMeasured("We do not know what links to policies are called in the language of this site.");
    }
    return byShare(
      reached / wanted.length,
      [
        {
          url: reading.home.finalUrl,
          observed: states.map(({ name, observed }) => `${name}: ${observed}`).join("; "),
          expected: `links to ${wanted.join(", ").replace("terms", "terms or a legal notice")}, each a page of ${MIN_WORDS} words or more`,
        },
      ],
      { passAt: 1 },
    );
  },
  fix: (reading) => ({
    title: "Link your policies in the footer",
    how: withPlatformStep(
      isShop(reading)
        ? "Link your privacy, terms, returns and delivery pages in the footer of every page."
        : "Link your privacy and terms (or legal notice) pages in the footer of every page.",
      reading,
      "menu",
    ),
    paste: null,
  }),
};

/** Whether the site sells goods by itself. */
export function isShop({ pages, home }: Reading): boolean {
  const offers = pages.some(
    (page) =>
      nodesOf(page).some((node) => isOf(node, "Product") && node.offers !== undefined) && page.template === "product",
  );
  return (
    offers ||
    // Blogs carry the software of a shop too; a cart is where something is sold.
    (home.stack.some((name) => SHOP_STACK.test(name)) && home.links.some(({ href }) => CART.test(href))) ||
    pages.some(({ forms }) => forms.some(({ role }) => role === "checkout"))
  );
}

/** Where no terms are linked, what says who answers for the site stands for them, under its own name. */
const LEGAL_NOTICE =
  /(?:^|\s)(?:impressum|imprint|legal notices?|legal information|mentions légales|aviso legal|note legali|colofon|informations légales)(?:\s|$)/iu;

function stateOf(topic: SlugTopic, reading: Reading): { name: string; ok: boolean; observed: string } {
  const links = linksAbout(
    reading.pages.flatMap((page) => page.links),
    topic,
  );
  const isNotice = topic === "terms" && links.length > 0 && links.every(({ text }) => LEGAL_NOTICE.test(text));
  return { name: isNotice ? "legal notice" : topic, ...linkState(links, reading) };
}

function linkState(links: Link[], reading: Reading): { ok: boolean; observed: string } {
  if (links.length === 0) return { ok: false, observed: "not linked" };
  if (links.every((link) => leadsNowhere(link, reading)))
    return { ok: false, observed: `“${links[0]!.text}” is a link that leads nowhere` };
  const alive = links.filter((link) => !leadsNowhere(link, reading) && deadStatus(link.href, reading) === null);
  if (alive.length === 0) return { ok: false, observed: `answers ${deadStatus(links[0]!.href, reading)}` };
  const read = alive.map((link) => pageBehind(link, reading)).find((page) => page !== undefined);
  if (read && read.bodyWords < MIN_WORDS) return { ok: false, observed: `only ${read.bodyWords} words` };
  return { ok: true, observed: read ? "found" : "linked" };
}

/** The status of a link that was probed and leads nowhere; `null` for all others, those that are closed to us included. */
function deadStatus(href: string, { probes }: Reading): number | null {
  const status = probes.find(({ url }) => url === href)?.exchange.status ?? null;
  return status === 404 || status === 410 ? status : null;
}

function pageBehind({ href }: Link, { pages }: Reading): Page | undefined {
  return pages.find(({ url, finalUrl }) => url === href || finalUrl === href);
}
