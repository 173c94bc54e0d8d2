/** Every resolver, in one list. */
import { AnswerResolver } from "./answer.ts";
import { CategoryResolver } from "./category.ts";
import { EvidenceResolver } from "./evidence.ts";
import { FindingResolver } from "./finding.ts";
import { MailResolver } from "./mail.ts";
import { QuestionResolver } from "./question.ts";
import { ScanResolver, StartedScanResolver } from "./scan.ts";

export const RESOLVERS = [
  ScanResolver,
  StartedScanResolver,
  QuestionResolver,
  AnswerResolver,
  FindingResolver,
  EvidenceResolver,
  MailResolver,
  CategoryResolver,
] as const;
