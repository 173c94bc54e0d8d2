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
  AgentScan: {
    variables: {
      url: string;
      questions?: number | (string)[] | null;
      engines?: (string)[] | null;
    };
    data: {
      agentScan: {
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
        questionsBy: "given" | "model" | "rules";
        questionsReason: string | null;
        competitorsBy: "model" | "rules";
        competitorsReason: string | null;
        scoreVersion: string;
        depth: string;
        preview: boolean;
        footprint: {
          score: number | null;
          components: ({
            id: string;
            title: string;
            weight: number;
            score: number | null;
            reason: string | null;
          })[];
        } | null;
        answers: ({
          question: string;
          engine: string;
          model: string;
          servedModel: string | null;
          status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
          reason: string | null;
          placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
          stance: "negative" | "neutral" | "positive" | null;
          text: string;
          search: "not_offered" | "not_used" | "unknown" | "used";
          searches: (string)[];
          citations: ({
            url: string;
            title: string | null;
            domain: string;
            type: "community" | "competitor" | "directory" | "media" | "other" | "own" | "reference" | "review";
          })[];
          competitors: (string)[];
          costUsd: number | null;
          latencyMs: number;
          at: string;
        })[];
      };
    };
  };
  ConfirmMonitor: {
    variables: {
      code: string;
    };
    data: {
      confirmMonitor: {
        site: string;
        token: string;
        link: string;
      };
    };
  };
  CountVisit: {
    variables: {
      beacon: string;
      engine: string;
      origin: string;
      agent: string;
    };
    data: {
      countVisit: boolean;
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
  GetAgentView: {
    variables: {
      domain?: string | null;
      refresh?: boolean | null;
      confirmed?: boolean | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        page: {
          view: "blank" | "full" | "partial" | "unknown";
          readableChars: number | null;
          readAt: string | null;
        };
      };
    };
  };
  GetAiTraffic: {
    variables: {
      domain?: string | null;
      refresh?: boolean | null;
      confirmed?: boolean | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        weeks: ({
          week: string;
          visits: number;
          byEngine: ({
            engine: string;
            label: string;
            visits: number;
            beacon: number | null;
            log: number | null;
          })[];
          fetches: ({
            crawler: string;
            vendor: string;
            purpose: "search" | "training" | "user";
            fetches: number;
          })[] | null;
        })[];
      };
    };
  };
  GetAnswers: {
    variables: {
      domain?: string | null;
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
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        saved: {
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
  };
  GetBalance: {
    variables: {
      domain?: string | null;
    };
    data: {
      monitor: {
        site: string;
        rescans: {
          allowed: boolean;
          remaining: number;
          queued: string | null;
          cooldownUntil: string | null;
          nextAt: string | null;
          reason: string | null;
        };
        next: {
          questions: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
  GetBenchmark: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        benchmark: {
          category: string | null;
          rank: number | null;
          of: number;
          percentile: number | null;
          distribution: (number)[];
        };
      };
    };
  };
  GetCitationSources: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        sources: ({
          domain: string;
          type: "community" | "competitor" | "directory" | "media" | "other" | "own" | "reference" | "review";
          citations: number;
          share: number;
          interval: [number, number];
          present: boolean | null;
        })[];
      };
    };
  };
  GetCitations: {
    variables: {
      domain?: string | null;
      limit?: number | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        citations: {
          answers: number;
          named: number;
          cited: number;
          pages: ({
            url: string;
            title: string | null;
            answers: number;
            engines: (string)[];
          })[];
        };
      };
    };
  };
  GetCitedQueries: {
    variables: {
      domain?: string | null;
      competitor: string;
      engine?: string | null;
      since?: string | null;
      limit?: number | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        cited: {
          questions: ({
            question: string;
            engines: (string)[];
            count: number;
            lastSeen: string;
            othersNamed: (string)[];
          })[];
          citedAsSource: number;
        };
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
          formerSites: (string)[];
          failure: {
            at: string;
            code: string;
            message: string;
          } | null;
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
          site: string;
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
          regional: boolean;
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
        traffic: {
          reason: string | null;
          weeks: ({
            week: string;
            visits: number;
            byEngine: ({
              engine: string;
              label: string;
              visits: number;
              beacon: number | null;
              log: number | null;
            })[];
            fetches: ({
              crawler: string;
              vendor: string;
              purpose: "search" | "training" | "user";
              fetches: number;
            })[] | null;
          })[];
        };
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
          areas: ({
            area: string;
            questions: ({
              text: string;
            })[];
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
            regional: number;
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
  GetCrawlerAccess: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        crawlers: ({
          vendor: string;
          agent: string;
          purpose: "search" | "training" | "user";
          verdict: "allowed" | "partly" | "refused" | "unknown";
          rule: string | null;
        })[];
        notAssessable: (string)[];
      };
    };
  };
  GetEditHistory: {
    variables: {
      domain?: string | null;
      limit?: number | null;
    };
    data: {
      monitor: {
        site: string;
        edits: ({
          what: "AREAS" | "BRAND_NAMES" | "COMPETITORS" | "ENGINES" | "QUESTIONS" | "SCHEDULE" | "SITE";
          added: (string)[];
          removed: (string)[];
          at: string;
        })[];
      };
    };
  };
  GetExample: {
    variables: Record<string, never>;
    data: {
      evidence: {
        newest: {
          slug: string;
        } | null;
      };
    };
  };
  GetFixPlan: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
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
  GetGrants: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
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
          code: "BAD_INPUT" | "BODY_NOT_JSON" | "BODY_TOO_LARGE" | "CAPACITY_DAY" | "EXISTS" | "FORBIDDEN" | "HEADERS_TOO_LARGE" | "HOST_NOT_FOUND" | "INTERNAL" | "LIMIT_BROWSER_DAY" | "LIMIT_IP_HOUR" | "LIMIT_RATE" | "MALFORMED" | "MEDIA_TYPE" | "METHOD_NOT_ALLOWED" | "NOT_FOUND" | "NO_ENGINE" | "OVERLOADED" | "PAYER_WAITS" | "PAYMENTS_NOT_CONFIGURED" | "PAYMENT_INVALID" | "PAYMENT_REQUIRED" | "PAYMENT_REUSED" | "REQUEST_KEY_REUSED" | "REQUEST_TIMEOUT" | "RESCAN_REFUSED" | "SCAN_FAILED" | "SITE_UNREADABLE" | "TOKENS_SHORT" | "TOKEN_UNKNOWN" | "TOO_FEW_ANSWERS" | "UNAVAILABLE" | "URL_INVALID" | "URL_MISSING" | "URL_NOT_PUBLIC";
          message: string;
        } | null;
      };
    };
  };
  GetMeasured: {
    variables: {
      id: string;
    };
    data: {
      scan: {
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
          regional: boolean | null;
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
        questionsBy: "given" | "model" | "rules";
        questionsReason: string | null;
        competitorsBy: "model" | "rules";
        competitorsReason: string | null;
        scoreVersion: string;
        depth: string;
        status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        slug: string;
        mode: "live" | "sandbox";
        language: string;
        category: string | null;
        place: string | null;
        pagesRead: number | null;
        bandStable: boolean | null;
        movement: {
          moved: string | null;
          change: number | null;
          interval: [number, number] | null;
          cells: number;
          reason: string | null;
        } | null;
        previous: {
          report: string;
          measuredAt: string | null;
        } | null;
        shareOfVoice: {
          sources: ({
            domain: string;
            type: "community" | "competitor" | "directory" | "media" | "other" | "own" | "reference" | "review";
            citations: number;
            present: boolean | null;
          })[];
        } | null;
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
  GetMentions: {
    variables: {
      domain?: string | null;
      days?: number | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        mentions: ({
          url: string;
          title: string | null;
          domain: string;
          firstSeen: string;
        })[];
        checkedAt: string | null;
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
        link: string;
        webhookSecret: string;
        beaconKey: string | null;
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
          what: "AREAS" | "BRAND_NAMES" | "COMPETITORS" | "ENGINES" | "QUESTIONS" | "SCHEDULE" | "SITE";
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
          gated: number;
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
  GetNetworkSummary: {
    variables: Record<string, never>;
    data: {
      network: {
        name: string;
        summary: {
          sites: number;
          measured: number;
          n: number;
          from: string | null;
          to: string | null;
          up: number;
          down: number;
          visibility: number | null;
          readiness: number | null;
          gated: number;
          movers: ({
            site: string;
            visibility: number | null;
            previous: number | null;
            change: number | null;
            n: number;
            measuredAt: string | null;
          })[];
        };
      };
    };
  };
  GetOverview: {
    variables: {
      measure?: string | null;
    };
    data: {
      console: {
        readFirst: (string)[];
        site: {
          domain: string;
          formerSites: (string)[];
          failure: {
            at: string;
            message: string;
          } | null;
          brand: string | null;
          status: "ok" | "partial" | "unavailable";
          measure: string | null;
          measuredAt: string | null;
          mode: "live" | "sandbox" | null;
          scoreVersion: string | null;
        };
        scores: {
          visibility: number | null;
          movement: {
            moved: string | null;
            change: number | null;
            interval: [number, number] | null;
            cells: number;
            reason: string | null;
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
          visibility: number | null;
          visibilityInterval: [number, number] | null;
          named: number | null;
          countable: number | null;
          readiness: number | null;
          gate: {
            id: string;
            text: string;
          } | null;
          scoreVersion: string;
        })[];
        schedule: {
          schedule: "MONTHLY" | "ON_DEMAND" | "WEEKLY";
          nextMeasureAt: string | null;
          questions: ({
            text: string;
          })[];
          rivals: ({
            name: string;
            domain: string | null;
          })[];
        } | null;
        usage: {
          plan: "FREE" | "PRO";
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
  GetPersonas: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        personas: ({
          name: string;
          description: string;
          questions: (string)[];
        })[];
      };
    };
  };
  GetPostBrief: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        brief: {
          questions: ({
            question: string;
            named: (string)[];
          })[];
          sources: ({
            domain: string;
            type: "community" | "competitor" | "directory" | "media" | "other" | "own" | "reference" | "review";
            citations: number;
            share: number;
            interval: [number, number];
            present: boolean | null;
          })[];
          mentions: ({
            url: string;
            title: string | null;
            domain: string;
            firstSeen: string;
          })[];
          entityRules: (string)[];
        };
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
          code: "BAD_INPUT" | "BODY_NOT_JSON" | "BODY_TOO_LARGE" | "CAPACITY_DAY" | "EXISTS" | "FORBIDDEN" | "HEADERS_TOO_LARGE" | "HOST_NOT_FOUND" | "INTERNAL" | "LIMIT_BROWSER_DAY" | "LIMIT_IP_HOUR" | "LIMIT_RATE" | "MALFORMED" | "MEDIA_TYPE" | "METHOD_NOT_ALLOWED" | "NOT_FOUND" | "NO_ENGINE" | "OVERLOADED" | "PAYER_WAITS" | "PAYMENTS_NOT_CONFIGURED" | "PAYMENT_INVALID" | "PAYMENT_REQUIRED" | "PAYMENT_REUSED" | "REQUEST_KEY_REUSED" | "REQUEST_TIMEOUT" | "RESCAN_REFUSED" | "SCAN_FAILED" | "SITE_UNREADABLE" | "TOKENS_SHORT" | "TOKEN_UNKNOWN" | "TOO_FEW_ANSWERS" | "UNAVAILABLE" | "URL_INVALID" | "URL_MISSING" | "URL_NOT_PUBLIC";
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
  GetQuestionTrajectories: {
    variables: {
      domain?: string | null;
      question?: string | null;
      measures?: number | null;
      offset?: number | null;
      limit?: number | null;
      budget?: number | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        questionsBy: "given" | "model" | "rules" | null;
        questionsReason: string | null;
        history: {
          questions: ({
            question: string;
            days: ({
              date: string;
              named: number;
              answers: number;
              engines: (string)[];
            })[];
          })[];
          nextOffset: number | null;
        };
      };
    };
  };
  GetRegionalVisibility: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        areas: ({
          area: string;
          questions: ({
            question: string;
            engines: ({
              engine: string;
              state: "failed" | "named" | "not_named" | "unknown";
              samples: number;
            })[];
          })[];
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
        questionsBy: "given" | "model" | "rules";
        questionsReason: string | null;
        competitorsBy: "model" | "rules";
        competitorsReason: string | null;
        scoreVersion: string;
        depth: string;
        status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        slug: string;
        mode: "live" | "sandbox";
        language: string;
        category: string | null;
        place: string | null;
        pagesRead: number | null;
        bandStable: boolean | null;
        movement: {
          moved: string | null;
          change: number | null;
          interval: [number, number] | null;
          cells: number;
          reason: string | null;
        } | null;
        previous: {
          report: string;
          measuredAt: string | null;
        } | null;
        shareOfVoice: {
          sources: ({
            domain: string;
            type: "community" | "competitor" | "directory" | "media" | "other" | "own" | "reference" | "review";
            citations: number;
            present: boolean | null;
          })[];
        } | null;
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
  GetReportResult: {
    variables: {
      slug: string;
    };
    data: {
      report: {
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
          questionsBy: "given" | "model" | "rules";
          questionsReason: string | null;
          competitorsBy: "model" | "rules";
          competitorsReason: string | null;
          scoreVersion: string;
          depth: string;
        } | null;
      };
    };
  };
  GetRivals: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
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
          answers: number;
          inQuestions: number;
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
  GetRun: {
    variables: {
      run: string;
    };
    data: {
      scan: {
        id: string;
        site: string;
        status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        stage: "asking" | "finished" | "questions" | "reading" | "waiting";
        measuredAt: string | null;
        visibility: number | null;
        readiness: number | null;
        gate: {
          id: string;
          text: string;
        } | null;
        error: {
          code: "BAD_INPUT" | "BODY_NOT_JSON" | "BODY_TOO_LARGE" | "CAPACITY_DAY" | "EXISTS" | "FORBIDDEN" | "HEADERS_TOO_LARGE" | "HOST_NOT_FOUND" | "INTERNAL" | "LIMIT_BROWSER_DAY" | "LIMIT_IP_HOUR" | "LIMIT_RATE" | "MALFORMED" | "MEDIA_TYPE" | "METHOD_NOT_ALLOWED" | "NOT_FOUND" | "NO_ENGINE" | "OVERLOADED" | "PAYER_WAITS" | "PAYMENTS_NOT_CONFIGURED" | "PAYMENT_INVALID" | "PAYMENT_REQUIRED" | "PAYMENT_REUSED" | "REQUEST_KEY_REUSED" | "REQUEST_TIMEOUT" | "RESCAN_REFUSED" | "SCAN_FAILED" | "SITE_UNREADABLE" | "TOKENS_SHORT" | "TOKEN_UNKNOWN" | "TOO_FEW_ANSWERS" | "UNAVAILABLE" | "URL_INVALID" | "URL_MISSING" | "URL_NOT_PUBLIC";
          message: string;
        } | null;
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
          questionsBy: "given" | "model" | "rules";
          questionsReason: string | null;
          competitorsBy: "model" | "rules";
          competitorsReason: string | null;
          scoreVersion: string;
          depth: string;
        } | null;
      };
    };
  };
  GetSchemaEvidence: {
    variables: {
      domain?: string | null;
      offset?: number | null;
      limit?: number | null;
      chars?: number | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        schema: {
          findings: ({
            page: string;
            initial: string;
            rendered: string | null;
            readAt: string;
            complete: boolean;
            limitations: (string)[];
          })[];
          nextOffset: number | null;
        };
      };
    };
  };
  GetSetup: {
    variables: {
      domain?: string | null;
    };
    data: {
      monitor: {
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
      };
    };
  };
  GetShareOfVoice: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        trackedAnswers: {
          brands: ({
            name: string;
            domain: string | null;
            own: boolean;
            answers: number;
            share: number;
            interval: [number, number];
            engines: (string)[];
            quote: string | null;
          })[];
          answers: number;
          lowSample: boolean;
        };
        webMentionShare: number | null;
      };
    };
  };
  GetSourceProfile: {
    variables: {
      domain?: string | null;
      source: string;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        profile: {
          source: string;
          answers: number;
          sites: number;
          categories: number;
          engines: (string)[];
          title: string | null;
          coRead: ({
            domain: string;
            answers: number;
          })[];
          listingPage: string | null;
        };
      };
    };
  };
  GetVerbatim: {
    variables: {
      id: string;
    };
    data: {
      scan: {
        id: string;
        domain: string;
        measuredAt: string | null;
        mode: "live" | "sandbox";
        language: string;
        engines: ({
          engine: string;
          label: string;
        })[];
        questions: ({
          text: string;
          persona: string | null;
          intent: "category" | "comparison" | "local" | "problem";
          area: string | null;
          branded: boolean;
          answers: ({
            engine: string;
            model: string;
            servedModel: string | null;
            at: string;
            status: "answered" | "failed" | "no_answer" | "refused" | "timed_out";
            reason: string | null;
            placement: "absent" | "citation" | "list" | "prose" | "source_title" | null;
            placementReason: string | null;
            stance: "negative" | "neutral" | "positive" | null;
            search: "not_offered" | "not_used" | "unknown" | "used";
            searches: (string)[];
            competitors: (string)[];
            text: string;
            mentions: ({
              start: number;
              end: number;
            })[];
            citations: ({
              url: string;
              title: string | null;
              domain: string;
              type: "community" | "competitor" | "directory" | "media" | "other" | "own" | "reference" | "review";
            })[];
          })[];
        })[];
      };
    };
  };
  GetVisibility: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
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
          n: number;
          lowSample: boolean;
          previous: number | null;
          previousAt: string | null;
        };
        movement: {
          moved: string | null;
          change: number | null;
          interval: [number, number] | null;
          cells: number;
          reason: string | null;
        } | null;
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
        footprint: {
          score: number | null;
          components: ({
            id: string;
            title: string;
            weight: number;
            score: number | null;
            reason: string | null;
          })[];
        };
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
  GetWebhook: {
    variables: {
      id?: string | null;
    };
    data: {
      monitor: {
        webhook: string | null;
        webhookSecret: string;
        deliveries: ({
          event: string;
          state: "given_up" | "taken" | "waiting";
          fault: string | null;
          tries: number;
          at: string;
        })[];
      };
    };
  };
  GetWeeklyBrief: {
    variables: {
      domain?: string | null;
    };
    data: {
      evidence: {
        site: string;
        status: "ok" | "partial" | "unavailable";
        reason: string | null;
        measuredAt: string | null;
        mode: "live" | "sandbox" | null;
        method: string;
        coverage: {
          asked: number;
          answered: number;
          unavailable: number;
        };
        brief: {
          from: string | null;
          to: string | null;
          visibility: {
            before: number | null;
            now: number | null;
            interval: [number, number] | null;
            moved: string | null;
            n: number;
          };
          questionsWon: (string)[];
          questionsLost: (string)[];
          newRivals: (string)[];
          goneRivals: (string)[];
          firstFix: string | null;
        };
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
  ImportTraffic: {
    variables: {
      id?: string | null;
      log?: string | null;
      lines: string;
    };
    data: {
      importTraffic: {
        lines: number;
        understood: number;
        skipped: number;
        visits: number;
        fetches: number;
        from: string | null;
        until: string | null;
      };
    };
  };
  ListPayments: {
    variables: {
      since?: string | null;
      limit?: number | null;
    };
    data: {
      payments: ({
        id: string;
        status: "REFUSED" | "RUNNING" | "SETTLED" | "SETTLING";
        door: string;
        payer: string;
        nonce: string;
        network: string;
        asset: string;
        payTo: string;
        amount: string;
        resource: string;
        transaction: string | null;
        createdAt: string;
        endedAt: string | null;
      })[];
    };
  };
  ListSites: {
    variables: Record<string, never>;
    data: {
      network: {
        name: string;
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
          n: number;
        })[];
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
  MeasureShareOfVoice: {
    variables: {
      kw: string;
    };
    data: {
      measureCategory: {
        category: string;
        measuredAt: string;
        saved: boolean;
        mode: "live" | "sandbox";
        questions: (string)[];
        engines: (string)[];
        countable: number;
        brands: ({
          name: string;
          domain: string | null;
          answers: number;
          share: number;
          interval: [number, number];
          engines: (string)[];
          quote: string | null;
        })[];
        sources: ({
          domain: string;
          citations: number;
          share: number;
        })[];
      };
    };
  };
  Prune: {
    variables: Record<string, never>;
    data: {
      prune: {
        answers: number;
        mails: number;
        categories: number;
        before: string;
      };
    };
  };
  QuoteAgentScan: {
    variables: {
      questions?: number | (string)[] | null;
      engines?: (string)[] | null;
    };
    data: {
      quote: {
        answers: number;
        saved: boolean;
      };
    };
  };
  QuoteShareOfVoice: {
    variables: {
      kw?: string | null;
    };
    data: {
      quote: {
        answers: number;
        saved: boolean;
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
  RotateNetworkLink: {
    variables: {
      networkId?: string | null;
    };
    data: {
      rotateNetworkLink: {
        id: string;
        name: string;
        link: string;
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
      email?: string | null;
    };
    data: {
      startScan: {
        waiting: {
          queued: boolean;
          message: string;
          expectedAt: string;
        } | null;
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
          questionsBy: "given" | "model" | "rules";
          questionsReason: string | null;
          competitorsBy: "model" | "rules";
          competitorsReason: string | null;
          scoreVersion: string;
          depth: string;
        } | null;
      };
    };
  };
  SetAreas: {
    variables: {
      id?: string | null;
      areas: (unknown)[];
    };
    data: {
      setAreas: {
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
      };
    };
  };
  SetBeacon: {
    variables: {
      id?: string | null;
      on: boolean;
    };
    data: {
      setBeacon: {
        id: string;
        site: string;
        beaconKey: string | null;
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
      };
    };
  };
  StartMonitor: {
    variables: {
      url: string;
      email: string;
    };
    data: {
      startMonitor: {
        mailed: boolean;
        message: string;
      };
    };
  };
  StartScan: {
    variables: {
      url: string;
      fresh?: boolean | null;
      requestKey?: string | null;
      email?: string | null;
    };
    data: {
      startScan: {
        waiting: {
          queued: boolean;
          message: string;
          expectedAt: string;
        } | null;
        scan: {
          id: string;
          status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
        } | null;
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
          questionsBy: "given" | "model" | "rules";
          questionsReason: string | null;
          competitorsBy: "model" | "rules";
          competitorsReason: string | null;
          scoreVersion: string;
          depth: string;
        } | null;
      };
    };
  };
  TestWebhook: {
    variables: {
      id?: string | null;
    };
    data: {
      testWebhook: {
        event: string;
        state: "given_up" | "taken" | "waiting";
        fault: string | null;
        tries: number;
        at: string;
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
        areas: ({
          area: string;
          questions: ({
            text: string;
          })[];
        })[];
        engines: (string)[];
        brandNames: (string)[];
        rivals: ({
          name: string;
          domain: string | null;
        })[];
        next: {
          questions: number;
          regional: number;
          engines: (string)[];
          tokens: number;
        } | null;
        webhook: string | null;
      };
    };
  };
}

export interface Fragments {
  ReportPage: {
    status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
    slug: string;
    mode: "live" | "sandbox";
    language: string;
    category: string | null;
    place: string | null;
    pagesRead: number | null;
    bandStable: boolean | null;
    queries: ({
      branded: boolean;
      engines: ({
        quote: string | null;
        reason: string | null;
      })[];
    })[];
    engines: ({
      label: string;
      reasons: (string)[];
    })[];
    movement: {
      moved: string | null;
      change: number | null;
      interval: [number, number] | null;
      cells: number;
      reason: string | null;
    } | null;
    previous: {
      report: string;
      measuredAt: string | null;
    } | null;
    shareOfVoice: {
      sources: ({
        domain: string;
        type: "community" | "competitor" | "directory" | "media" | "other" | "own" | "reference" | "review";
        citations: number;
        present: boolean | null;
      })[];
    } | null;
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
  Envelope: {
    site: string;
    status: "ok" | "partial" | "unavailable";
    reason: string | null;
    measuredAt: string | null;
    mode: "live" | "sandbox" | null;
    method: string;
    coverage: {
      asked: number;
      answered: number;
      unavailable: number;
    };
  };
  MonitorPlan: {
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
    areas: ({
      area: string;
      questions: ({
        text: string;
      })[];
    })[];
    engines: (string)[];
    brandNames: (string)[];
    rivals: ({
      name: string;
      domain: string | null;
    })[];
    next: {
      questions: number;
      regional: number;
      engines: (string)[];
      tokens: number;
    } | null;
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
    areas: ({
      area: string;
      questions: ({
        text: string;
      })[];
    })[];
    engines: (string)[];
    brandNames: (string)[];
    rivals: ({
      name: string;
      domain: string | null;
    })[];
    next: {
      questions: number;
      regional: number;
      engines: (string)[];
      tokens: number;
    } | null;
    webhook: string | null;
  };
  NetworkSite: {
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
    questionsBy: "given" | "model" | "rules";
    questionsReason: string | null;
    competitorsBy: "model" | "rules";
    competitorsReason: string | null;
    scoreVersion: string;
    depth: string;
  };
  TrafficWeeks: {
    week: string;
    visits: number;
    byEngine: ({
      engine: string;
      label: string;
      visits: number;
      beacon: number | null;
      log: number | null;
    })[];
    fetches: ({
      crawler: string;
      vendor: string;
      purpose: "search" | "training" | "user";
      fetches: number;
    })[] | null;
  };
}
