import { describe, expect, it } from "vitest";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const broken = (body: string) =>
  parseHtml(`<title>Acme</title><body>${body}`, { url: "https://acme.example/" }).controlViolations.map(
    ({ rule }) => rule,
  );

describe("controls with a name", () => {
  it.each([
    "<button>Send</button>",
    '<button aria-label="Send"></button>',
    '<button title="Send"></button>',
    '<button><img src="x" alt="Send"></button>',
    "<button><svg><title>Send</title></svg></button>",
    '<span id="t">Send</span><button aria-labelledby="t"></button>',
    '<input type="submit">',
    '<input type="button" value="Send">',
    '<input type="image" src="x" alt="Send">',
    '<label for="a">Name</label><input id="a">',
    "<label>Name <input></label>",
    '<input placeholder="Name">',
    '<input type="hidden">',
    "<label>Country <select><option>AT</option></select></label>",
    '<a href="/x">About</a>',
    '<a name="top"></a>',
    '<a href="/x"><span aria-hidden="true">→</span> About</a>',
    "<button hidden></button>",
    '<div aria-hidden="true"><a href="/x"></a></div>',
    '<div style="display: none"><button></button></div>',
    '<input type="checkbox" role="switch" aria-label="On">',
    '<hr role="separator">',
    '<input autocomplete="section-a shipping street-address" aria-label="Street">',
    '<input autocomplete="off" aria-label="Code">',
    '<svg aria-hidden="true" role="img"></svg>',
  ])("%s", (html) => {
    expect(broken(html)).toEqual([]);
  });
});

describe("controls that an assistant cannot tell apart", () => {
  it.each([
    ["button-name", "<button></button>"],
    ["button-name", '<div role="button"></div>'],
    ["button-name", '<input type="button">'],
    ["link-name", '<a href="/x"><i class="icon"></i></a>'],
    ["link-name", '<a href="/x"><img src="x" alt=""></a>'],
    ["label", "<input>"],
    ["label", "<textarea></textarea>"],
    ["select-name", "<select><option>AT</option></select>"],
    ["input-image-alt", '<input type="image" src="x">'],
    ["svg-img-alt", '<svg role="img"></svg>'],
    ["aria-roles", '<div role="buton">Send</div>'],
    ["aria-valid-attr", '<p aria-lable="x">Text</p>'],
    ["aria-valid-attr-value", '<button aria-pressed="yes">Bold</button>'],
    ["aria-valid-attr-value", '<div role="slider" aria-label="Size" aria-valuenow="NaN"></div>'],
    ["aria-required-attr", '<div role="slider" aria-label="Size"></div>'],
    ["presentation-role-conflict", '<button role="none">Send</button>'],
    ["tabindex", '<p tabindex="3">Text</p>'],
    ["autocomplete-valid", '<input autocomplete="my-name" aria-label="Name">'],
    ["duplicate-id-aria", '<i id="a">A</i><i id="a">B</i><p aria-describedby="a">Text</p>'],
  ])("%s", (rule, html) => {
    expect(broken(html)).toContain(rule);
  });

  it("break the page's own name too", () => {
    expect(parseHtml("<body><p>Text</p>", { url: "https://acme.example/" }).controlViolations[0]!.rule).toBe(
      "document-title",
    );
  });

  it("are told by their tag, shortly, and at most fifty times", () => {
    const { controlViolations, controls } = parseHtml(
      `<title>Acme</title>${`<button class="${"x".repeat(300)}"></button>`.repeat(200)}`,
      { url: "https://acme.example/" },
    );
    expect([controls, controlViolations.length]).toEqual([200, 50]);
    expect(controlViolations[0]!.snippet.length).toBeLessThanOrEqual(120);
  });
});
