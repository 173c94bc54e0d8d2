import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../make-folder.ts";
import { messageOf } from "./message.ts";
import type { MailSender } from "./sender.ts";

/** Writes each mail as a file that mail programs open, under its own name: a second try leaves one file too. */
export function fileSender(folder: string, from: string): MailSender {
  return {
    async send(mail) {
      // Loaded with the first mail: 28 MB that most servers never need.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true });
      makeFolder("DATA_DIR", folder);
      const { message } = await transport.sendMail(messageOf(mail, from));
      const path = join(folder, `${mail.name}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
