// The documentation names one text, "report not found"; that of a foreign resource is what public projects saw.
const REFUSALS = {
  wrongClient: [401, 'invalid client credentials'],
  wrongToken: [401, 'token is invalid or expired'],
  forbidden: [403, 'Ошибка авторизации, ресурс недоступен'],
  noCampaign: [404, 'campaign not found'],
  noReport: [404, 'report not found'],
  notFound: [404, 'method not found'],
  reportPending: [400, 'report is not ready'],
  finished: [400, 'campaign is finished and cannot be changed'],
  notCpc: [400, 'campaign is not paid per click'],
  dayLimit: [429, 'request limit per day exceeded'],
  exportLimit: [429, 'report limit per 24 hours exceeded'],
  oneReport: [429, 'limit of simultaneous reports exceeded, the limit is 1'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

/** A refusal of the Performance API: `{"error": text}`. */
export class PerformanceError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

export function refusal(reason: keyof typeof REFUSALS): PerformanceError {
  const [status, text] = REFUSALS[reason];
  return new PerformanceError(status, text);
}

export function invalidRequest(text: string): PerformanceError {
  return new PerformanceError(400, text);
}
