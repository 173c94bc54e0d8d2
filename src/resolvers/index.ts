/** Every resolver, in one list. */
import { AccountResolver } from "./account.ts";
import { AgentScanResolver } from "./agent-scan.ts";
import { AnswerResolver } from "./answer.ts";
import { CategoryResolver } from "./category.ts";
import { ConsoleResolver } from "./console.ts";
import { EvidenceResolver } from "./evidence.ts";
import { FindingResolver } from "./finding.ts";
import { MailResolver } from "./mail.ts";
import { MonitorResolver } from "./monitor.ts";
import { MonitorSettingsResolver } from "./monitor-settings.ts";
import { KeyResolver, NetworkResolver } from "./network.ts";
import { PaymentResolver } from "./payment.ts";
import { QuestionResolver } from "./question.ts";
import { ScanResolver, StartedScanResolver } from "./scan.ts";
import { SignUpResolver } from "./sign-up.ts";

export const RESOLVERS = [
  ScanResolver,
  StartedScanResolver,
  QuestionResolver,
  AnswerResolver,
  FindingResolver,
  EvidenceResolver,
  AccountResolver,
  SignUpResolver,
  ConsoleResolver,
  MonitorResolver,
  MonitorSettingsResolver,
  NetworkResolver,
  KeyResolver,
  MailResolver,
  CategoryResolver,
  AgentScanResolver,
  PaymentResolver,
] as const;
