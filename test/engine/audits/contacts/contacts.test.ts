import { describe, expect, it } from "vitest";
import { findAddress } from "../../../../src/engine/audits/contacts/addresses.ts";
import { findEmails } from "../../../../src/engine/audits/contacts/emails.ts";
import { fitContacts } from "../../../../src/engine/audits/contacts/fit-contacts.ts";
import { isOwnMail } from "../../../../src/engine/audits/contacts/own-mail.ts";
import { findPhones, phoneOfLink } from "../../../../src/engine/audits/contacts/phones.ts";
import { pageOf, prose } from "../../../support/prose.ts";
import { readingOf } from "../../../support/reading.ts";

describe("a telephone number without a label, as it is written at home", () => {
  it.each([
    ["GB", "020 7946 0418", "+442079460418"],
    ["GB", "01273 496 412", "+441273496412"],
    ["DE", "0431 / 55 51 28", "+49431555128"],
    ["DE", "04321-88 77 12", "+494321887712"],
    ["AT", "01 523 61 84", "+4315236184"],
    ["CH", "044 826 71 75", "+41448267175"],
    ["FR", "01 42 68 53 09", "+33142685309"],
    ["ES", "912 348 671", "+34912348671"],
    ["ES", "91 234 86 71", "+34912348671"],
    ["IT", "06 6982 4417", "+390669824417"],
    ["NL", "020-623 41 87", "+31206234187"],
    ["BE", "02 513 89 41", "+3225138941"],
    ["PL", "22 628 41 77", "+48226284177"],
    ["SE", "08-651 42 88", "+4686514288"],
    ["DK", "33 14 82 96", "+4533148296"],
    ["NO", "22 41 86 93", "+4722418693"],
    ["FI", "09 612 4187", "+35896124187"],
    ["PT", "213 468 712", "+351213468712"],
    ["CZ", "224 218 763", "+420224218763"],
    ["HR", "01 4817 263", "+38514817263"],
    ["IE", "01 677 4182", "+35316774182"],
    ["US", "(215) 424-7183", "+12154247183"],
    ["US", "215-424-7183", "+12154247183"],
    ["CA", "416.979.2184", "+14169792184"],
    ["AU", "(02) 9251 4873", "+61292514873"],
    ["NZ", "09 377 4812", "+6493774812"],
    ["JP", "03-3271-4862", "+81332714862"],
    ["BR", "(11) 3256-4871", "+551132564871"],
    ["IN", "080 4123 7815", "+918041237815"],
    ["TW", "02-2735-4186", "+886227354186"],
    ["ZA", "021 424 7183", "+27214247183"],
  ])("%s: %s", (country, written, key) => {
    expect(findPhones(`Opening hours\n${written}\nMonday to Friday`, [country])).toMatchObject([
      { text: written, key },
    ]);
  });

  it.each([
    ["+44 (0)20 7946 0418", [], "+442079460418"],
    ["0049 431 555128", [], "+49431555128"],
    ["Tel. 0431 555128", ["DE"], "+49431555128"],
    ["Telefon: 0431 12346", [], "043112346"],
    ["電話:02-2735-4186", ["TW"], "+886227354186"],
  ])("told by its sign or label: %s", (text, countries, key) =>
    expect(findPhones(text, countries)).toMatchObject([{ key }]),
  );

  it.each([
    "2021-03-04 12.05.2024 2020",
    "© 2007-2019",
    "1.200,50 € and 45 000 000 €",
    "ISBN 978-3-16-148410-0",
    "HRB 184276",
    "IBAN DE89 3704 0044 0532 0130 00",
    "USt-IdNr. DE 184 276 391",
    "Fax: 0431 555129",
    "SIRET 123 456 789 00012",
    "912 348 671 people live there",
    "Order no. 0431 555128",
    "Size 30-32-34, 100 200 300",
  ])("no number to call: %s", (text) => expect(findPhones(text, ["DE", "ES", "FR"])).toEqual([]));

  it.each([
    ["tel:+49-431-555128", "+49431555128"],
    ["tel:0431555128", "+49431555128"],
    ["tel:%2B49%20431%20555128", "+49431555128"],
    ["tel:+support@acme.example", undefined],
    ["tel:", undefined],
    ["tel:CALL-NOW", undefined],
  ])("the link %s calls %s", (raw, key) => expect(phoneOfLink(raw, ["DE"])?.key).toBe(key));
});

