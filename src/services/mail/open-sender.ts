import { join } from "node:path";
import type { Logger } from "pino";
import { fileSender } from "./file-sender.ts";
import type { MailSender } from "./sender.ts";
import { smtpSender } from "./smtp-sender.ts";

/** Where mails go: `smtpUrl` null, into files below `dataDir`. */
export interface MailPlace {
  mail: { smtpUrl: string | null; from: string };
  dataDir: string;
}

/** Over the mail server; without one as files, which the log says. */
export function openSender({ mail, dataDir }: MailPlace, log: Logger): MailSender {
  if (mail.smtpUrl) return smtpSender(mail.smtpUrl, mail.from);
  const folder = join(dataDir, "outbox");
  log.info({ folder }, "no mail server is set (SMTP_URL): mails are written as .eml files");
  return fileSender(folder, mail.from);
}
