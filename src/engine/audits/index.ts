/** THE list: every audit of a site with its weight inside its signal. A change of a weight raises SCORE_VERSION. */

import { answerFirst } from "./citability/answer-first.ts";
import { chunks } from "./citability/chunks.ts";
import { concreteFacts } from "./citability/concrete-facts.ts";
import { extractable } from "./citability/extractable.ts";
import { freshDates } from "./citability/fresh-dates.ts";
import { headings } from "./citability/headings.ts";
import { keywordStuffing } from "./citability/keyword-stuffing.ts";
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
import { contactAgreement } from "./eeat/contact-agreement.ts";
import { corrections } from "./eeat/corrections.ts";
import { credentials } from "./eeat/credentials.ts";
import { experience } from "./eeat/experience.ts";
import { owner } from "./eeat/owner.ts";
import { policies } from "./eeat/policies.ts";
import { profilesDeclared } from "./eeat/profiles-declared.ts";
import { reputation } from "./eeat/reputation.ts";
import { caching } from "./platform/caching.ts";
import { edgeAccess } from "./platform/edge-access.ts";
import { feed } from "./platform/feed.ts";
import { injectionSafety } from "./platform/injection-safety.ts";
import { latency } from "./platform/latency.ts";
import { linksRaw } from "./platform/links-raw.ts";
import { llmsTxt } from "./platform/llms-txt.ts";
import { markdown } from "./platform/markdown.ts";
import { noWall } from "./platform/no-wall.ts";
import { paywall } from "./platform/paywall.ts";
import { rendering } from "./platform/rendering.ts";
import { stability } from "./platform/stability.ts";
import { stack } from "./platform/stack.ts";
import { weight } from "./platform/weight.ts";
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
import { aiSearchAllowed } from "./technical/ai-search-allowed.ts";
import { canonical } from "./technical/canonical.ts";
import { formsNames } from "./technical/forms-names.ts";
import { head } from "./technical/head.ts";
import { hreflang } from "./technical/hreflang.ts";
import { https } from "./technical/https.ts";
import { indexable } from "./technical/indexable.ts";
import { links } from "./technical/links.ts";
import { robotsFile } from "./technical/robots-file.ts";
import { sitemap } from "./technical/sitemap.ts";
import { sitemapQuality } from "./technical/sitemap-quality.ts";
import { statusHygiene } from "./technical/status-hygiene.ts";
import { trainingChoice } from "./technical/training-choice.ts";
import { userAgentsAllowed } from "./technical/user-agents-allowed.ts";
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
  // −8.3 % in the table that gives quotations +40.9 % (GEO, KDD 2024), and weighed above them since it does harm.
  { audit: keywordStuffing, weight: 3 },
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
  // Raters' guidelines 2.5.3 ask for contacts that work; no vendor documents a use.
  { audit: contactAgreement, weight: 2 },
  { audit: profilesDeclared, weight: 3 },
  { audit: corrections, weight: 1 },
  // Technical
  { audit: robotsFile, weight: 5 },
  { audit: aiSearchAllowed, weight: 10 },
  { audit: userAgentsAllowed, weight: 4 },
  { audit: trainingChoice, weight: 1 },
  { audit: indexable, weight: 8 },
  { audit: sitemap, weight: 4 },
  { audit: sitemapQuality, weight: 3 },
  { audit: statusHygiene, weight: 5 },
  { audit: canonical, weight: 4 },
  { audit: https, weight: 4 },
  { audit: links, weight: 5 },
  { audit: head, weight: 4 },
  { audit: hreflang, weight: 1 },
  { audit: formsNames, weight: 4 },
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
  { audit: rendering, weight: 10 },
  { audit: linksRaw, weight: 4 },
  { audit: edgeAccess, weight: 8 },
  { audit: noWall, weight: 5 },
  // Documented by Google for paywalled content; weighed under a wall that hides all.
  { audit: paywall, weight: 3 },
  { audit: latency, weight: 4 },
  { audit: weight, weight: 3 },
  { audit: caching, weight: 2 },
  { audit: markdown, weight: 3 },
  { audit: llmsTxt, weight: 1 },
  { audit: stability, weight: 1 },
  { audit: feed, weight: 1 },
  { audit: injectionSafety, weight: 3 },
  { audit: stack, weight: 0 },
];
