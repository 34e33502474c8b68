/** What a client of error reports keeps at most; its other limits are the client's own (docs/decisions/0072). */
export const REPORT_LIMITS = {
  /** What a person did before an error. */
  breadcrumbs: 100,
  /** Reports on their way at once: what comes beyond them is dropped. */
  pending: 64,
  /** Errors behind an error. */
  causes: 5,
  frames: 50,
} as const;
