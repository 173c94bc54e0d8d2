import { packageFile } from "../../../package-file.ts";
import { CHECKED } from "./guides.ts";
import type { TextPage } from "./text-page.tsx";

/** What changed in one version. */
export interface Release {
  version: string;
  /** Of its heading on the page. */
  anchor: string;
  /** ISO 8601; of a version that is not finished, the day of its newest state. */
  date: string;
  /** Markdown. */
  changes: string;
}

const HEADING = /^(?<version>\S+)(?: \((?<date>\d{4}-\d\d-\d\d)\))?/;

/** The versions in CHANGELOG.md, the newest first; their headings read `## 0.2.0 (2026-12-01)`. */
export function releases(changelog = packageFile("CHANGELOG.md")): Release[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const { version = "", date = CHECKED } = HEADING.exec(heading)?.groups ?? {};
    return { version, anchor: version.replaceAll(".", "-"), date, changes: lines.join("\n").trim() };
  });
}

/** The page of all versions. */
export function changesPage(all: Release[]): TextPage {
  return {
    path: "/changes",
    title: "What is new in Answerscope",
    lead: "What changed, version by version. The feed at /feed tells it to programs.",
    checked: CHECKED,
    body: all.map(({ version, changes }) => `## ${version}\n${changes}`).join("\n\n"),
  };
}
