import type { DomElement } from "../structured-data/dom.ts";
import type { NamingContext } from "./accessible-name.ts";
import ARIA from "./aria.json" with { type: "json" };

const ROLES = new Set(ARIA.roles);
const ATTRIBUTES = new Set(ARIA.attributes);
const VALUES: Record<string, string[]> = ARIA.values;
const REQUIRED: Record<string, string[]> = ARIA.requiredAttributes;
const NUMBERS = new Set(ARIA.numbers);
const AUTOFILL = new Set(ARIA.autocomplete);
const REFERENCES = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns"];
/** Characters of a value that is told. */
const MAX_VALUE = 60;

/** A rule that an element breaks, and the attribute by which, as it stands; `null` where it is one that is not there. */
interface Broken {
  rule: string;
  attribute: string | null;
}

/** Rules an element breaks by its roles, states and references; ids as axe-core names them. */
export function ariaViolations(element: DomElement, context: NamingContext): Broken[] {
  const { attribs } = element;
  const roles = attribs.role?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const role = roles.find((each) => ROLES.has(each));
  const aria = Object.keys(attribs).filter((name) => name.startsWith("aria-"));
  const isRepeated = (name: string) => (attribs[name]?.split(/\s+/) ?? []).some((id) => (context.ids.get(id) ?? 0) > 1);
  const isDecoration = role === "none" || role === "presentation";
  const rules: [rule: string, attribute: string | undefined | boolean][] = [
    ["aria-roles", roles.length > 0 && !role && "role"],
    ["aria-valid-attr", aria.find((name) => !ATTRIBUTES.has(name))],
    ["aria-valid-attr-value", aria.find((name) => !isValidValue(name, attribs[name]!))],
    ["aria-required-attr", role !== undefined && lacksRequired(element, role)],
    ["presentation-role-conflict", isDecoration && isFocusable(element) && "role"],
    ["tabindex", Number.parseInt(attribs.tabindex ?? "0", 10) > 0 && "tabindex"],
    ["autocomplete-valid", attribs.autocomplete !== undefined && !isAutofill(attribs.autocomplete) && "autocomplete"],
    ["duplicate-id-aria", REFERENCES.find(isRepeated)],
  ];
  return rules.flatMap(([rule, at]) =>
    at ? [{ rule, attribute: at === true ? null : `${at}="${attribs[at]!.slice(0, MAX_VALUE)}"` }] : [],
  );
}

function isValidValue(name: string, value: string): boolean {
  if (NUMBERS.has(name)) return Number.isFinite(Number(value));
  const allowed = Object.hasOwn(VALUES, name) ? VALUES[name]! : null;
  // An empty value is read as the default.
  return allowed === null || value.trim() === "" || allowed.includes(value.trim().toLowerCase());
}

/** Native elements carry the state themselves; a separator needs a value only where it can be moved. */
function lacksRequired({ name, attribs }: DomElement, role: string): boolean {
  if (name === "input" || name === "select" || /^h[1-6]$/.test(name)) return false;
  if (role === "separator" && attribs.tabindex === undefined) return false;
  const required = Object.hasOwn(REQUIRED, role) ? REQUIRED[role]! : [];
  return required.some((attribute) => !attribs[attribute]);
}

function isFocusable({ name, attribs }: DomElement): boolean {
  if (attribs.disabled !== undefined) return false;
  // What the keyboard never reaches, a counting frame of one pixel say, nobody uses.
  if (attribs.tabindex !== undefined && Number.parseInt(attribs.tabindex, 10) >= 0) return true;
  return ["button", "input", "select", "textarea"].includes(name) || (name === "a" && attribs.href !== undefined);
}

/** `on`, `off`, or the autofill grammar of HTML: an optional section, address kind and contact kind, then a field name. */
function isAutofill(value: string): boolean {
  const tokens = value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (tokens.at(-1) === "webauthn" && tokens.length > 1) tokens.pop();
  const field = tokens.pop();
  if (field === undefined || ((field === "on" || field === "off") && tokens.length === 0)) return true;
  const before = tokens.every(
    (token) =>
      token.startsWith("section-") || ["shipping", "billing", "home", "work", "mobile", "fax", "pager"].includes(token),
  );
  // Browsers and axe-core take these for `off`.
  const tolerated = ["none", "false", "true", "disabled", "enabled", "undefined", "null", "nope"];
  return before && (AUTOFILL.has(field) || (tokens.length === 0 && tolerated.includes(field)));
}
