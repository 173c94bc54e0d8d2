import { plainText } from "../../plain-text.ts";
import { webAddress } from "./web-address.ts";

/** Text that is not ours, kept apart so that its direction and hidden characters change nothing around it. */
export function Foreign({ text, lang }: { text: string; lang?: string }) {
  return <bdi lang={lang}>{plainText(text)}</bdi>;
}

/** A quotation of an engine or a site, in its own direction. */
export function Quote({ text, lang }: { text: string; lang?: string }) {
  return (
    <blockquote dir="auto" lang={lang}>
      {plainText(text)}
    </blockquote>
  );
}

/** A link out of the page where the address is plain http(s), else the text alone. */
export function OutLink({ href, text }: { href: string; text: string }) {
  const address = webAddress(href);
  if (address === null) return <Foreign text={text} />;
  return (
    <a href={address} rel="noopener noreferrer nofollow ugc">
      <Foreign text={text} />
    </a>
  );
}
