import { AppError } from "../../errors.ts";
import { siteKey } from "./fetch/url-policy.ts";
import marks from "./obstacle-marks.json" with { type: "json" };
import type { Exchange, Obstacle, Page } from "./types.ts";

/** A page with more words than this is a page, whatever else it says. */
const FEW_WORDS = 150;

const SENTENCES: Record<Obstacle, string> = {
  forbidden: "The site refused to let us read its home page",
  challenge: "The site put a bot check in front of its home page",
  login_wall: "The home page can only be read after logging in",
  parked: "There is no site yet: the domain is parked or shows a server's default page",
  not_html: "The address does not lead to a web page",
  server_error: "The site's server answered with an error",
  not_found: "The site has no home page",
  unreachable: "The site could not be reached",
  too_hostile: "The home page cannot be parsed within safe limits",
  empty: "The home page is empty",
};

/** Why a home page cannot be read as one, with what was seen. */
export interface Hindrance {
  obstacle: Obstacle;
  seen: string;
}

/** The error that a scan ends with; `details.obstacle` names the kind. */
export function unreadable({ obstacle, seen }: Hindrance): AppError {
  return new AppError("SITE_UNREADABLE", `${SENTENCES[obstacle]} (${seen}).`, { obstacle, seen });
}

/** What the reply alone tells, before anything is parsed; `null` when it looks like a page. */
export function hindranceOfReply(reply: Exchange): Hindrance | null {
  if (reply.error) return { obstacle: "unreachable", seen: sentence(reply.error.message) };
  const status = reply.status ?? 0;
  const challenge = challengeIn(reply);
  if (challenge) return { obstacle: "challenge", seen: challenge };
  const seen = `status ${status}`;
  if (status === 401 || status === 407) return { obstacle: "login_wall", seen };
  if (status === 404 || status === 410) return { obstacle: "not_found", seen };
  if (status >= 500) return { obstacle: "server_error", seen };
  if (status >= 400) return { obstacle: "forbidden", seen };
  if (status < 200 || status >= 300 || status === 204) return { obstacle: "empty", seen };
  if (!isHtml(reply)) return { obstacle: "not_html", seen: reply.headers["content-type"] || "no content type" };
  return reply.body.trim() === "" ? { obstacle: "empty", seen: "no content" } : null;
}

/** What the parsed page tells; `null` when it can be measured. An empty shell that scripts fill is a page. */
export function hindranceOfPage(page: Page): Hindrance | null {
  if (page.bodyWords >= FEW_WORDS) return null;
  const title = page.head.title?.toLowerCase() ?? "";
  const challenged = marks.challengeTitles.find((phrase) => title.startsWith(phrase));
  if (challenged) return { obstacle: "challenge", seen: `the title "${page.head.title}"` };
  const said = `${title}\n${page.bodyText.toLowerCase()}`;
  if (/^it works!?$/i.test(page.bodyText.trim())) return { obstacle: "parked", seen: '"It works!"' };
  const parked =
    marks.parkedPhrases.find((phrase) => said.includes(phrase)) ??
    marks.parkedBodies.find((mark) =>
      page.scripts.srcs.concat(page.links.map((link) => link.href)).some((src) => src.includes(mark)),
    );
  if (parked) return { obstacle: "parked", seen: `"${parked}"` };
  if (isLogin(page)) return { obstacle: "login_wall", seen: "a form for members and little else" };
  const isBlank = page.bodyWords === 0 && page.scripts.count === 0 && page.images.length === 0;
  return isBlank ? { obstacle: "empty", seen: "no words, no pictures, no scripts" } : null;
}

/** Whether a reply is an HTML page, by its type or, without one, by how it begins. */
export function isHtml(reply: Exchange): boolean {
  const type = (reply.headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
  if (type === "text/html" || type === "application/xhtml+xml") return true;
  return (
    (type === "" || type === "application/octet-stream") &&
    /^\s*(<!doctype html|<html|<head|<body|<!--)/i.test(reply.body)
  );
}

/** The mark of a bot check in a reply; `null` when it bears none. */
function challengeIn(reply: Exchange): string | null {
  for (const [name, value] of Object.entries(marks.challengeHeaders)) {
    const sent = reply.headers[name]?.toLowerCase();
    const refuses = (reply.status ?? 0) >= 400 || value !== "";
    if (sent !== undefined && refuses && sent.includes(value)) return `the header ${name}`;
  }
  if ((reply.status ?? 0) < 400 && reply.bytes > 60_000) return null;
  const body = reply.body.slice(0, 60_000).toLowerCase();
  const mark = marks.challengeBodies.find((each) => body.includes(each));
  // Sites behind these services carry their scripts on every page; only a refusal or a bare page is a check.
  return mark && ((reply.status ?? 0) >= 400 || !/<(main|article|h2|nav|footer)[\s>]/.test(body))
    ? `the mark "${mark}"`
    : null;
}

function isLogin(page: Page): boolean {
  const { hostname, pathname } = new URL(page.finalUrl);
  const parts = [hostname.split(".")[0]!, ...pathname.toLowerCase().split(/[/._]/)];
  const leadsToLogin = page.url !== page.finalUrl && parts.some((part) => marks.loginPaths.includes(part));
  // Single sign-on stands on a host of its own and often draws its form by script.
  if (leadsToLogin && siteKey(page.url) !== siteKey(page.finalUrl)) return true;
  const asksPassword = page.walls.includes("login") && page.forms.some((form) => form.role === "login");
  return asksPassword && (leadsToLogin || (page.mainWords < 60 && page.links.length < 15));
}

function sentence(message: string): string {
  return message.replace(/\.$/, "").replace(/^./, (first) => first.toLowerCase());
}
