/** Every migration in order; one change of the tables each, since MySQL cannot roll such a change back. */
import { CreateSite1790000000000 } from "./0001-site.ts";
import { CreateScan1790000001000 } from "./0002-scan.ts";
import { CreateQuestion1790000002000 } from "./0003-question.ts";
import { CreateAnswer1790000003000 } from "./0004-answer.ts";
import { CreateCompetitor1790000004000 } from "./0005-competitor.ts";
import { CreateMention1790000005000 } from "./0006-mention.ts";
import { CreateCitation1790000006000 } from "./0007-citation.ts";
import { CreateFinding1790000007000 } from "./0008-finding.ts";
import { CreateFix1790000008000 } from "./0009-fix.ts";
import { CreateRequestKey1790000009000 } from "./0010-request-key.ts";
import { ScanOwner1790000010000 } from "./0011-scan-owner.ts";
import { ScanBeats1790000011000 } from "./0012-scan-beats.ts";
import { ScanHistoryIndex1790000012000 } from "./0013-scan-history-index.ts";
import { RequestKeyExpiryIndex1790000013000 } from "./0014-request-key-expiry-index.ts";
import { MentionCompetitorIndex1790000014000 } from "./0015-mention-competitor-index.ts";
import { CreateWriteProof1790000015000 } from "./0016-write-proof.ts";
import { RequestKeyOwner1790000016000 } from "./0017-request-key-owner.ts";
import { RequestKeyOwnerIndex1790000017000 } from "./0018-request-key-owner-index.ts";
import { RequestKeyUncached1790000018000 } from "./0019-request-key-uncached.ts";
import { CompetitorEvidence1790000019000 } from "./0020-competitor-evidence.ts";
import { AnswerSecondReading1790000020000 } from "./0021-answer-second-reading.ts";
import { CreateOutboxMail1790000021000 } from "./0022-outbox-mail.ts";
import { CreateMailRefusal1790000022000 } from "./0023-mail-refusal.ts";
import { CreateLimitUse1790000023000 } from "./0024-limit-use.ts";
import { CreateScanAllowance1790000024000 } from "./0025-scan-allowance.ts";
import { CreateRecurringTurn1790000025000 } from "./0026-recurring-turn.ts";
import { CreateWaitingScan1790000026000 } from "./0027-waiting-scan.ts";
import { ScanWritingUsd1790000032000 } from "./0033-scan-writing-usd.ts";
import { RequestKeyScanIndex1790000033000 } from "./0034-request-key-scan-index.ts";
import { ScanGate1790000039000 } from "./0040-scan-gate.ts";
import { ScanSurfaces1790000040000 } from "./0041-scan-surfaces.ts";
import { FixChoices1790000041000 } from "./0042-fix-choices.ts";
import { CreateAuditList1790000042000 } from "./0043-audit-list.ts";
import { CreateSiteAudit1790000043000 } from "./0044-site-audit.ts";
import { MoveFindings1790000044000 } from "./0045-move-findings.ts";
import { DropFinding1790000045000 } from "./0046-drop-finding.ts";
import { DropFix1790000046000 } from "./0047-drop-fix.ts";
import { DropScanSurfaces1790000047000 } from "./0048-drop-scan-surfaces.ts";
import { CreateAccount1790000050000 } from "./0050-account.ts";
import { CreateMonitor1790000051000 } from "./0051-monitor.ts";
import { CreateTokenEntry1790000052000 } from "./0052-token-entry.ts";
import { CreateNetwork1790000053000 } from "./0053-network.ts";
import { CreateNetworkSite1790000054000 } from "./0054-network-site.ts";
import { CreateScopedKey1790000055000 } from "./0055-scoped-key.ts";
import { ScanMonitor1790000056000 } from "./0056-scan-monitor.ts";
import { ScanPlan1790000057000 } from "./0057-scan-plan.ts";
import { ScanMonitorIndex1790000058000 } from "./0058-scan-monitor-index.ts";
import { QuestionAuthor1790000059000 } from "./0059-question-author.ts";
import { ScanSiteEvidence1790000060000 } from "./0060-scan-site-evidence.ts";
import { ScanFootprint1790000061000 } from "./0061-scan-footprint.ts";
import { CitationDomainIndex1790000062000 } from "./0062-citation-domain-index.ts";
import { CreateTrafficCount1790000063000 } from "./0063-traffic-count.ts";
import { CreateTrafficImport1790000064000 } from "./0064-traffic-import.ts";
import { MonitorBeacon1790000065000 } from "./0065-monitor-beacon.ts";
import { MonitorBeaconIndex1790000066000 } from "./0066-monitor-beacon-index.ts";
import { MonitorBriefed1790000067000 } from "./0067-monitor-briefed.ts";
import { MonitorBriefedIndex1790000068000 } from "./0068-monitor-briefed-index.ts";
import { MonitorAreas1790000069000 } from "./0069-monitor-areas.ts";
import { QuestionRegional1790000070000 } from "./0070-question-regional.ts";
import { WebhookState1790000083071 } from "./0071-webhook-state.ts";
import { WebhookFault1790000083072 } from "./0072-webhook-fault.ts";
import { CreatePayment1790000075000 } from "./0075-payment.ts";
import { CreateCategoryMeasure1790000076000 } from "./0076-category-measure.ts";
import { QuestionReason1790000080000 } from "./0080-question-reason.ts";
import { QuestionArea1790000081000 } from "./0081-question-area.ts";
import { CreateMonitorEdit1790000082000 } from "./0082-monitor-edit.ts";
import { CreateWebhookEvent1790000083000 } from "./0083-webhook-event.ts";
import { MonitorFormerSites1790000084000 } from "./0084-monitor-former-sites.ts";
import { MonitorFailure1790000085000 } from "./0085-monitor-failure.ts";

