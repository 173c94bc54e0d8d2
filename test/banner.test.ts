import { describe, expect, it } from "vitest";
import { banner } from "../src/banner.ts";
import { readConfig } from "../src/config.ts";

const PAY_TO = "0x209693Bc6afc0C5328bA36FaF03C514EF312287C";
const SECRET = "correct-horse-battery";
const FULL = {
  BASE_URL: "https://answerscope.example.com",
  OPENAI_API_KEY: `sk-${SECRET}`,
  DATABASE_URL: `mysql://app:${SECRET}@db.example.com:3306/answerscope`,
  SECRET_KEY: `${SECRET}-of-32-characters-and-more`,
  REDIS_URL: `redis://:${SECRET}@redis.example.com:6379`,
  SMTP_URL: `smtps://mailer:${SECRET}@mail.example.com:465`,
  MAIL_FROM: "Answerscope <hello@example.com>",
  OPERATOR_TOKEN: SECRET,
  X402_PAY_TO: PAY_TO,
  X402_NETWORK: "base-sepolia",
};
const line = (env: Record<string, string>, name: string) =>
  banner(readConfig(env), 3000)
    .split("\n")
    .find((each) => each.startsWith(`  ${name} `))
    ?.slice(12);

describe("the banner of a start", () => {
  it.each([
    [{}, "queue", "50 scans at once, 200 may wait, each ends after 90 s; in this process"],
    [
      FULL,
      "queue",
      "50 scans at once, 200 may wait, each ends after 90 s; shared through Redis at redis.example.com:6379",
    ],
    [{ DATA_DIR: "kept" }, "mail", "written to kept/outbox (SMTP_URL)"],
    [FULL, "mail", "through mail.example.com:465, from Answerscope <hello@example.com>"],
    [{}, "paid", "nothing is sold (X402_PAY_TO)"],
    [FULL, "paid", `to ${PAY_TO} on base-sepolia, settled by x402.org`],
    [FULL, "database", "MySQL at db.example.com:3306/answerscope, shared by instances"],
  ])("with %o says of %s: %s", (env, name, told) => {
    expect(line(env as Record<string, string>, name)).toBe(told);
  });

  it("holds no password, key or token", () => {
    expect(banner(readConfig(FULL), 3000)).not.toContain(SECRET);
  });

  it("says on a public address without an engine that every scan will be refused", () => {
    const publicly = { BASE_URL: "https://answerscope.example.com" };
    expect(banner(readConfig(publicly), 3000)).toContain("every scan will be refused (NO_ENGINE)");
    expect(banner(readConfig({ ...publicly, OPENAI_API_KEY: "sk-x" }), 3000)).not.toContain("refused");
  });
});
