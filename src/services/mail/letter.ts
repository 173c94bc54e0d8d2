import { escapeUTF8 } from "entities";

/** A mail's texts. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}

/** What a mail says, in plain text; it is escaped here. */
export interface LetterParts {
  subject: string;
  paragraphs: string[];
  /** The one thing to do. */
  action: { label: string; url: string };
  /** Why the reader gets it. */
  why: string;
  /** Where one click ends mails of this kind; null where there is nothing to end. */
  unsubscribeUrl: string | null;
}

/** The frame of every mail: says the same as HTML and as text. */
export function letter({ subject, paragraphs, action, why, unsubscribeUrl }: LetterParts): Letter {
  return {
    subject,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeUTF8(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeUTF8(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeUTF8(text)}</p>`).join("\n")}
<p style="margin:24px 0"><a href="${escapeUTF8(action.url)}" style="background:#1a4fd6;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block">${escapeUTF8(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px">Or open this address: <a href="${escapeUTF8(action.url)}">${escapeUTF8(action.url)}</a></p>
<hr style="border:0;border-top:1px solid #8888;margin:24px 0 16px">
<p style="margin:0;font-size:13px">${escapeUTF8(why)}${unsubscribeUrl ? ` <a href="${escapeUTF8(unsubscribeUrl)}">Unsubscribe</a>` : ""}</p>
</div>
</body>
</html>
`,
    text: [
      ...paragraphs,
      `${action.label}:\n${action.url}`,
      `-- \n${why}${unsubscribeUrl ? `\nUnsubscribe: ${unsubscribeUrl}` : ""}`,
    ].join("\n\n"),
  };
}
