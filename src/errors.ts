/** The one table of error codes: HTTP status, whether trying again may help, and the sentence for a person. */
const ERRORS = {
  MALFORMED: { status: 400, retry: false, message: "The request could not be read." },
  HEADERS_TOO_LARGE: { status: 431, retry: false, message: "The request's address and headers are too long." },
  REQUEST_TIMEOUT: { status: 408, retry: true, message: "The request did not arrive in time." },
  BODY_NOT_JSON: { status: 400, retry: false, message: "The request body is not valid JSON." },
  BODY_TOO_LARGE: { status: 413, retry: false, message: "The request body is too large." },
  MEDIA_TYPE: { status: 415, retry: false, message: "Send the request as application/json." },
  METHOD_NOT_ALLOWED: { status: 405, retry: false, message: "This address does not take that method." },
  NOT_FOUND: { status: 404, retry: false, message: "There is nothing at this address." },
  BAD_INPUT: { status: 400, retry: false, message: "The request holds a value that cannot be used." },
  URL_MISSING: { status: 400, retry: false, message: "Give the website's address in the field url." },
  URL_INVALID: { status: 400, retry: false, message: "The address is not a valid website address." },
  URL_NOT_PUBLIC: { status: 400, retry: false, message: "The address does not name a public website." },
  HOST_NOT_FOUND: { status: 400, retry: false, message: "No public website was found under that host name." },
  LIMIT_IP_HOUR: { status: 429, retry: true, message: "This network's free scans of the hour are used up." },
  LIMIT_BROWSER_DAY: { status: 429, retry: true, message: "Today's free scans of this browser are used up." },
  CAPACITY_DAY: { status: 429, retry: true, message: "Today's scan capacity is used up." },
  LIMIT_RATE: { status: 429, retry: true, message: "Too many calls in the last minute." },
  REQUEST_KEY_REUSED: {
    status: 409,
    retry: false,
    message: "This Idempotency-Key was already used with another request.",
  },
  PAYMENT_REQUIRED: { status: 402, retry: false, message: "This is paid per call; accepts says how (x402)." },
  PAYMENT_INVALID: { status: 402, retry: false, message: "The payment is not valid. Nothing was charged." },
  PAYMENT_REUSED: { status: 409, retry: false, message: "This payment was already used for another request." },
  PAYER_WAITS: {
    status: 429,
    retry: true,
    message: "A payment of this address could not be settled after the work was done. It can pay again after a day.",
  },
  PAYMENTS_NOT_CONFIGURED: { status: 503, retry: false, message: "Payments are not set up on this installation." },
  TOO_FEW_ANSWERS: {
    status: 502,
    retry: true,
    message: "Under 90 % of the planned answers came. Nothing was charged, and the payment can be used again.",
  },
  TOKENS_SHORT: { status: 402, retry: false, message: "The account has too few tokens for this measure." },
  RESCAN_REFUSED: { status: 429, retry: true, message: "This site cannot be measured again yet." },
  EXISTS: { status: 409, retry: false, message: "There is one already." },
  SITE_UNREADABLE: { status: 500, retry: true, message: "The home page could not be read." },
  NO_ENGINE: { status: 500, retry: false, message: "No answer engine is configured." },
  SCAN_FAILED: { status: 500, retry: true, message: "The scan failed." },
  OVERLOADED: { status: 503, retry: true, message: "Too many scans are waiting. Try again shortly." },
  UNAVAILABLE: { status: 503, retry: true, message: "The service cannot do this right now. Try again shortly." },
  TOKEN_UNKNOWN: { status: 401, retry: false, message: "The token in the Authorization header is not known here." },
  FORBIDDEN: { status: 403, retry: false, message: "This caller may not read that." },
  INTERNAL: { status: 500, retry: true, message: "Something went wrong on our side." },
} as const satisfies Record<string, { status: number; retry: boolean; message: string }>;

/** A key of the table. */
export type ErrorCode = keyof typeof ERRORS;

/** Every key of the table. */
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** The HTTP status of a code and its sentence for a person. */
export const errorText = (code: ErrorCode): { status: number; message: string } => ERRORS[code];

/** An error that a caller may see whole. Anything else is masked at the door and logged with a request id. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Further fields of the error body, e.g. `{ retryAfterSeconds: 30 }`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string = ERRORS[code].message, details: Record<string, unknown> = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  /** HTTP status. */
  get status(): number {
    return ERRORS[this.code].status;
  }

  /** Whether the same request may succeed later. */
  get retry(): boolean {
    return ERRORS[this.code].retry;
  }
}
