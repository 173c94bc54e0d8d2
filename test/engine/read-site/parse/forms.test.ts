import { describe, expect, it } from "vitest";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const read = (html: string) => parseHtml(html, { url: "https://acme.example/shop/" }).forms;

describe("forms", () => {
  it("are read with the fields a visitor fills in", () => {
    const [form] = read(`<form action="send" method="POST" toolname="ask" tooldescription="Asks us something">
      <input type="hidden" name="token"><label for="mail">Your <b>e-mail</b></label><input id="mail" type="email" name="mail" required autocomplete="email">
      <label>Message <textarea name="text"></textarea></label>
      <span id="how">How did you hear of us?</span><select name="how" aria-labelledby="how"><option>Friends</option></select>
      <input name="day" toolparamdescription="The day" placeholder="Day"><button>Send</button></form>`);
    expect(form).toEqual({
      action: "https://acme.example/shop/send",
      method: "post",
      role: "contact",
      toolName: "ask",
      toolDescription: "Asks us something",
      fields: [
        {
          type: "email",
          name: "mail",
          label: "Your e-mail",
          required: true,
          autocomplete: "email",
          toolParamDescription: null,
        },
        {
          type: "textarea",
          name: "text",
          label: "Message",
          required: false,
          autocomplete: null,
          toolParamDescription: null,
        },
        {
          type: "select",
          name: "how",
          label: "How did you hear of us?",
          required: false,
          autocomplete: null,
          toolParamDescription: null,
        },
        {
          type: "text",
          name: "day",
          label: "Day",
          required: false,
          autocomplete: null,
          toolParamDescription: "The day",
        },
      ],
    });
  });

  it.each([
    ["search", '<form role="search"><input name="x"></form>'],
    ["search", '<form action="/suche"><input name="q"></form>'],
    ["search", '<form><input type="search" name="x"></form>'],
    ["login", '<form><input name="user"><input type="password" name="p"></form>'],
    ["checkout", '<form action="/cart/add"><input type="number" name="quantity"></form>'],
    ["checkout", '<form><input autocomplete="cc-number" name="n"></form>'],
    ["booking", '<form><input type="date" name="from"><input type="date" name="to"></form>'],
    ["booking", '<form class="termin-form"><input name="name"></form>'],
    ["contact", '<form id="kontakt"><input name="name"><textarea name="t"></textarea></form>'],
    ["newsletter", '<form><input type="email" name="e"></form>'],
    ["other", '<form><input name="colour"></form>'],
    ["other", "<form></form>"],
  ])("are for %s", (role, html) => {
    expect(read(html)[0]!.role).toBe(role);
  });

  it("without an address go to the page itself", () => {
    expect(read("<form></form>")[0]).toMatchObject({ action: "https://acme.example/shop/", method: "get" });
  });

  it("are bounded in number and in fields", () => {
    const many = `<form>${'<input name="x">'.repeat(500)}</form>`.repeat(100);
    const forms = read(many);
    expect([forms.length, forms[0]!.fields.length]).toEqual([40, 60]);
  });
});