/** Every change of the tables, oldest first. */
export const MIGRATIONS = [
  CreateSite1790000000000,
  CreateScan1790000001000,
  CreateQuestion1790000002000,
  CreateAnswer1790000003000,
  CreateCompetitor1790000004000,
  CreateMention1790000005000,
  CreateCitation1790000006000,
  CreateFinding1790000007000,
  CreateFix1790000008000,
  CreateRequestKey1790000009000,
  ScanOwner1790000010000,
  ScanBeats1790000011000,
  ScanHistoryIndex1790000012000,
  RequestKeyExpiryIndex1790000013000,
  MentionCompetitorIndex1790000014000,
  CreateWriteProof1790000015000,
  RequestKeyOwner1790000016000,
  RequestKeyOwnerIndex1790000017000,
  RequestKeyUncached1790000018000,
  CompetitorEvidence1790000019000,
  AnswerSecondReading1790000020000,
  CreateOutboxMail1790000021000,
  CreateMailRefusal1790000022000,
  CreateLimitUse1790000023000,
  CreateScanAllowance1790000024000,
  CreateRecurringTurn1790000025000,
  CreateWaitingScan1790000026000,
  ScanWritingUsd1790000032000,
  RequestKeyScanIndex1790000033000,
  ScanGate1790000039000,
  ScanSurfaces1790000040000,
  FixChoices1790000041000,
  CreateAuditList1790000042000,
  CreateSiteAudit1790000043000,
  MoveFindings1790000044000,
  DropFinding1790000045000,
  DropFix1790000046000,
  DropScanSurfaces1790000047000,
  CreateAccount1790000050000,
  CreateMonitor1790000051000,
  CreateTokenEntry1790000052000,
  CreateNetwork1790000053000,
  CreateNetworkSite1790000054000,
  CreateScopedKey1790000055000,
  ScanMonitor1790000056000,
  ScanPlan1790000057000,
  ScanMonitorIndex1790000058000,
  CreatePayment1790000075000,
  CreateCategoryMeasure1790000076000,
  QuestionAuthor1790000059000,
  ScanSiteEvidence1790000060000,
  ScanFootprint1790000061000,
  CitationDomainIndex1790000062000,
  QuestionReason1790000080000,
  QuestionArea1790000081000,
  CreateMonitorEdit1790000082000,
  CreateWebhookEvent1790000083000,
  CreateTrafficCount1790000063000,
  CreateTrafficImport1790000064000,
  MonitorBeacon1790000065000,
  MonitorBeaconIndex1790000066000,
  MonitorBriefed1790000067000,
  MonitorBriefedIndex1790000068000,
  MonitorAreas1790000069000,
  QuestionRegional1790000070000,
  WebhookState1790000083071,
  WebhookFault1790000083072,
  MonitorFormerSites1790000084000,
  MonitorFailure1790000085000,
];
