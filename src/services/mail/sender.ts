/** A mail as it goes out. */
export interface OutgoingMail {
  /** The same each time this mail is tried, so that a receiver can tell a second copy from a second mail. */
  name: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  unsubscribeUrl: string | null;
}

/** Hands a mail on, once each call; rejects with `MailRejected` when trying again cannot help. */
export interface MailSender {
  send(mail: OutgoingMail, stop: AbortSignal): Promise<void>;
}

/** The receiving side will never take this mail; its message is the status that it gave. */
export class MailRejected extends Error {}
