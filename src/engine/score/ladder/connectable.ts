import { actionPages } from "../../audits/technical/forms-names.ts";
import type { Reading } from "../../read-site/types.ts";
import type { Surface } from "../../surfaces/types.ts";
import { validateSurfaces } from "../../surfaces/validate-surfaces.ts";
import { type Condition, met, missing, unknown, when } from "./condition.ts";

/** Surfaces through which something can be done. */
const ACTION: ReadonlySet<Surface["kind"]> = new Set(["openapi", "mcp", "a2a", "agent-skills", "webmcp", "ucp", "acp"]);

/** Surfaces through which something can be done, as far as they are sound. */
export function actionSurfaces(reading: Reading): Surface[] {
  return validateSurfaces(reading).filter(({ kind, status }) => ACTION.has(kind) && status === "valid");
}

/** Level 4: there is a door for software, and every door that is named opens. */
export const CONNECTABLE: Condition[] = [
  {
    id: "surface.action",
    text: "Offer one way for software to act: an MCP server, an OpenAPI description, an agent card, agent skills, or a form marked for assistants (WebMCP).",
    check: ({ reading }) => {
      if (actionSurfaces(reading).length > 0) return met;
      const unseen = validateSurfaces(reading).filter(
        ({ kind, status }) => ACTION.has(kind) && status === "not_measured",
      );
      return unseen.length > 2 ? unknown(unseen[0]!.detail) : missing;
    },
  },
  {
    id: "surface.sound",
    text: "Mend or remove what the site announces to software and does not deliver.",
    check: ({ reading }) => when(!validateSurfaces(reading).some(isBrokenPromise)),
  },
  {
    id: "tech.forms-names",
    text: "Name every button and field on the page where people act (contact, search, booking, checkout).",
    check: ({ reading }) => when(primaryPage(reading).controlViolations.length === 0),
  },
];

/** A file at an agreed place is an announcement; an address that was only guessed is none. */
function isBrokenPromise({ kind, status, advertised }: Surface): boolean {
  return status === "invalid" && (advertised || kind !== "openapi");
}

/** The page where people act: the contact page, else the first with a form for it, else home. */
function primaryPage(reading: Reading) {
  const pages = actionPages(reading);
  const withForm = pages.find(({ forms }) =>
    forms.some(({ role }) => role === "contact" || role === "booking" || role === "checkout"),
  );
  return withForm ?? pages.find(({ template }) => template === "contact") ?? reading.home;
}
