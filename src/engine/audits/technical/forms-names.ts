import aria from "../../read-site/parse/controls/aria.json" with { type: "json" };
import type { Link, Page, Reading } from "../../read-site/types.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import type { Audit, Evidence } from "../types.ts";

type Violation = Page["controlViolations"][number];

const REQUIRED: Record<string, string[]> = aria.requiredAttributes;
const NAMED = "a name for every button, link and field";
const SOUND = "roles, states and references that browsers know";

/** A handful can be mended in an hour, and leaves most of the page usable. */
const FEW = 3;

/** What keeps an assistant from acting, in plain words, and what mends it; what comes first weighs most. */
const RULES: Record<string, { says: string; mend: string; expected: string }> = {
  "document-title": nameless("The page has no title", "Give the page a title."),
  "button-name": nameless("A button has no name", "Give it a text or an aria-label that says what it does."),
  "link-name": nameless(
    "A link has no name",
    "Give it a text, alternative text for the picture inside it, or an aria-label that says where it leads.",
  ),
  label: nameless("A field has no label", "Give it a visible label (label for=…) or an aria-label."),
  "select-name": nameless("A choice has no label", "Give it a visible label (label for=…) or an aria-label."),
  "input-image-alt": nameless("A picture button has no name", "Give it alternative text."),
  "svg-img-alt": nameless("A drawing has no name", "Give it a title or an aria-label."),
  "aria-roles": unsound(
    "An element claims a role that does not exist",
    "Take the role away, or write one that exists.",
  ),
  "aria-valid-attr": unsound(
    "An element has an attribute that does not exist",
    "Correct the attribute's name, or take it away.",
  ),
  "aria-valid-attr-value": unsound(
    "An element states something that cannot be",
    "Write a value that the attribute can have, or take the attribute away.",
  ),
  "aria-required-attr": unsound(
    "An element does not state what its role must",
    "State it, or use the HTML element that says it by itself.",
  ),
  "presentation-role-conflict": unsound("Something that can be used claims to be decoration", "Take that role away."),
  tabindex: unsound(
    "An element jumps the order of the keyboard",
    'Write tabindex="0" or none, and put the elements into the order in which they are used.',
  ),
  "autocomplete-valid": unsound(
    "A field asks for something no browser knows",
    "Write a value that HTML knows, such as email or name.",
  ),
  "duplicate-id-aria": unsound(
    "Two elements share the id that another refers to",
    "Give each element an id of its own.",
  ),
};

function nameless(says: string, mend: string): (typeof RULES)[string] {
  return { says, mend, expected: NAMED };
}

function unsound(says: string, mend: string): (typeof RULES)[string] {
  return { says, mend, expected: SOUND };
}

/** What a visitor comes to do something with. */
const ACTIONS = new Set(["contact", "search", "booking", "checkout"]);

/** Home and the pages where something can be done. */
export function actionPages({ pages, home }: Reading): Page[] {
  const acting = pages.filter(
    (page) =>
      page.template === "contact" || page.template === "pricing" || page.forms.some(({ role }) => ACTIONS.has(role)),
  );
  return [...new Set([home, ...acting])];
}

export const formsNames: Audit = {
  id: "tech.forms-names",
  signal: "technical",
  grade: "A",
  effort: "medium",
  title: "Buttons, links and fields have names",
  why: "Assistants that act for a person find their way by the names that screen readers use.",

  judge(reading) {
    const pages = actionPages(reading);
    if (pages.every(({ controls }) => controls === 0))
      return notApplicable("The pages have no buttons, links or fields.");
    const found = distinctViolations(pages);
    if (found.length === 0) {
      const count = pages.reduce((sum, { controls }) => sum + controls, 0);
      return pass({
        url: reading.home.finalUrl,
        observed: `${count} buttons, links and fields, all with a name.`,
        expected: NAMED,
      });
    }
    // Elements that the words cannot tell apart are told once.
    const evidence = [...new Map(found.map((each) => [each.evidence.observed, each.evidence])).values()].slice(0, 6);
    return found.length <= FEW ? partial(0.6, ...evidence) : fail(...evidence);
  },

  fix(reading) {
    const byRule = Map.groupBy(distinctViolations(actionPages(reading)), ({ rule }) => rule);
    const isNaming = [...byRule.keys()].some((rule) => RULES[rule]?.expected === NAMED);
    const steps = [...byRule].map(([rule, [first]]) => `${first!.evidence.observed} ${RULES[rule]?.mend ?? ""}`);
    return {
      title: isNaming ? "Name every button, link and field" : "Correct what elements say of themselves",
      how: `Assistants find their way by the names, roles and states that screen readers use. ${steps.slice(0, KINDS).join(" ")}`,
      paste: null,
    };
  },
};

