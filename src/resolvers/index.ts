/** Every resolver, in one list. */
import { AccountResolver } from "./account.ts";
import { AgentScanResolver } from "./agent-scan.ts";
import { AnswerResolver } from "./answer.ts";
import { CategoryResolver } from "./category.ts";
import { ConsoleResolver } from "./console.ts";
import { AnswerEvidenceResolver } from "./evidence/answers.ts";
import { EvidenceResolver } from "./evidence/evidence.ts";
import { QuestionEvidenceResolver } from "./evidence/questions.ts";
import { SiteEvidenceResolver } from "./evidence/site.ts";
import { SourceEvidenceResolver } from "./evidence/sources.ts";
import { StandingResolver } from "./evidence/standing.ts";
import { TrafficEvidenceResolver } from "./evidence/traffic.ts";
import { FindingResolver } from "./finding.ts";
import { MailResolver } from "./mail.ts";
import { MonitorResolver } from "./monitor.ts";
import { MonitorSettingsResolver } from "./monitor-settings.ts";
import { KeyResolver, NetworkResolver } from "./network.ts";
import { PaymentResolver } from "./payment.ts";
import { QuestionResolver } from "./question.ts";
import { RetentionResolver } from "./retention.ts";
import { ScanResolver, StartedScanResolver } from "./scan.ts";
import { SignUpResolver } from "./sign-up.ts";
import { TrafficResolver } from "./traffic.ts";

export const RESOLVERS = [
  ScanResolver,
  StartedScanResolver,
  QuestionResolver,
  AnswerResolver,
  FindingResolver,
  EvidenceResolver,
  AnswerEvidenceResolver,
  QuestionEvidenceResolver,
  SiteEvidenceResolver,
  SourceEvidenceResolver,
  StandingResolver,
  TrafficEvidenceResolver,
  AccountResolver,
  SignUpResolver,
  ConsoleResolver,
  MonitorResolver,
  MonitorSettingsResolver,
  TrafficResolver,
  NetworkResolver,
  KeyResolver,
  MailResolver,
  RetentionResolver,
  CategoryResolver,
  AgentScanResolver,
  PaymentResolver,
] as const;
