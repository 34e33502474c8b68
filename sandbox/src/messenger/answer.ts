/** How every method answers; the HTTP status is the error code. */
export type Answer =
  | { ok: true; result: unknown; description?: string }
  | { ok: false; error_code: number; description: string; parameters?: { retry_after: number } };
export type Refusal = Extract<Answer, { ok: false }>;

const TITLES: Record<number, string> = { 400: 'Bad Request', 403: 'Forbidden', 409: 'Conflict' };

export function accept(result: unknown, description?: string): Answer {
  return { ok: true, result, ...(description === undefined ? {} : { description }) };
}

/** A refusal in the messenger's words: `Bad Request: chat not found`. */
export function refuse(code: 400 | 403 | 409, reason: string): Refusal {
  return { ok: false, error_code: code, description: `${TITLES[code]}: ${reason}` };
}

export function refuseTooOften(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return {
    ok: false,
    error_code: 429,
    description: `Too Many Requests: retry after ${seconds}`,
    parameters: { retry_after: seconds },
  };
}
