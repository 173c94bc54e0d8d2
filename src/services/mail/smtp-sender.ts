import type { Transporter } from "nodemailer";
import { timeLimit } from "../../engine/timers.ts";
import { messageOf } from "./message.ts";
import { MailRejected, type MailSender } from "./sender.ts";

/** How long one mail may take, and its connection, greeting and silences, in milliseconds. */
const SEND_MS = 30_000;
const STEP_MS = 15_000;

/** Sends over a server, `smtp://user:password@host:587` or `smtps://…:465`, by STARTTLS where it offers that. */
export function smtpSender(url: string, from: string): MailSender {
  const limits = { connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS };
  let transport: Promise<Transporter> | null = null;
  // Loaded with the first mail: 28 MB that most servers never need.
  const connect = async () => (await import("nodemailer")).createTransport({ url, ...limits });
  return {
    async send(mail, stop) {
      transport ??= connect();
      try {
        await (await transport).sendMail({ ...messageOf(mail, from), signal: timeLimit(SEND_MS, stop) });
      } catch (error) {
        throw isFinal(error) ? new MailRejected(String(error.responseCode)) : error;
      }
    },
  };
}

/** A 5xx about this receiver or this mail; one about us (a wrong password) passes once the operator has mended it. */
function isFinal(error: unknown): error is { responseCode: number } {
  const {
    code,
    responseCode = 0,
    command,
  } = (error ?? {}) as { code?: string; responseCode?: number; command?: string };
  const isAboutMail = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  return isAboutMail && responseCode >= 500;
}
