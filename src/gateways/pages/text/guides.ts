import { packageFile } from "../../../package-file.ts";
import type { TextPage } from "./text-page.tsx";

/** The files of docs/ that are served under /docs, in the order they are listed. */
const GUIDES = ["quickstart", "api", "mcp", "agent-payments", "scoring", "accuracy", "operating", "scale"] as const;

/** Day on which the guides were last compared with the program. */
export const CHECKED = "2026-11-22";

/** The address that the files use, so that their commands also run from a checkout. */
const LOCAL = "http://localhost:3000";

/** The guides as pages, with the addresses of this installation in them. */
export function guides(baseUrl: string): TextPage[] {
  return GUIDES.map((name) => {
    const text = packageFile(`docs/${name}.md`).replaceAll(LOCAL, baseUrl);
    return { path: `/docs/${name}`, ...parted(text), checked: CHECKED };
  });
}

/** A file's heading, its first paragraph as plain text, and the rest with its links on the site. */
function parted(text: string): Pick<TextPage, "title" | "lead" | "body"> {
  const [title = "", lead = "", ...body] = text.split("\n\n");
  return { title: title.replace(/^# /, ""), lead: plain(lead), body: served(body.join("\n\n")) };
}

/** Markdown links and code as their words, in one line. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\][]{1,200})\]\([^()]{1,500}\)/g, "$1")
    .replaceAll("`", "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Links between files become links between pages. */
function served(markdown: string): string {
  return markdown
    .replace(/\]\(([\w-]+)\.md(#[\w-]+)?\)/g, "](/docs/$1$2)")
    .replaceAll("](../schema.graphql)", "](/schema.graphql)");
}
