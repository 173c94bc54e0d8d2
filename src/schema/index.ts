/** Every table, in one list. */
import { Account } from "./account.ts";
import { Answer } from "./answer.ts";
import { AuditList } from "./audit-list.ts";
import { CategoryMeasure } from "./category-measure.ts";
import { Citation } from "./citation.ts";
import { Competitor } from "./competitor.ts";
import { LimitUse } from "./limit-use.ts";
import { MailRefusal } from "./mail-refusal.ts";
import { Mention } from "./mention.ts";
import { Monitor } from "./monitor.ts";
import { MonitorEdit } from "./monitor-edit.ts";
import { Network } from "./network.ts";
import { NetworkSite } from "./network-site.ts";
import { OutboxMail } from "./outbox-mail.ts";
import { Payment } from "./payment.ts";
import { Question } from "./question.ts";
import { RecurringTurn } from "./recurring-turn.ts";
import { RequestKey } from "./request-key.ts";
import { Scan } from "./scan.ts";
import { ScanAllowance } from "./scan-allowance.ts";
import { ScopedKey } from "./scoped-key.ts";
import { Site } from "./site.ts";
import { SiteAudit } from "./site-audit.ts";
import { TokenEntry } from "./token-entry.ts";
import { TrafficCount } from "./traffic-count.ts";
import { TrafficImport } from "./traffic-import.ts";
import { WaitingScan } from "./waiting-scan.ts";
import { WebhookEvent } from "./webhook-event.ts";
import { WriteProof } from "./write-proof.ts";

/** Every table, in one list. */
export const ENTITIES = [
  Site,
  Scan,
  Question,
  Answer,
  Mention,
  Citation,
  Competitor,
  AuditList,
  SiteAudit,
  RequestKey,
  WriteProof,
  OutboxMail,
  MailRefusal,
  LimitUse,
  ScanAllowance,
  RecurringTurn,
  WaitingScan,
  Account,
  TokenEntry,
  Monitor,
  MonitorEdit,
  Network,
  NetworkSite,
  ScopedKey,
  WebhookEvent,
  Payment,
  CategoryMeasure,
  TrafficCount,
  TrafficImport,
];
