import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Secret } from "../../src/services/secret.ts";
import { startApp, type TestApp } from "../support/app.ts";

const SECRET_KEY = "a secret of thirty-two characters";
const secret = new Secret(SECRET_KEY);

describe("the link to unsubscribe", () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startApp({ SECRET_KEY });
  });
  afterEach(() => server.close(0));

  const link = () => `${server.baseUrl}/unsubscribe/${secret.sign("unsubscribe", "someone-on-a-list")}`;

  it("shows a button and ends nothing by itself; what mail programs send ends the mails, from anywhere", async () => {
    const page = await fetch(link());
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`action="${new URL(link()).pathname}"`);
    const oneClick = await fetch(link(), {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "cross-site" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(oneClick.status).toBe(200);
    expect(await oneClick.text()).toContain("You get no more mails");
    expect(page.headers.get("cache-control")).toContain("private");
  });

  it("that is cut off or forged is not found, and none stands in the log", async () => {
    for (const path of [link().slice(0, -3), `${server.baseUrl}/unsubscribe/x`]) {
      expect((await fetch(path, { method: "POST" })).status).toBe(404);
    }
    expect((await fetch(link(), { method: "PUT" })).status).toBe(405);
    expect(server.log.some((line) => line.includes("someone-on-a-list"))).toBe(false);
    expect(server.log.some((line) => line.includes("/unsubscribe/***"))).toBe(true);
  });
});
