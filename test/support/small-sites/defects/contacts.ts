import { company, german, home, page, type SmallSite } from "../made-pages.ts";

/** Small sites with one defect each: Contacts. */
export const CONTACTS: SmallSite[] = [
  [
    "theme mail and phone only",
    "eeat.contact",
    { "/": home('<a href="mailto:info@yourdomain.com">Mail</a> <a href="tel:+441234567890">Call</a>') },
  ],
  ["a tel link with a mail address", "eeat.contact", { "/": home('<a href="tel:+support@acme.example">Call</a>') }],
  ["a sample street", "eeat.contact", { "/": home("", { footer: "123 Main Street, Anytown, NY 10001" }) }],
  [
    "the footer's number is not the contact page's",
    "eeat.contact-agreement",
    { "/": home("", { footer: "Tel. 0431 555128" }), "/c": page("contact", "<p>Tel. 0431 998877</p>") },
    german,
  ],
  [
    "the data have another number than the footer",
    "eeat.contact-agreement",
    { "/": home("", { footer: "Tel. 0431 555128", head: company({ telephone: "+49 40 333444" }) }) },
    german,
  ],
  ["contact lenses are no contact", "eeat.contact", { "/": home('<a href="/l">Contact lenses</a>') }],
  [
    "placeholder names in Lorem ipsum",
    "eeat.contact",
    { "/": home("<p>Lorem ipsum dolor sit amet</p>", { footer: "Phone: 555-555-5555, mail: your@email.com" }) },
  ],
  [
    "address on the contact page is another",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Acme, Kaistraße 5, 24103 Kiel" }),
      "/contact": page("contact", "<p>Acme, Werftweg 9, 24159 Kiel</p>"),
    },
    german,
  ],
  ["only a fax number", "eeat.contact", { "/": home("", { footer: "Fax 0431 555129" }) }, german],
  [
    "a form whose fields have no labels is all there is",
    "eeat.contact",
    { "/": home('<form action="/send"><input name="a"><textarea name="b"></textarea><button>Send</button></form>') },
  ],
  [
    "two digits of the number change places on the contact page",
    "eeat.contact-agreement",
    {
      "/": home("", { footer: "Phone +49 431 555 128" }),
      "/contact": page("contact", "<p>Phone +49 431 555 182</p>"),
    },
    german,
  ],
];
