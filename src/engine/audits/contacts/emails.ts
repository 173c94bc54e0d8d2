/** E-mail addresses, as people write them on pages. */
// A sign first, then its two sides, each no longer than mail allows (RFC 5321): a page of letters costs one look.
const AT = /@|\((?:at|ät)\)|\[(?:at|ät)\]/gi;
const MAILBOX = /[\p{L}\d._%+-]{1,64}\s?$/u;
const LONGEST_MAILBOX = 65;
const DOT = String.raw`(?:\.|\s?[([](?:dot|punkt|punto|point)[)\]]\s?)`;
const MAIL_DOMAIN = new RegExp(String.raw`^\s?[\p{L}\d-]{1,63}(?:${DOT}[\p{L}\d-]{1,63}){1,5}`, "u");
const ANY_DOT = new RegExp(DOT, "g");
const LONGEST_DOMAIN = 255;
/** A picture's name for sharp screens (`logo@2x.png`), a package, or a name on a social network. */
const NO_DOMAIN = /^\d+x\.|\.(?:png|jpe?g|gif|svg|webp|avif|css|js)$|\.\d+$/i;

/** Every mail address in a text, as a mail program takes it. */
export function findEmails(text: string): string[] {
  const found: string[] = [];
  for (const { index, 0: at } of text.matchAll(AT)) {
    const mailbox = MAILBOX.exec(text.slice(Math.max(0, index - LONGEST_MAILBOX), index))?.[0];
    const after = index + at.length;
    const domain = mailbox && MAIL_DOMAIN.exec(text.slice(after, after + LONGEST_DOMAIN))?.[0];
    if (!domain) continue;
    const plain = domain.replace(ANY_DOT, ".").trim();
    if (!NO_DOMAIN.test(plain)) found.push(`${mailbox.trim().replace(/^\.+/, "")}@${plain}`);
  }
  return found;
}
