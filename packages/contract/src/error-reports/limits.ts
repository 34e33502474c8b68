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

/** A client collects all of this by itself; what is scrubbed away need not be collected. */
export const COLLECTED = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};
