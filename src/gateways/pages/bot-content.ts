import { type Block, code, heading, list, paragraph, table } from "./content.ts";

/** What the crawler's page says of this installation. */
export interface BotData {
  /** No trailing slash. */
  baseUrl: string;
  /** E-mail address of whoever runs this installation; `null` when not told. */
  contact: string | null;
}

export const BOT_TITLE = "AnswerscopeBot, our crawler";
export const BOT_LEAD =
  "AnswerscopeBot reads a website when a person asks for a scan of it. It does not roam: no scan, no visit.";

/** The whole page about the crawler. */
export function botBlocks({ baseUrl, contact }: BotData): Block[] {
  return [
    heading("How to recognise it"),
    code("User agent", `User-Agent: AnswerscopeBot/1.0 (+${baseUrl}/bot)`),
    paragraph("The name to use in robots.txt is ", { code: "AnswerscopeBot" }, "."),
    heading("What it fetches"),
    list(
      ["The home page, robots.txt, the sitemap and llms.txt."],
      ["Up to 12 pages, one or more of each kind: about, contact, prices, products, articles."],
      [
        "A few files at known places under ",
        { code: "/.well-known/" },
        ", and one address that cannot exist, to see whether missing pages say so.",
      ],
      ["Up to 10 links and 8 sitemap entries, only to see whether they answer."],
    ),
    paragraph("It sends no forms, signs in nowhere, and keeps what it read only as long as the measurement needs it."),
    table(
      "How much, at most",
      ["What", "At most"],
      [
        [["Requests in one scan"], ["80"]],
        [["At the same time"], ["6"]],
        [["In one second"], ["8"]],
        [["Time spent reading"], ["15 seconds"]],
        [["Size of a page"], ["2 MB"]],
      ],
    ),
    heading("How to refuse it"),
    paragraph(
      "Add these lines to robots.txt, which it reads as ",
      { href: "https://www.rfc-editor.org/rfc/rfc9309.html", text: "RFC 9309" },
      " says. Pages below the home page are then left alone:",
    ),
    code("Lines for robots.txt", "User-agent: AnswerscopeBot\nDisallow: /"),
    paragraph(
      "The home page and the site files above are still read when a person asks for a scan, as a browser would. To refuse those too, answer this user agent with status 403. The scan then ends with the message that the site could not be read, and nothing is scored.",
    ),
    ...(contact
      ? [heading("Questions"), paragraph("Write to ", { href: `mailto:${contact}`, text: contact }, ".")]
      : []),
  ];
}
