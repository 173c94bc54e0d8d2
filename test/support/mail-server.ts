import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** A mail as a server took it. */
export interface ReceivedMail {
  to: string[];
  /** By lower-case name, unfolded. */
  headers: Record<string, string>;
  /** Both parts, decoded. */
  body: string;
}

/** A mail server outside. */
export interface MailServer {
  /** As SMTP_URL. */
  url: string;
  /** What it took, in that order. */
  received: ReceivedMail[];
  /** The reply to each receiver from now on, e.g. 550; `null`: takes all. */
  refuse(status: number | null): void;
  /** Milliseconds that it thinks before it takes a mail. */
  thinkMs: number;
  close(): Promise<void>;
}

/** Listens on `port`, a free one when left out. */
export async function startMailServer(port = 0): Promise<MailServer> {
  let refused: number | null = null;
  const mailServer: MailServer = {
    url: "",
    received: [],
    refuse: (status) => (refused = status),
    thinkMs: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo(address, _session, done) {
      const fault =
        refused === null
          ? null
          : Object.assign(new Error(`<${address.address}> is not wanted`), { responseCode: refused });
      done(fault);
    },
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      await sleep(mailServer.thinkMs);
      mailServer.received.push({ to: envelope.rcptTo.map(({ address }) => address), ...parse(raw) });
      done();
    },
  });
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  mailServer.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return mailServer;
}

/** Headers and decoded text of a mail as it went over the wire, or stands in a file. */
export function parse(raw: string): Pick<ReceivedMail, "headers" | "body"> {
  const [head = "", ...rest] = raw.replaceAll("\r\n", "\n").split("\n\n");
  const lines = head.replace(/\n[ \t]+/g, " ").split(/\n/);
  const headers = lines.map((line) => [line.split(":")[0]!.toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]);
  const decoded = rest
    .join("\n\n")
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers: Object.fromEntries(headers), body: decoded };
}
