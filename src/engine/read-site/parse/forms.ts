import type { CheerioAPI } from "cheerio";
import type { Form } from "../types.ts";
import ROLES from "./form-roles.json" with { type: "json" };

type Selection = ReturnType<CheerioAPI>;

/** More forms, fields or labels than this on one page are not read. */
const MAX_FORMS = 40;
const MAX_FIELDS = 60;
const MAX_LABELS = 500;

const NOT_ASKED = new Set(["hidden", "submit", "button", "reset", "image"]);

/** The forms of a page with the fields a visitor fills in, in document order. `baseUrl` resolves actions. */
export function readForms($: CheerioAPI, baseUrl: string): Form[] {
  const labels = pageLabels($);
  return $("form")
    .slice(0, MAX_FORMS)
    .map((_, element) => {
      const form = $(element);
      const fields = form
        .find("input, select, textarea")
        .slice(0, MAX_FIELDS)
        .map((_, field) => readField($(field), labels))
        .get()
        .filter((field) => !NOT_ASKED.has(field.type));
      return {
        action: URL.parse(form.attr("action") ?? "", baseUrl)?.href ?? baseUrl,
        method: (form.attr("method") ?? "get").trim().toLowerCase(),
        role: roleOf(form, fields),
        toolName: form.attr("toolname")?.trim() || null,
        toolDescription: form.attr("tooldescription")?.trim() || null,
        fields,
      };
    })
    .get();
}

function readField(field: Selection, labels: Labels): Form["fields"][number] {
  const name = field.prop("tagName")?.toLowerCase() ?? "input";
  const attribute = (key: string) => field.attr(key)?.trim() || null;
  const labelled = (attribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .map((id) => labels.byId.get(`#${id}`) ?? "")
    .join(" ")
    .trim();
  return {
    type: name === "input" ? (attribute("type")?.toLowerCase() ?? "text") : name,
    name: attribute("name"),
    label:
      labelled ||
      attribute("aria-label") ||
      labels.byId.get(attribute("id") ?? "") ||
      textAround(field, labels) ||
      attribute("title") ||
      attribute("placeholder"),
    required: field.attr("required") !== undefined || field.attr("aria-required") === "true",
    autocomplete: attribute("autocomplete"),
    toolParamDescription: attribute("toolparamdescription"),
  };
}

/** Text of the label around a field, read once for each label. */
function textAround(field: Selection, labels: Labels): string {
  const label = field.closest("label");
  const element = label[0];
  if (!element) return "";
  const text = labels.around.get(element) ?? collapse(label.text());
  labels.around.set(element, text);
  return text;
}

/** Label texts by the id they are for, texts by `#id` of what `aria-labelledby` names, and those around fields. */
interface Labels {
  byId: Map<string, string>;
  around: Map<object, string>;
}

function pageLabels($: CheerioAPI): Labels {
  const byId = new Map<string, string>();
  $("label[for]")
    .slice(0, MAX_LABELS)
    .each((_, label) => {
      const text = collapse($(label).text());
      if (text) byId.set($(label).attr("for")!, text);
    });
  const referring = $("[aria-labelledby]").slice(0, MAX_LABELS);
  const named = new Set(referring.map((_, field) => $(field).attr("aria-labelledby")!.split(/\s+/)).get());
  if (named.size > 0) {
    $("[id]").each((_, element) => {
      const id = $(element).attr("id")!;
      if (named.has(id)) byId.set(`#${id}`, collapse($(element).text()));
    });
  }
  return { byId, around: new Map() };
}

/** What a form is for, told from its fields first and the words of its address, id and class after. */
function roleOf(form: Selection, fields: Form["fields"]): Form["role"] {
  const types = fields.map((field) => field.type);
  const autofill = fields.map((field) => field.autocomplete ?? "").join(" ");
  const own = ["action", "id", "name", "class", "aria-label"].map((key) => form.attr(key) ?? "").join(" ");
  const says = (role: "login" | "checkout" | "booking" | "contact" | "newsletter" | "search") =>
    hasWord(own, ROLES[role]);
  const isSearchField = fields.some(
    (field) => field.type === "search" || ROLES.searchFields.includes(field.name?.toLowerCase() ?? ""),
  );
  const email = fields.some((field) => field.type === "email" || /e-?mail/i.test(field.name ?? ""));

  if (form.attr("role") === "search" || (isSearchField && fields.length <= 4)) return "search";
  if (types.includes("password")) return "login";
  if (/cc-|street-address|shipping|billing/.test(autofill) || says("checkout")) return "checkout";
  if (types.some((type) => type.startsWith("date") || type === "time") || says("booking")) return "booking";
  if (types.includes("textarea") && (email || says("contact"))) return "contact";
  if (says("search") && fields.length <= 4) return "search";
  if (email && (fields.length <= 3 || says("newsletter"))) return "newsletter";
  if (says("contact") && fields.length > 1) return "contact";
  return says("login") && fields.length > 0 ? "login" : "other";
}

function hasWord(text: string, words: string[]): boolean {
  const found = new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words.some((word) => (word.includes("-") ? text.toLowerCase().includes(word) : found.has(word)));
}

const collapse = (text: string) => text.replace(/\s+/g, " ").trim();
