import { toMarkdown } from "./blocks-markdown.ts";
import { HOME_LEAD, HOME_TITLE, type HomeData, homeBlocks } from "./home-content.ts";

/** The front page for readers that ask for `text/markdown`. */
export function homeMarkdown(home: HomeData): string {
  return toMarkdown({ title: HOME_TITLE, lead: HOME_LEAD, blocks: homeBlocks(home) }, home.baseUrl);
}
