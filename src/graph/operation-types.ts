/** What each persisted operation takes and gives, and what each fragment selects. Made by `npm run schema`; not to be edited. */

export interface Operations {
  AddNetworkSite: {
    variables: {
      networkId?: string | null;
      token?: string | null;
      monitorId?: string | null;
    };
    data: {
      addNetworkSite: {
        id: string;
        sites: ({
          site: string;
        })[];
      };
    };
  };
  CreateAccount: {
    variables: {
      email: string;
      plan?: unknown | null;
      tokens?: number | null;
    };
    data: {
      createAccount: {
        id: string;
        email: string;
        plan: "FREE" | "PRO";
        tokens: number;
      };
    };
  };
  CreateKey: {
    variables: {
      networkId?: string | null;
      name: string;
      sites?: (string)[] | null;
      allSites?: boolean | null;
    };
    data: {
      createKey: {
        key: string;
        scoped: {
          id: string;
          name: string;
          sites: (string)[] | null;
        };
      };
    };
  };
  CreateMonitor: {
    variables: {
      url: string;
      email: string;
      schedule?: unknown | null;
      questions?: number | null;
    };
    data: {
      createMonitor: {
        id: string;
        site: string;
        token: string;
        link: string;
      };
    };
  };
  CreateNetwork: {
    variables: {
      name: string;
      email: string;
    };
    data: {
      createNetwork: {
        id: string;
        link: string;
      };
    };
  };
  GetAnswers: {
    variables: {
      offset?: number | null;
      question?: string | null;
      engine?: string | null;
      limit?: number | null;
      chars?: number | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        questions: ({
          question: string;
          answers: ({
            engine: string;
            model: string;
            date: string;
            source: "live" | "memory";
            placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
            samples: {
              named: number;
              total: number;
            };
            text: string;
            competitors: (string)[];
            citations: ({
              url: string;
              title: string | null;
              domain: string;
            })[];
            searches: (string)[];
          })[];
        })[];
        nextOffset: number | null;
      };
    };
  };
  GetConsole: {
    variables: {
      measure?: string | null;
      domain?: string | null;
    };
    data: {
      console: {
        generatedAt: string;
        readFirst: (string)[];
        site: {
          domain: string;
          brand: string | null;
          category: string | null;
          place: string | null;
          language: string | null;
          status: "ok" | "partial" | "unavailable";
          measure: string | null;
          measuredAt: string | null;
          mode: "live" | "sandbox" | null;
          scoreVersion: string | null;
        };
        scores: {
          visibility: number | null;
          visibilityInterval: [number, number] | null;
          band: string | null;
          verdict: "absent" | "present" | "weak" | null;
          movement: {
            moved: string | null;
            change: number | null;
            interval: [number, number] | null;
            cells: number;
            reason: string | null;
          } | null;
          namedShare: {
            named: number;
            countable: number;
            percent: number;
            interval: [number, number];
            lowSample: boolean;
          } | null;
          readiness: number | null;
          gate: {
            id: string;
            text: string;
          } | null;
          signals: ({
            signal: "citability" | "eeat" | "platform" | "schema" | "technical";
            score: number | null;
            share: number;
            reason: string | null;
          })[];
          footprint: number | null;
          agentReadiness: {
            level: number;
            name: string;
            crawlable: boolean;
            reached: (string)[];
            next: {
              level: number;
              name: string;
              needs: ({
                id: string;
                text: string;
              })[];
            } | null;
            limitedBy: {
              condition: string;
              reason: string;
            } | null;
          } | null;
          coverage: {
            asked: number;
            answered: number;
            unavailable: number;
          };
        };
        history: ({
          measure: string;
          measuredAt: string;
          kind: "AGENT" | "FREE" | "PRO";
          visibility: number | null;
          visibilityInterval: [number, number] | null;
          verdict: "absent" | "present" | "weak" | null;
          named: number | null;
          countable: number | null;
          readiness: number | null;
          gate: {
            id: string;
            text: string;
          } | null;
          footprint: number | null;
          scoreVersion: string;
        })[];
        questions: ({
          question: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          author: string | null;
          area: string | null;
          named: number;
          answered: number;
          competitors: (string)[];
          engines: ({
            engine: string;
            status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
            placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
          })[];
        })[];
        answers: ({
          question: string;
          engine: string;
          model: string;
          at: string;
          status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
          reason: string | null;
          placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
          stance: "negative" | "neutral" | "positive" | null;
          search: "not_offered" | "not_used" | "unknown" | "used";
          searches: (string)[];
          competitors: (string)[];
          citations: (string)[];
          text: string;
        })[];
        competitors: ({
          name: string;
          type: "company" | "media" | "platform" | "product" | "shop";
          domain: string | null;
          answers: number;
          engines: (string)[];
          evidence: "single" | "strong";
          watched: boolean;
          quote: string;
        })[];
        citations: ({
          url: string;
          title: string | null;
          domain: string;
          type: "community" | "competitor" | "directory" | "media" | "other" | "own" | "reference" | "review";
          answers: number;
          engines: (string)[];
        })[];
        findings: ({
          id: string;
          signal: "citability" | "eeat" | "platform" | "schema" | "technical";
          status: "fail" | "not_applicable" | "not_measured" | "partial" | "pass";
          title: string;
          reason: string | null;
          evidence: ({
            url: string;
            observed: string;
            expected: string;
          })[];
        })[];
        fixes: ({
          rank: number;
          id: string;
          title: string;
          why: string;
          how: string;
          signal: "citability" | "eeat" | "platform" | "schema" | "technical" | "visibility";
          impact: "high" | "low" | "medium";
          effort: "high" | "low" | "medium";
          points: number | null;
          evidence: string;
          paste: string | null;
          choices: ({
            label: string;
            paste: string;
          })[];
        })[];
        mentions: ({
          question: string;
          engine: string;
          placement: "absent" | "citation" | "list" | "prose" | "source_title";
          quote: string;
        })[];
        schedule: {
          schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
          nextMeasureAt: string | null;
          questions: ({
            text: string;
            intent: "category" | "comparison" | "local" | "problem";
            persona: string | null;
            branded: boolean;
            language: string;
            country: string | null;
            author: string;
            reason: string | null;
            area: string | null;
          })[];
          engines: (string)[];
          brandNames: (string)[];
          rivals: ({
            name: string;
            domain: string | null;
          })[];
        } | null;
        usage: {
          plan: "FREE" | "PRO";
          tokens: number;
          next: {
            questions: number;
            engines: (string)[];
            tokens: number;
          } | null;
          rescans: {
            allowed: boolean;
            remaining: number;
            queued: string | null;
            cooldownUntil: string | null;
            nextAt: string | null;
            reason: string | null;
          };
        } | null;
      };
    };
  };
  GetContext: {
    variables: {
      budget?: number | null;
      measure?: string | null;
      domain?: string | null;
    };
    data: {
      console: {
        markdown: string;
      };
    };
  };
  GetFixPlan: {
    variables: Record<string, never>;
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        fixes: ({
          rank: number;
          title: string;
          why: string;
          how: string;
          impact: "high" | "low" | "medium";
          effort: "high" | "low" | "medium";
          evidence: string;
          paste: string | null;
          choices: ({
            label: string;
            paste: string;
          })[];
        })[];
      };
    };
  };
  GetMeasure: {
    variables: {
      id: string;
    };
    data: {
      scan: {
        id: string;
        status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        stage: "asking" | "finished" | "questions" | "reading" | "waiting";
        visibility: number | null;
        readiness: number | null;
        gate: {
          id: string;
          text: string;
        } | null;
        error: {
          code: "BAD_INPUT" | "BODY_NOT_JSON" | "BODY_TOO_LARGE" | "CAPACITY_DAY" | "EXISTS" | "FORBIDDEN" | "HEADERS_TOO_LARGE" | "HOST_NOT_FOUND" | "INTERNAL" | "LIMIT_BROWSER_DAY" | "LIMIT_IP_HOUR" | "LIMIT_RATE" | "MALFORMED" | "MEDIA_TYPE" | "METHOD_NOT_ALLOWED" | "NOT_FOUND" | "NO_ENGINE" | "OVERLOADED" | "REQUEST_KEY_REUSED" | "REQUEST_TIMEOUT" | "RESCAN_REFUSED" | "SCAN_FAILED" | "SITE_UNREADABLE" | "TOKENS_SHORT" | "TOKEN_UNKNOWN" | "UNAVAILABLE" | "URL_INVALID" | "URL_MISSING" | "URL_NOT_PUBLIC";
          message: string;
        } | null;
      };
    };
  };
  GetMonitor: {
    variables: {
      id?: string | null;
    };
    data: {
      monitor: {
        id: string;
        site: string;
        url: string;
        schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
        nextMeasureAt: string | null;
        questions: ({
          text: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          language: string;
          country: string | null;
          author: string;
          reason: string | null;
          area: string | null;
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        webhook: string | null;
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
        link: string;
        account: {
          email: string;
          plan: "FREE" | "PRO";
          tokens: number;
          entries: ({
            reason: "GRANTED" | "REFUNDED" | "SPENT";
            tokens: number;
            balance: number;
            at: string;
          })[];
        };
        rescans: {
          allowed: boolean;
          remaining: number;
          queued: string | null;
          cooldownUntil: string | null;
          nextAt: string | null;
          reason: string | null;
        };
        edits: ({
          what: "BRAND_NAMES" | "COMPETITORS" | "ENGINES" | "QUESTIONS" | "SCHEDULE";
          added: (string)[];
          removed: (string)[];
          at: string;
        })[];
      };
    };
  };
  GetNetwork: {
    variables: {
      id?: string | null;
    };
    data: {
      network: {
        id: string;
        name: string;
        link: string;
        summary: {
          sites: number;
          measured: number;
          visibility: number | null;
          readiness: number | null;
          movers: ({
            site: string;
            visibility: number | null;
            previous: number | null;
            change: number | null;
          })[];
        };
        sites: ({
          site: string;
          brand: string | null;
          visibility: number | null;
          previous: number | null;
          change: number | null;
          readiness: number | null;
          gate: {
            id: string;
            text: string;
          } | null;
          verdict: "absent" | "present" | "weak" | null;
          measuredAt: string | null;
          nextMeasureAt: string | null;
        })[];
        keys: ({
          id: string;
          name: string;
          sites: (string)[] | null;
          uses: number;
          lastUsedAt: string | null;
          createdAt: string;
          revokedAt: string | null;
        })[];
      };
    };
  };
  GetProgress: {
    variables: {
      id: string;
    };
    data: {
      scan: {
        id: string;
        url: string;
        status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        stage: "asking" | "finished" | "questions" | "reading" | "waiting";
        brand: string;
        report: string;
        plannedAnswers: number;
        plannedEngines: (string)[];
        error: {
          code: "BAD_INPUT" | "BODY_NOT_JSON" | "BODY_TOO_LARGE" | "CAPACITY_DAY" | "EXISTS" | "FORBIDDEN" | "HEADERS_TOO_LARGE" | "HOST_NOT_FOUND" | "INTERNAL" | "LIMIT_BROWSER_DAY" | "LIMIT_IP_HOUR" | "LIMIT_RATE" | "MALFORMED" | "MEDIA_TYPE" | "METHOD_NOT_ALLOWED" | "NOT_FOUND" | "NO_ENGINE" | "OVERLOADED" | "REQUEST_KEY_REUSED" | "REQUEST_TIMEOUT" | "RESCAN_REFUSED" | "SCAN_FAILED" | "SITE_UNREADABLE" | "TOKENS_SHORT" | "TOKEN_UNKNOWN" | "UNAVAILABLE" | "URL_INVALID" | "URL_MISSING" | "URL_NOT_PUBLIC";
          message: string;
        } | null;
        questions: ({
          text: string;
        })[];
        engines: ({
          label: string;
          answered: number;
          failed: number;
        })[];
      };
    };
  };
  GetReport: {
    variables: {
      slug: string;
    };
    data: {
      report: {
        visibility: number | null;
        readiness: number | null;
        footprintScore: number | null;
        verdict: "absent" | "present" | "weak" | null;
        queries: ({
          question: string;
          persona: string | null;
          engines: ({
            engine: string;
            status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
            placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
            quote: string | null;
            reason: string | null;
          })[];
          branded: boolean;
        })[];
        competitors: ({
          name: string;
          domain: string | null;
          answers: number;
          engines: (string)[];
          quote: string;
          evidence: "single" | "strong";
        })[];
        agentReadiness: {
          level: number;
          name: string;
          crawlable: boolean;
          reached: (string)[];
          next: {
            level: number;
            name: string;
            needs: ({
              id: string;
              text: string;
            })[];
          } | null;
          limitedBy: {
            condition: string;
            reason: string;
          } | null;
        } | null;
        fixes: ({
          rank: number;
          id: string;
          title: string;
          why: string;
          how: string;
          signal: "citability" | "eeat" | "platform" | "schema" | "technical" | "visibility";
          impact: "high" | "low" | "medium";
          effort: "high" | "low" | "medium";
          points: number | null;
          evidence: string;
          paste: string | null;
          choices: ({
            label: string;
            paste: string;
          })[];
        })[];
        report: string;
        id: string;
        url: string;
        domain: string;
        brand: string;
        measuredAt: string | null;
        cached: boolean;
        band: string | null;
        visibilityInterval: [number, number] | null;
        namedShare: {
          named: number;
          countable: number;
          percent: number;
          interval: [number, number];
          lowSample: boolean;
        } | null;
        signals: ({
          signal: "citability" | "eeat" | "platform" | "schema" | "technical";
          score: number | null;
          share: number;
          reason: string | null;
        })[];
        engines: ({
          engine: string;
          model: string;
          mode: "live" | "sandbox";
          search: "not_offered" | "not_used" | "unknown" | "used";
          answered: number;
          failed: number;
          label: string;
          reasons: (string)[];
        })[];
        gate: {
          id: string;
          text: string;
        } | null;
        competitorsBy: "model" | "rules";
        competitorsReason: string | null;
        scoreVersion: string;
        status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        slug: string;
        mode: "live" | "sandbox";
        language: string;
        category: string | null;
        place: string | null;
        pagesRead: number | null;
        surfaces: ({
          kind: string;
          url: string;
          status: "absent" | "invalid" | "not_measured" | "valid";
          detail: string;
        })[] | null;
        findings: ({
          id: string;
          signal: "citability" | "eeat" | "platform" | "schema" | "technical";
          status: "fail" | "not_applicable" | "not_measured" | "partial" | "pass";
          title: string;
          reason: string | null;
          observed: string | null;
        })[];
      };
    };
  };
  GetRivals: {
    variables: Record<string, never>;
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        latest: ({
          name: string;
          domain: string | null;
          engines: (string)[];
          questions: (string)[];
          evidence: "single" | "strong";
          quote: string;
        })[];
        recurring: ({
          name: string;
          measurements: number;
          of: number;
        })[];
      };
    };
  };
  GetScan: {
    variables: {
      id: string;
    };
    data: {
      scan: {
        id: string;
        status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        result: {
          visibility: number | null;
          readiness: number | null;
          footprintScore: number | null;
          verdict: "absent" | "present" | "weak" | null;
          queries: ({
            question: string;
            persona: string | null;
            engines: ({
              engine: string;
              status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
              placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
            })[];
          })[];
          competitors: ({
            name: string;
            domain: string | null;
            answers: number;
            engines: (string)[];
            quote: string;
            evidence: "single" | "strong";
          })[];
          agentReadiness: {
            level: number;
            name: string;
            crawlable: boolean;
            reached: (string)[];
            next: {
              level: number;
              name: string;
              needs: ({
                id: string;
                text: string;
              })[];
            } | null;
            limitedBy: {
              condition: string;
              reason: string;
            } | null;
          } | null;
          fixes: ({
            rank: number;
            id: string;
            title: string;
            why: string;
            how: string;
            signal: "citability" | "eeat" | "platform" | "schema" | "technical" | "visibility";
            impact: "high" | "low" | "medium";
            effort: "high" | "low" | "medium";
            points: number | null;
            evidence: string;
            paste: string | null;
            choices: ({
              label: string;
              paste: string;
            })[];
          })[];
          report: string;
          id: string;
          url: string;
          domain: string;
          brand: string;
          measuredAt: string | null;
          cached: boolean;
          band: string | null;
          visibilityInterval: [number, number] | null;
          namedShare: {
            named: number;
            countable: number;
            percent: number;
            interval: [number, number];
            lowSample: boolean;
          } | null;
          signals: ({
            signal: "citability" | "eeat" | "platform" | "schema" | "technical";
            score: number | null;
            share: number;
            reason: string | null;
          })[];
          engines: ({
            engine: string;
            model: string;
            mode: "live" | "sandbox";
            search: "not_offered" | "not_used" | "unknown" | "used";
            answered: number;
            failed: number;
          })[];
          gate: {
            id: string;
            text: string;
          } | null;
          competitorsBy: "model" | "rules";
          competitorsReason: string | null;
          scoreVersion: string;
        } | null;
      };
    };
  };
  GetVisibility: {
    variables: Record<string, never>;
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        visibility: {
          score: number | null;
          band: string | null;
          interval: [number, number] | null;
          previous: number | null;
        };
        readiness: {
          score: number | null;
          gate: {
            id: string;
            text: string;
          } | null;
          previous: number | null;
          signals: ({
            signal: "citability" | "eeat" | "platform" | "schema" | "technical";
            score: number | null;
            share: number;
            reason: string | null;
          })[];
        };
        footprint: number | null;
        namedShare: {
          named: number;
          countable: number;
          percent: number;
          interval: [number, number];
          lowSample: boolean;
        } | null;
        verdict: "absent" | "present" | "weak" | null;
        lastFullScan: string | null;
      };
    };
  };
  GrantAccount: {
    variables: {
      email: string;
      plan?: unknown | null;
      tokens?: number | null;
    };
    data: {
      grantAccount: {
        id: string;
        email: string;
        plan: "FREE" | "PRO";
        tokens: number;
      };
    };
  };
  MeasureMonitor: {
    variables: {
      id: string;
    };
    data: {
      measureMonitor: {
        id: string;
        status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
      };
    };
  };
  Prune: {
    variables: Record<string, never>;
    data: {
      prune: {
        answers: number;
        before: string;
      };
    };
  };
  RemoveNetworkSite: {
    variables: {
      networkId?: string | null;
      domain?: string | null;
      monitorId?: string | null;
    };
    data: {
      removeNetworkSite: {
        id: string;
        sites: ({
          site: string;
        })[];
      };
    };
  };
  RequestRescan: {
    variables: {
      domain?: string | null;
    };
    data: {
      requestRescan: {
        queued: boolean;
        remaining: number;
        cooldownUntil: string | null;
        runId: string | null;
        reason: string | null;
        example: boolean;
      };
    };
  };
  RevokeKey: {
    variables: {
      id: string;
    };
    data: {
      revokeKey: {
        id: string;
        revokedAt: string | null;
      };
    };
  };
  RotateToken: {
    variables: {
      id?: string | null;
    };
    data: {
      rotateToken: {
        id: string;
        token: string;
        link: string;
      };
    };
  };
  ScanSite: {
    variables: {
      url: string;
      fresh?: boolean | null;
      requestKey?: string | null;
    };
    data: {
      startScan: {
        finished: {
          visibility: number | null;
          readiness: number | null;
          footprintScore: number | null;
          verdict: "absent" | "present" | "weak" | null;
          queries: ({
            question: string;
            persona: string | null;
            engines: ({
              engine: string;
              status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
              placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
            })[];
          })[];
          competitors: ({
            name: string;
            domain: string | null;
            answers: number;
            engines: (string)[];
            quote: string;
            evidence: "single" | "strong";
          })[];
          agentReadiness: {
            level: number;
            name: string;
            crawlable: boolean;
            reached: (string)[];
            next: {
              level: number;
              name: string;
              needs: ({
                id: string;
                text: string;
              })[];
            } | null;
            limitedBy: {
              condition: string;
              reason: string;
            } | null;
          } | null;
          fixes: ({
            rank: number;
            id: string;
            title: string;
            why: string;
            how: string;
            signal: "citability" | "eeat" | "platform" | "schema" | "technical" | "visibility";
            impact: "high" | "low" | "medium";
            effort: "high" | "low" | "medium";
            points: number | null;
            evidence: string;
            paste: string | null;
            choices: ({
              label: string;
              paste: string;
            })[];
          })[];
          report: string;
          id: string;
          url: string;
          domain: string;
          brand: string;
          measuredAt: string | null;
          cached: boolean;
          band: string | null;
          visibilityInterval: [number, number] | null;
          namedShare: {
            named: number;
            countable: number;
            percent: number;
            interval: [number, number];
            lowSample: boolean;
          } | null;
          signals: ({
            signal: "citability" | "eeat" | "platform" | "schema" | "technical";
            score: number | null;
            share: number;
            reason: string | null;
          })[];
          engines: ({
            engine: string;
            model: string;
            mode: "live" | "sandbox";
            search: "not_offered" | "not_used" | "unknown" | "used";
            answered: number;
            failed: number;
          })[];
          gate: {
            id: string;
            text: string;
          } | null;
          competitorsBy: "model" | "rules";
          competitorsReason: string | null;
          scoreVersion: string;
        };
      };
    };
  };
  SetBrandNames: {
    variables: {
      id?: string | null;
      names: (string)[];
    };
    data: {
      setBrandNames: {
        id: string;
        site: string;
        url: string;
        schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
        nextMeasureAt: string | null;
        questions: ({
          text: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          language: string;
          country: string | null;
          author: string;
          reason: string | null;
          area: string | null;
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        webhook: string | null;
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
  SetEngines: {
    variables: {
      id?: string | null;
      engines: (string)[];
    };
    data: {
      setEngines: {
        id: string;
        site: string;
        url: string;
        schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
        nextMeasureAt: string | null;
        questions: ({
          text: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          language: string;
          country: string | null;
          author: string;
          reason: string | null;
          area: string | null;
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        webhook: string | null;
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
  SetQuestions: {
    variables: {
      id?: string | null;
      questions: (unknown)[];
    };
    data: {
      setQuestions: {
        id: string;
        site: string;
        url: string;
        schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
        nextMeasureAt: string | null;
        questions: ({
          text: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          language: string;
          country: string | null;
          author: string;
          reason: string | null;
          area: string | null;
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        webhook: string | null;
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
  SetRivals: {
    variables: {
      id?: string | null;
      rivals: (unknown)[];
    };
    data: {
      setRivals: {
        id: string;
        site: string;
        url: string;
        schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
        nextMeasureAt: string | null;
        questions: ({
          text: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          language: string;
          country: string | null;
          author: string;
          reason: string | null;
          area: string | null;
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        webhook: string | null;
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
  SetSchedule: {
    variables: {
      id?: string | null;
      schedule: unknown;
    };
    data: {
      setSchedule: {
        id: string;
        site: string;
        url: string;
        schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
        nextMeasureAt: string | null;
        questions: ({
          text: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          language: string;
          country: string | null;
          author: string;
          reason: string | null;
          area: string | null;
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        webhook: string | null;
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
  SetWebhook: {
    variables: {
      id?: string | null;
      url?: string | null;
    };
    data: {
      setWebhook: {
        id: string;
        site: string;
        url: string;
        schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
        nextMeasureAt: string | null;
        questions: ({
          text: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          language: string;
          country: string | null;
          author: string;
          reason: string | null;
          area: string | null;
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        webhook: string | null;
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
  StartScan: {
    variables: {
      url: string;
      fresh?: boolean | null;
      requestKey?: string | null;
    };
    data: {
      startScan: {
        scan: {
          id: string;
          status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        };
        result: {
          visibility: number | null;
          readiness: number | null;
          footprintScore: number | null;
          verdict: "absent" | "present" | "weak" | null;
          queries: ({
            question: string;
            persona: string | null;
            engines: ({
              engine: string;
              status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
              placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
            })[];
          })[];
          competitors: ({
            name: string;
            domain: string | null;
            answers: number;
            engines: (string)[];
            quote: string;
            evidence: "single" | "strong";
          })[];
          agentReadiness: {
            level: number;
            name: string;
            crawlable: boolean;
            reached: (string)[];
            next: {
              level: number;
              name: string;
              needs: ({
                id: string;
                text: string;
              })[];
            } | null;
            limitedBy: {
              condition: string;
              reason: string;
            } | null;
          } | null;
          fixes: ({
            rank: number;
            id: string;
            title: string;
            why: string;
            how: string;
            signal: "citability" | "eeat" | "platform" | "schema" | "technical" | "visibility";
            impact: "high" | "low" | "medium";
            effort: "high" | "low" | "medium";
            points: number | null;
            evidence: string;
            paste: string | null;
            choices: ({
              label: string;
              paste: string;
            })[];
          })[];
          report: string;
          id: string;
          url: string;
          domain: string;
          brand: string;
          measuredAt: string | null;
          cached: boolean;
          band: string | null;
          visibilityInterval: [number, number] | null;
          namedShare: {
            named: number;
            countable: number;
            percent: number;
            interval: [number, number];
            lowSample: boolean;
          } | null;
          signals: ({
            signal: "citability" | "eeat" | "platform" | "schema" | "technical";
            score: number | null;
            share: number;
            reason: string | null;
          })[];
          engines: ({
            engine: string;
            model: string;
            mode: "live" | "sandbox";
            search: "not_offered" | "not_used" | "unknown" | "used";
            answered: number;
            failed: number;
          })[];
          gate: {
            id: string;
            text: string;
          } | null;
          competitorsBy: "model" | "rules";
          competitorsReason: string | null;
          scoreVersion: string;
        } | null;
      };
    };
  };
  Unsubscribe: {
    variables: {
      token: string;
    };
    data: {
      unsubscribe: boolean;
    };
  };
  WriteQuestions: {
    variables: {
      id?: string | null;
      count: number;
    };
    data: {
      writeQuestions: {
        id: string;
        site: string;
        url: string;
        schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
        nextMeasureAt: string | null;
        questions: ({
          text: string;
          intent: "category" | "comparison" | "local" | "problem";
          persona: string | null;
          branded: boolean;
          language: string;
          country: string | null;
          author: string;
          reason: string | null;
          area: string | null;
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        webhook: string | null;
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
}

export interface Fragments {
  Envelope: {
    site: string;
    status: "ok" | "partial" | "unavailable";
    measuredAt: string | null;
    mode: "live" | "sandbox" | null;
    method: string;
    coverage: {
      asked: number;
      answered: number;
      unavailable: number;
    };
  };
  MonitorSettings: {
    id: string;
    site: string;
    url: string;
    schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
    nextMeasureAt: string | null;
    questions: ({
      text: string;
      intent: "category" | "comparison" | "local" | "problem";
      persona: string | null;
      branded: boolean;
      language: string;
      country: string | null;
      author: string;
      reason: string | null;
      area: string | null;
    })[];
    engines: (string)[];
    brandNames: (string)[];
    rivals: ({
      name: string;
      domain: string | null;
    })[];
    webhook: string | null;
    next: {
      questions: number;
      engines: (string)[];
      tokens: number;
    } | null;
  };
  ScanResult: {
    visibility: number | null;
    readiness: number | null;
    footprintScore: number | null;
    verdict: "absent" | "present" | "weak" | null;
    queries: ({
      question: string;
      persona: string | null;
      engines: ({
        engine: string;
        status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
        placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
      })[];
    })[];
    competitors: ({
      name: string;
      domain: string | null;
      answers: number;
      engines: (string)[];
      quote: string;
      evidence: "single" | "strong";
    })[];
    agentReadiness: {
      level: number;
      name: string;
      crawlable: boolean;
      reached: (string)[];
      next: {
        level: number;
        name: string;
        needs: ({
          id: string;
          text: string;
        })[];
      } | null;
      limitedBy: {
        condition: string;
        reason: string;
      } | null;
    } | null;
    fixes: ({
      rank: number;
      id: string;
      title: string;
      why: string;
      how: string;
      signal: "citability" | "eeat" | "platform" | "schema" | "technical" | "visibility";
      impact: "high" | "low" | "medium";
      effort: "high" | "low" | "medium";
      points: number | null;
      evidence: string;
      paste: string | null;
      choices: ({
        label: string;
        paste: string;
      })[];
    })[];
    report: string;
    id: string;
    url: string;
    domain: string;
    brand: string;
    measuredAt: string | null;
    cached: boolean;
    band: string | null;
    visibilityInterval: [number, number] | null;
    namedShare: {
      named: number;
      countable: number;
      percent: number;
      interval: [number, number];
      lowSample: boolean;
    } | null;
    signals: ({
      signal: "citability" | "eeat" | "platform" | "schema" | "technical";
      score: number | null;
      share: number;
      reason: string | null;
    })[];
    engines: ({
      engine: string;
      model: string;
      mode: "live" | "sandbox";
      search: "not_offered" | "not_used" | "unknown" | "used";
      answered: number;
      failed: number;
    })[];
    gate: {
      id: string;
      text: string;
    } | null;
    competitorsBy: "model" | "rules";
    competitorsReason: string | null;
    scoreVersion: string;
  };
}
