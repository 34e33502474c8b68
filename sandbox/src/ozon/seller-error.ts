// The messages are those of the real documentation; the pairing with an HTTP status is what public projects saw.
const REFUSALS = {
  headersMissing: [401, 16, 'Client-Id and Api-Key headers are required'],
  invalidKey: [401, 16, 'Invalid Api-Key, please check the key and try again'],
  deactivated: [403, 7, 'Api-key is deactivated, use another one or generate a new one'],
  roleMissing: [403, 7, 'Api-Key is missing a required role for a method'],
  ipBound: [403, 7, 'Api-Key is restricted to specific IP addresses'],
  notAllowed: [403, 7, 'method is not allowed'],
  notFound: [404, 5, 'method is not found'],
  rateLimited: [429, 8, 'You have reached request rate limit per second'],
  // In the API's words for a method that is no more; real answers of it were not seen by anybody.
  switchedOff: [403, 12, 'method is not allowed'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

export type SellerErrorBody = { code: number; message: string; details: [] };

/** A refusal of the Seller API: a gRPC status under an HTTP one. */
export class SellerError extends Error {
  readonly status: number;
  readonly body: SellerErrorBody;
  readonly headers: Readonly<Record<string, number>>;

  constructor(status: number, code: number, message: string, headers: Readonly<Record<string, number>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.body = { code, message, details: [] };
  }
}

export function refusal(reason: keyof typeof REFUSALS): SellerError {
  const [status, code, message] = REFUSALS[reason];
  return new SellerError(status, code, message);
}

/** Too often; a client may come back after so many milliseconds. */
export function tooOften(waitMs: number): SellerError {
  const [status, code, message] = REFUSALS.rateLimited;
  return new SellerError(status, code, message, { 'retry-after': Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** The limit of changed products, of a minute or of a day. The headers are documented, and that one is in minutes. */
export function tooManyOperations({
  retryMs,
  remaining,
}: {
  retryMs: number;
  remaining: number;
}): SellerError {
  const seconds = Math.ceil(retryMs / 1000);
  const message = `You have reached operation items limits. Retry after ${seconds} seconds. Remaining ${remaining} items`;
  return new SellerError(429, 8, message, {
    'item-retry-after': Math.ceil(retryMs / 60_000),
    'item-rate-limit-remaining': remaining,
  });
}

export function invalidArgument(message: string): SellerError {
  return new SellerError(400, 3, message);
}
