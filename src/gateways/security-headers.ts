import type { RequestHandler } from "express";
import helmet from "helmet";

/**
 * What every reply says to a browser: load nothing, stand in no frame, send no referrer. A page loosens the first for
 * its own styles. Other hosts of the domain are left alone, for they may be somebody else's. What only browsers of the
 * past heeded is not said: each header costs every reply.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: { includeSubDomains: false },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
