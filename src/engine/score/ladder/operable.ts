import { nodesOf } from "../../audits/schema/nodes.ts";
import { findStack } from "../../read-site/parse/stack.ts";
import type { Reading } from "../../read-site/types.ts";
import { surfaceOf } from "../../surfaces/validate-surfaces.ts";
import { byAudit, type Condition, type Evidence, met, missing, unknown, when } from "./condition.ts";
import { actionSurfaces } from "./connectable.ts";

/** Shops of these kinds let a link put something into the cart. */
const DEEP_CART = new Set(["shopify", "woocommerce"]);

/** Level 5: software was seen to work with the site, and can do so safely. */
export const OPERABLE: Condition[] = [
  {
    id: "surface.live",
    text: "Let software work with the site: list the tools of an MCP server, answer a documented call, or register WebMCP tools.",
    check: ({ reading }) => {
      const surfaces = actionSurfaces(reading);
      if (surfaces.some(({ live }) => live)) return met;
      const needsBrowser = surfaces.some(({ kind }) => kind === "webmcp") && reading.rendered === null;
      return needsBrowser ? unknown("No browser was at hand to see the page's tools register.") : missing;
    },
  },
  {
    id: "surface.auth",
    text: "Say how to log in where a login is needed (WWW-Authenticate with resource_metadata, and its metadata).",
    check: ({ reading }) => when(actionSurfaces(reading).every(({ auth }) => auth !== "untold")),
  },
  {
    id: "surface.safe",
    text: "Mark each tool as reading only or as changing something.",
    check: ({ reading }) =>
      when(
        actionSurfaces(reading)
          .filter(({ live }) => live)
          .every(({ safe }) => safe !== false),
      ),
  },
  {
    id: "plat.injection-safety",
    text: "Remove hidden text that talks to AI systems.",
    check: byAudit("plat.injection-safety"),
  },
  {
    id: "surface.commerce",
    text: "Let software fill a cart: a UCP or ACP profile or a link into the cart, with prices that match the page.",
    check: commerce,
  },
];

function commerce(evidence: Evidence) {
  const { reading } = evidence;
  if (!sells(reading)) return met;
  const opened = ["ucp", "acp"].some((kind) => surfaceOf(reading, kind as "ucp" | "acp").status === "valid");
  if (!opened && !hasCartLink(reading)) return missing;
  return byAudit("sch.parity")(evidence);
}

function sells({ pages, home }: Reading): boolean {
  const shop = home.stack.some((id) => findStack(id)?.kind === "shop");
  const offers = pages.some((page) =>
    nodesOf(page).some((node) => node["@type"].includes("Product") && node.offers !== undefined),
  );
  return shop || offers || pages.some(({ forms }) => forms.some(({ role }) => role === "checkout"));
}

function hasCartLink({ pages, home }: Reading): boolean {
  return (
    home.stack.some((id) => DEEP_CART.has(id)) ||
    pages.some(({ links }) => links.some(({ href }) => /[?&]add-to-cart=\d|\/cart\/\d+:\d|\/cart\/add\b/.test(href)))
  );
}
