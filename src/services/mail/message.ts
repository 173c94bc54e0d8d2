import type { OutgoingMail } from "./sender.ts";

/** What nodemailer makes a mail of; nothing in a mail makes it read a file or an address. */
export function messageOf(mail: OutgoingMail, from: string) {
  const host = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: mail.date,
    messageId: `<${mail.name}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribeUrl && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
