import { Blocks } from "./blocks.tsx";
import { toMarkdown } from "./blocks-markdown.ts";
import { BOT_LEAD, BOT_TITLE, type BotData, botBlocks } from "./bot-content.ts";
import { renderPage } from "./layout.tsx";
import { aboutPage } from "./structured.ts";

/** Who visits websites for us, what it fetches, and how to refuse it. */
export function renderBot(bot: BotData): string {
  return renderPage(
    {
      title: BOT_TITLE,
      description: `${BOT_LEAD} What it fetches, how often, and how to refuse it.`,
      canonical: `${bot.baseUrl}/bot`,
      markdown: "/bot",
      structured: aboutPage({ baseUrl: bot.baseUrl, path: "/bot", title: BOT_TITLE, description: BOT_LEAD }),
    },
    <>
      <h1>{BOT_TITLE}</h1>
      <p className="lead">{BOT_LEAD}</p>
      <Blocks blocks={botBlocks(bot)} />
    </>,
  );
}

/** The same for readers that ask for `text/markdown`. */
export function botMarkdown(bot: BotData): string {
  return toMarkdown({ title: BOT_TITLE, lead: BOT_LEAD, blocks: botBlocks(bot) }, bot.baseUrl);
}
