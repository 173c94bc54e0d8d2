import aria from "../../read-site/parse/controls/aria.json" with { type: "json" };
import type { Link, Page, Reading } from "../../read-site/types.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import type { Audit, Evidence } from "../types.ts";

const REQUIRED: Record<string, string[]> = aria.requiredAttributes;
const EXPECTED = "a name for every button, link and field";

/** A handful can be mended in an hour, and leaves most of the page usable. */
const FEW = 3;

/** Rules in plain words, what keeps an assistant from acting first. */
const RULES: Record<string, string> = {
  "document-title": "The page has no title",
  "button-name": "A button has no name",
  "link-name": "A link has no name",
  label: "A field has no label",
  "select-name": "A choice has no label",
  "input-image-alt": "A picture button has no name",
  "svg-img-alt": "A drawing has no name",
  "aria-roles": "An element claims a role that does not exist",
  "aria-valid-attr": "An element has an attribute that does not exist",
  "aria-valid-attr-value": "An element states something that cannot be",
  "aria-required-attr": "An element does not state what its role must",
  "presentation-role-conflict": "Something that can be used claims to be decoration",
  tabindex: "An element jumps the order of the keyboard",
  "autocomplete-valid": "A field asks for something no browser knows",
  "duplicate-id-aria": "Two elements share the id that another refers to",
};

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
        expected: EXPECTED,
      });
    }
    // Elements that the words cannot tell apart are told once.
    const evidence = [...new Map(found.map((each) => [each.observed, each])).values()].slice(0, 6);
    return found.length <= FEW ? partial(0.6, ...evidence) : fail(...evidence);
  },

  fix(_reading, { evidence }) {
    const first = evidence[0]?.observed ?? "";
    return {
      title: "Name every button, link and field",
      how: `Buttons and form fields need names so an assistant knows what they do. ${first} Add a visible label, alternative text for a picture inside a link, or aria-label.`.replace(
        /\s+/g,
        " ",
      ),
      paste: null,
    };
  },
};

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

/** The element as its owner knows it: by where it leads, or by its own marks. */
function inWords(snippet: string): string {
  const [, element = ""] = /^<(\w+)/.exec(snippet) ?? [];
  const mark = / (?:id|name)="([^"]+)/.exec(snippet)?.[1] ?? readableClass(snippet);
  const href = hrefOf(snippet);
  if (element === "a" && href && !/^(?:#|javascript:)/.test(href)) return `it leads to ${href}`;
  if (href && /^#./.test(href)) return `it leads to ${href} on the page`;
  return mark ? `<${element}>, called “${mark}” in the code` : `<${element}>`;
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
    : (RULES[rule] ?? rule);
}

/** The same element in the frame of several pages counts once; missing names come first. */
function distinctViolations(pages: Page[]): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const page of pages) {
    for (const { rule, snippet } of page.controlViolations) {
      if (rule === "link-name" && isNamedBeside(snippet, page)) continue;
      const key = `${rule} ${snippet}`;
      if (!found.has(key))
        found.set(key, {
          url: page.finalUrl,
          observed: `${brokenRule(rule, snippet)}: ${inWords(snippet)}.`,
          expected: EXPECTED,
        });
    }
  }
  const place = (rule: string) => Object.keys(RULES).indexOf(rule);
  return [...found.entries()]
    .sort(([a], [b]) => place(a.split(" ")[0]!) - place(b.split(" ")[0]!))
    .map(([, evidence]) => evidence);
}