describe("e-mail and postal addresses", () => {
  it.each([
    ["write to office@acme.example today", ["office@acme.example"]],
    ["office (at) acme.example", ["office@acme.example"]],
    ["buero [at] acme [dot] example", ["buero@acme.example"]],
    ["@acme on social media", []],
    ["logo@2x.png and vue@3.4.1", []],
    ["@acme, or Büro @ acme-shop.example.", ["Büro@acme-shop.example"]],
    [`${"字".repeat(100)}@acme.example`, [`${"字".repeat(64)}@acme.example`]],
  ])("mail in “%s”", (text, found) => expect(findEmails(text)).toEqual(found));

  it.each([
    ["Lindenstraße 5, 10115 Berlin", "Lindenstraße 5, 10115 Berlin"],
    ["Bahnhofstrasse 12, 8001 Zürich", "Bahnhofstrasse 12, 8001 Zürich"],
    ["Teeth whitening and Bleaching. 1 High St, London SW1A 1AA", "1 High St, London SW1A 1AA"],
    [
      "Visit us\n1526 Frankfort Avenue\nPhiladelphia, PA 19125\nMon-Fri",
      "1526 Frankfort Avenue, Philadelphia, PA 19125",
    ],
    ["Damrak 1, 1012 AB Amsterdam", "Damrak 1, 1012 AB Amsterdam"],
    ["Rua Nova 3, 1000-205 Lisboa", "Rua Nova 3, 1000-205 Lisboa"],
    ["台北市信義區松高路19號", "台北市信義區松高路19號"],
    ["811 09 Bratislava", "811 09 Bratislava"],
    ["Ringstr. 5\n24103 Kiel", "Ringstr. 5, 24103 Kiel"],
    ["200 George St, Sydney NSW 2000", null],
  ])("address in “%s”: %s", (text, told) => {
    if (told === null) expect(findAddress(`${text}, Sydney, NSW 2000`)).toContain("NSW 2000");
    else expect(findAddress(text)).toBe(told);
  });

  it.each([
    "In 2024 Berlin was busy",
    "über 10000 Kunden",
    "© 2007-2019 Ada Reed",
    "Seit 2010 Wien",
    "Musterstraße 5, 12345 Musterstadt",
  ])("no address in “%s”", (text) => expect(findAddress(text)).toBeNull());
});

describe("the contacts that may be told and pasted", () => {
  const site = (pages: Record<string, string>) =>
    readingOf({
      facts: { country: "DE", domain: "acme.example" },
      pages: Object.fromEntries(
        Object.entries(pages).map(([path, footer]) => [path, pageOf(`<h1>A</h1>${prose(40)}`, { footer })]),
      ),
    });

  it("leaves out what a theme came with, and names it", () => {
    const { emails, phones, samples } = fitContacts(
      site({
        "/": '<a href="mailto:info@yourdomain.com">Mail</a> +44 1234 567 890 <a href="tel:+support@acme.example">Call</a>',
      }),
    );
    expect({ emails, phones }).toEqual({ emails: [], phones: [] });
    expect(samples.map(({ text }) => text)).toEqual(["info@yourdomain.com", "+44 1234 567 890"]);
  });

  it("prefers the number that is repeated to the one that comes first", () => {
    const head = '<a href="tel:+494319991188">Fritz</a>';
    const { phones } = fitContacts(
      site({ "/": `${head} Tel. 0431 555128`, "/a": "Tel. 0431 555128", "/b": "Tel. 0431 555128" }),
    );
    expect(phones.map(({ value, pages }) => [value, pages])).toEqual([
      ["+49 431 555128", 3],
      ["+49 431 9991188", 1],
    ]);
  });

  it("reads mail that Cloudflare hides", () => {
    const key = 0x5a;
    const hex = Buffer.from([key, ...Buffer.from("office@acme.example").map((byte) => byte ^ key)]).toString("hex");
    const { emails } = fitContacts(
      site({
        "/": `<a href="/cdn-cgi/l/email-protection#${hex}"><span class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</span></a>`,
      }),
    );
    expect(emails.map(({ value }) => value)).toEqual(["office@acme.example"]);
  });
});

