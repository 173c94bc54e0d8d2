import { company, german, home, linked, page, type SmallSite } from "../made-pages.ts";

/** Small sites with something that only looks like a defect: Contacts. */
export const CONTACTS: SmallSite[] = [
  ...(
    [
      ["GB", "01273 496 412"],
      ["DE", "0431 / 55 51 28"],
      ["FR", "01 42 68 53 09"],
      ["ES", "912 348 671"],
      ["IT", "06 6982 4417"],
      ["CH", "044 826 71 75"],
      ["AU", "(02) 9251 4873"],
      ["JP", "03-3271-4862"],
      ["BR", "(11) 3256-4871"],
      ["IN", "080 4123 7815"],
    ] as const
  ).map(
    ([country, phone]): SmallSite => [
      `a number without a label, ${country}`,
      "eeat.contact",
      { "/": home('<a href="mailto:office@acme.example">Mail</a>', { footer: phone }) },
      { facts: { country } },
    ],
  ),
  [
    "a mail address that Cloudflare hides",
    "eeat.contact",
    {
      "/": home(
        '<a href="/cdn-cgi/l/email-protection#5a3c3b1a3b39373f742239">[email&#160;protected]</a> <p>0431 555128</p>',
      ),
    },
    german,
  ],
  ["a contact page that was not read", "eeat.contact", { "/": home('<a href="/contact">Contact</a>') }],
  [
    "one number in two writings",
    "eeat.contact-agreement",
    { "/": home("", { footer: "0431 / 555 128" }), "/c": page("contact", '<a href="tel:+49431555128">Call</a>') },
    german,
  ],
  [
    "fax beside phone",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Tel. 0431 555128" }),
      "/c": page("contact", "<p>Tel. 0431 555128, Fax 0431 555129</p>"),
    },
    german,
  ],
  [
    "a contact page with all branches",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Tel. 0431 555128" }),
      "/c": page("contact", "<p>Tel. 0431 555128</p><p>Tel. 040 333444</p>"),
    },
    german,
  ],
  ["a Polish contact form that was not read", "eeat.contact", { "/": linked("Formularz kontaktowy", "/o-stronie/f") }],
  [
    "an address with and without its suite",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Acme, 12 Quay Lane, Suite 4, Bristol BS1 4QA" }),
      "/contact": page("contact", "<p>12 Quay Lane, Bristol BS1 4QA</p>"),
    },
    { facts: { country: "GB" } },
  ],
  [
    "one number in three writings",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Tel. (0431) 55 51 28", head: company({ telephone: "+49-431-555128" }) }),
      "/contact": page("contact", "<p>Telefon: +49 431 555 128</p>"),
    },
    german,
  ],
  [
    "sales and service numbers, both on the contact page",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Tel. 0431 555128" }),
      "/contact": page("contact", "<p>Verkauf: Tel. 0431 555128, Werkstatt: Tel. 0431 555130</p>"),
    },
    german,
  ],
  [
    "a customer service page that was not read",
    "eeat.contact",
    { "/": linked("Klantenservice", "/klantenservice") },
    { facts: { country: "NL", language: "nl" } },
  ],
  ["a page of contacts that was not read", "eeat.contact", { "/": linked("Contacts", "/contacts") }],
  [
    "an address spelled against robots, and a street",
    "eeat.contact",
    { "/": home("", { footer: "Acme, Kaistraße 12, 24103 Kiel, office [at] acme [dot] example" }) },
    german,
  ],
  [
    "an Irish address and phone",
    "eeat.contact",
    { "/": home("", { footer: "12 Quay Street, Galway, H91 X2Y3. Tel 091 555 128" }) },
    { facts: { country: "IE" } },
  ],
  [
    "two yards with two numbers, on two pages",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Kiel: Tel. 0431 555128. Lübeck: Tel. 0451 333128" }),
      "/contact": page("contact", "<p>Kiel: Tel. 0431 555128</p><p>Lübeck: Tel. 0451 333128</p>"),
    },
    german,
  ],
  [
    "phone on one page, fax besides on the other",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Tel. 0431 555128" }),
      "/contact": page("contact", "<p>Telefon 0431 555128</p><p>Telefax 0431 555129</p>"),
    },
    german,
  ],
  [
    "a mailbox on another domain of the same name",
    "eeat.contact",
    { "/": home("<p>office@acme-werft-kiel.de</p><p>0431 / 55 51 28</p>") },
    german,
  ],
  [
    "a mailbox with a provider",
    "eeat.contact",
    { "/": home("<p>yard.kiel@gmail.com</p><p>0431 / 55 51 28</p>") },
    german,
  ],
  [
    "a mailbox of the group on the contact page",
    "eeat.contact",
    { "/": home(""), "/contact": page("contact", "<p>office@harbour-group-kiel.de</p><p>0431 / 55 51 28</p>") },
    german,
  ],
  [
    "a mailbox of the group at the foot",
    "eeat.contact",
    { "/": home("", { footer: "office@harbour-group-kiel.de, Tel. 0431 555128" }) },
    german,
  ],
  [
    "an agent beside the house's own contacts",
    "eeat.contact",
    {
      "/": home("<p>Listing agent</p><p>Jo Roe</p><p>jo@roe-estates-kiel.de</p><p>0431 / 99 88 77</p>", {
        footer: "office@acme.example, Tel. 0431 555128",
      }),
    },
    german,
  ],
  ["a help page that was not read", "eeat.contact", { "/": home('<a href="/help">Need help?</a>') }],
];
