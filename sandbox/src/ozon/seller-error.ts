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
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

export type SellerErrorBody = { code: number; message: string; details: [] };

/** A refusal of the Seller API: a gRPC status under an HTTP one. */
export class SellerError extends Error {
  readonly status: number;
  readonly body: SellerErrorBody;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.body = { code, message, details: [] };
  }
}

export function refusal(reason: keyof typeof REFUSALS): SellerError {
  const [status, code, message] = REFUSALS[reason];
  return new SellerError(status, code, message);
}

export function invalidArgument(message: string): SellerError {
  return new SellerError(400, 3, message);
}