describe("whose contacts a page gives", () => {
  const portal = { brand: "Healthmarket", domain: "healthmarket.example", country: "HR", language: "hr" } as const;
  const provider = (name: string) =>
    `<p>Send the coupon to feet@gmail.com!</p><p>${name}</p><p>Harbour Street 2, 10000 Zagreb</p><p>Telefon: 012363241</p><p>feet@gmail.com</p><p>http://www.myfeet.com/</p><p>Buy</p>`;
  const contactsOf = (name: string) => {
    const reading = readingOf({
      pages: { "/": pageOf(`<h1>Insoles</h1>${provider(name)}${prose(60)}`) },
      facts: portal,
    });
    const { emails, phones, addresses } = fitContacts(reading);
    return [emails, phones, addresses].map((each) => each.length);
  };

  it("leaves out those under another company's name with its own website, wherever they are repeated", () =>
    expect(contactsOf("FEET SHOP J.D.O.O.")).toEqual([0, 0, 0]));
  it("keeps those under the house's own name", () => expect(contactsOf("Healthmarket d.o.o.")).toEqual([1, 1, 1]));

  it("are read on every page of the house, and at the foot of the others", () => {
    const foot = "<p>Tel.: 0471 80 60 745</p><p>Eckweg 6</p><p>27580 Bremerhaven</p>";
    const facts = { country: "DE", language: "de" };
    const told = (path: string, template: "other" | "product", main: string, footer = "Acme") => {
      const page = { html: pageOf(`<h1>Trees</h1>${prose(60)}${main}${prose(300)}`, { footer }), template };
      const { phones, addresses } = fitContacts(
        readingOf({ pages: { "/": "<h1>acme.example</h1>", [path]: page }, facts }),
      );
      return [phones.length, addresses.length];
    };
    expect(told("/trees.htm", "other", foot)).toEqual([1, 1]);
    expect(told("/p/1", "product", foot)).toEqual([0, 0]);
    expect(told("/p/1", "product", "", foot)).toEqual([1, 1]);
  });
});

describe("an address on a line", () => {
  it("is no article number above a heading", () =>
    expect(findAddress("Order number:\n79961\nWhere we deliver:")).toBeNull());
  it("says where it was cut", () => {
    const told = findAddress(`${"Hall nine on the old quay behind the crane ".repeat(6)}Quay 5, 24103 Kiel`)!;
    expect(told).toMatch(/^… /);
  });
});

it("reads so many addresses of a page and no more: a longer list is of others", () => {
  const list = Array.from({ length: 400 }, (_, at) => `<p>m${at}@firm-kontor.hr</p>`).join("");
  const reading = readingOf({ pages: { "/": pageOf(list) }, facts: { domain: "firm-kontor.hr" } });
  expect(fitContacts(reading).emails).toHaveLength(300);
});

it.each([
  ["Reed Photography", "ada@reed.com", true],
  ["Acme", "office@acme-werft-kiel.de", true],
  ["Boats of Reed", "ada@reed.com", false],
  ["Kiel Harbour Boats", "office@kiel.de", false],
  ["Anna's", "x@an.com", false],
])("of %s, the mailbox %s is the house's own: %s", (brand, email, is) => {
  expect(isOwnMail(email, readingOf({ facts: { brand, domain: "sails.example" } }).facts)).toBe(is);
});
