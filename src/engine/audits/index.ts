/** THE list: every audit of a site with its weight inside its signal. A change of a weight raises SCORE_VERSION. */

import { answerFirst } from "./citability/answer-first.ts";
import { chunks } from "./citability/chunks.ts";
import { concreteFacts } from "./citability/concrete-facts.ts";
import { extractable } from "./citability/extractable.ts";
import { freshDates } from "./citability/fresh-dates.ts";
import { headings } from "./citability/headings.ts";
import { listsTables } from "./citability/lists-tables.ts";
import { quotations } from "./citability/quotations.ts";
import { sources } from "./citability/sources.ts";
import { statistics } from "./citability/statistics.ts";
import { substance } from "./citability/substance.ts";
import { unique } from "./citability/unique.ts";
import { authorProfile } from "./eeat/author-profile.ts";
import { byline } from "./eeat/byline.ts";
import { consistency } from "./eeat/consistency.ts";
import { contact } from "./eeat/contact.ts";
import { corrections } from "./eeat/corrections.ts";
import { credentials } from "./eeat/credentials.ts";
import { experience } from "./eeat/experience.ts";
import { owner } from "./eeat/owner.ts";
import { policies } from "./eeat/policies.ts";
import { profilesDeclared } from "./eeat/profiles-declared.ts";
import { reputation } from "./eeat/reputation.ts";
import { breadcrumb } from "./schema/breadcrumb.ts";
import { datesIds } from "./schema/dates-ids.ts";
import { graph } from "./schema/graph.ts";
import { identity } from "./schema/identity.ts";
import { noViolation } from "./schema/no-violation.ts";
import { pageType } from "./schema/page-type.ts";
import { parity } from "./schema/parity.ts";
import { present } from "./schema/present.ts";
import { required } from "./schema/required.ts";
import { siteName } from "./schema/site-name.ts";
import { syntax } from "./schema/syntax.ts";
import { vocabularyTerms } from "./schema/vocabulary-terms.ts";
import type { Audit } from "./types.ts";

/** In the order findings are reported. Weight 0 informs and never scores. */
export const AUDITS: readonly { audit: Audit; weight: number }[] = [
  // Citability
  { audit: substance, weight: 6 },
  { audit: answerFirst, weight: 4 },
  { audit: chunks, weight: 4 },
  { audit: headings, weight: 4 },
  { audit: concreteFacts, weight: 6 },
  { audit: statistics, weight: 4 },
  { audit: sources, weight: 3 },
  { audit: quotations, weight: 2 },
  { audit: freshDates, weight: 5 },
  { audit: listsTables, weight: 2 },
  { audit: extractable, weight: 4 },
  { audit: unique, weight: 2 },
  // E-E-A-T
  { audit: owner, weight: 6 },
  { audit: contact, weight: 6 },
  { audit: byline, weight: 5 },
  { audit: authorProfile, weight: 3 },
  { audit: credentials, weight: 3 },
  { audit: policies, weight: 3 },
  { audit: reputation, weight: 3 },
  { audit: experience, weight: 2 },
  { audit: consistency, weight: 4 },
  { audit: profilesDeclared, weight: 3 },
  { audit: corrections, weight: 1 },
  // Technical
  // Schema
  { audit: present, weight: 5 },
  { audit: syntax, weight: 4 },
  { audit: vocabularyTerms, weight: 3 },
  { audit: identity, weight: 6 },
  { audit: siteName, weight: 2 },
  { audit: pageType, weight: 5 },
  { audit: required, weight: 4 },
  { audit: parity, weight: 6 },
  { audit: datesIds, weight: 2 },
  { audit: graph, weight: 2 },
  { audit: breadcrumb, weight: 1 },
  { audit: noViolation, weight: 3 },
  // Platform
];
