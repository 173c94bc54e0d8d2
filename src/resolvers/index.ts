/** Every resolver, in one list. */
import { AccountResolver } from "./account.ts";
import { AnswerResolver } from "./answer.ts";
import { ConsoleResolver } from "./console.ts";
import { EvidenceResolver } from "./evidence.ts";
import { FindingResolver } from "./finding.ts";
import { MailResolver } from "./mail.ts";
import { MonitorResolver } from "./monitor.ts";
import { MonitorSettingsResolver } from "./monitor-settings.ts";
import { KeyResolver, NetworkResolver } from "./network.ts";
import { QuestionResolver } from "./question.ts";
import { RetentionResolver } from "./retention.ts";
import { ScanResolver, StartedScanResolver } from "./scan.ts";

export const RESOLVERS = [
  ScanResolver,
  StartedScanResolver,
  QuestionResolver,
  AnswerResolver,
  FindingResolver,
  EvidenceResolver,
  AccountResolver,
  ConsoleResolver,
  MonitorResolver,
  MonitorSettingsResolver,
  NetworkResolver,
  KeyResolver,
  MailResolver,
  RetentionResolver,
] as const;
