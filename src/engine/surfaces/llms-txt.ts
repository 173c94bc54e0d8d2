import type { Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";

/** What Lighthouse asks of the file: a title, a link, some text. */
const TITLE = /^[ \t]{0,20}#[ \t]+\S/m;
const LINK = /\[[^[\]\n]{1,200}\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,1000})\)/;
/** More of the file than this is not searched. */
const MAX_SEARCHED = 100_000;
const MIN_LENGTH = 50;

/** Links of the file, absolute, each once. */
export function llmsLinks(reading: Reading): string[] {
  const text = reading.llmsTxt.body.slice(0, MAX_SEARCHED);
  const found = [...text.matchAll(new RegExp(LINK, "g"))].flatMap(
    ([, href]) => URL.parse(href!, reading.llmsTxt.finalUrl)?.href ?? [],
  );
  return [...new Set(found)];
}

/** The index file for language models; a web page or the answer to a page that cannot exist is no such file. */
export function llmsTxt(reading: Reading): Surface {
  const { status, error, body, headers, url } = reading.llmsTxt;
  const given = { kind: "llms-txt", url } as const;
  if (error || status === null || status >= 500 || status === 429 || status === 401 || status === 403) {
    return surface({ ...given, status: "not_measured", detail: error?.message ?? `It answers ${status}.` });
  }
  if (status !== 200) return surface({ ...given, status: "absent", detail: `It answers ${status}.` });
  const isPage = /html/i.test(headers["content-type"] ?? "") || /^\s*<(?:!doctype|html)/i.test(body);
  if (isPage || body === reading.random.body)
    return surface({ ...given, status: "absent", detail: "A web page is served there." });
  const flaw = !TITLE.test(body)
    ? "It has no title (a line that begins with #)."
    : !LINK.test(body.slice(0, MAX_SEARCHED))
      ? "It holds no link."
      : body.length < MIN_LENGTH
        ? "It is nearly empty."
        : null;
  return surface({
    ...given,
    status: flaw ? "invalid" : "valid",
    detail: flaw ?? `${llmsLinks(reading).length} links.`,
  });
}