/** Kinds of faults that one fix tells. */
const KINDS = 3;

const hrefOf = (snippet: string) => / href="([^"]*)/.exec(snippet)?.[1] ?? null;

/** Links so close in the order of the page stand beside each other, as the picture and the title of a card do. */
const BESIDE = 3;

/** A picture that leads where a link with words beside it leads too: the words name both. A menu far above names nothing. */
function isNamedBeside(snippet: string, { links }: Page): boolean {
  const href = hrefOf(snippet)?.replace(/…$/, "");
  if (!href || !/^(?:https?:|\/|\.|[\w-])/.test(href) || href.startsWith("javascript:")) return false;
  const leadsThere = ({ raw }: Link) => raw === href || (href.length > 60 && raw.startsWith(href));
  const nameless = links.flatMap((link, at) => (link.text === "" && leadsThere(link) ? [at] : []));
  const isBeside = (at: number) =>
    links.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).some((link) => link.text !== "" && leadsThere(link));
  return nameless.length > 0 ? nameless.every(isBeside) : links.some((link) => link.text !== "" && leadsThere(link));
}

/** The element as its owner knows it: by where it leads, by its own marks, or by what stands in it or before it. */
function inWords({ snippet, attribute, clue }: Violation): string {
  const [, element = ""] = /^<(\w+)/.exec(snippet) ?? [];
  const mark = / (?:id|name)="([^"]+)/.exec(snippet)?.[1] ?? readableClass(snippet);
  const href = hrefOf(snippet);
  const leads =
    href && (/^#./.test(href) ? `${href} on the page` : element === "a" && !/^(?:#|javascript:)/.test(href) && href);
  if (leads) return attribute ? `${attribute} at the link to ${leads}` : `it leads to ${leads}`;
  const at = attribute ? `${attribute} at ` : "";
  if (mark) return `${at}<${element}>, called “${mark}” in the code`;
  return [`${at}<${element}>`, clue].filter(Boolean).join(" ");
}

/** Classes that place and colour. */
const LAYOUT =
  /^(?:text|font|bg|border|btn|col|row|flex|grid|items?|justify|align|float|pull|clear|hidden|visible|visually|show|display|position|container|fade|shadow|rounded|width|height|margin|padding|screen|sr|elementor|wp)[-_]/i;

/** The first class that is a word or two; what only sets colours and distances says nothing to the owner. */
const readableClass = (snippet: string): string | undefined =>
  / class="([^"]*)/
    .exec(snippet)?.[1]
    ?.split(/\s+/)
    .find((name) => !LAYOUT.test(name) && /^[a-z]{4,20}(?:[-_]{1,2}[a-z]{3,20}){1,3}$/i.test(name));

/** The rule in words; of a role, which one it is and what it asks for. */
function brokenRule(rule: string, snippet: string): string {
  const role = / role="([^"\s]+)/.exec(snippet)?.[1]?.toLowerCase() ?? "";
  const wanted = rule === "aria-required-attr" && Object.hasOwn(REQUIRED, role) ? REQUIRED[role]! : [];
  return wanted.length > 0
    ? `An element with the role “${role}” does not state its ${wanted.join(" and ")}`
    : (RULES[rule]?.says ?? rule);
}

/** The same element in the frame of several pages counts once, and so does one that stands often on a page; missing names come first. */
function distinctViolations(pages: Page[]): { rule: string; evidence: Evidence }[] {
  const found = new Map<string, { rule: string; evidence: Evidence }>();
  for (const page of pages) {
    const broken = page.controlViolations.filter(
      ({ rule, snippet }) => rule !== "link-name" || !isNamedBeside(snippet, page),
    );
    for (const [key, alike] of Map.groupBy(broken, ({ rule, snippet }) => `${rule} ${snippet}`)) {
      const [first] = alike as [Violation];
      const more = alike.length > 1 ? ` (${alike.length} alike on the page)` : "";
      const observed = `${brokenRule(first.rule, first.snippet)}: ${inWords(first)}${more}.`;
      const expected = RULES[first.rule]?.expected ?? NAMED;
      if (!found.has(key)) found.set(key, { rule: first.rule, evidence: { url: page.finalUrl, observed, expected } });
    }
  }
  const place = ({ rule }: { rule: string }) => Object.keys(RULES).indexOf(rule);
  return [...found.values()].sort((a, b) => place(a) - place(b));
}
