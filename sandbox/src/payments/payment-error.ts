import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { describeRefusal } from '../platform/describe-refusal.ts';

// The provider's page on HTTP codes; 405 and 415 have no code of their own there.
const CODES: Record<number, string> = {
  401: 'invalid_credentials',
  403: 'forbidden',
  404: 'not_found',
  429: 'too_many_requests',
  500: 'internal_server_error',
};

type Details = { parameter?: string | undefined; retryAfterMs?: number | undefined };

/** A refusal in the words of the payment provider. */
export class PaymentError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export function invalidRequest(message: string, parameter?: string): PaymentError {
  return new PaymentError(400, message, { parameter });
}

export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return invalidRequest(issue?.message ?? 'Incorrect request', issue?.path.join('.') || undefined);
  }
  const { status, message } = describeRefusal(error);
  return new PaymentError(status, message);
}

export function writeError({ status, message, details }: PaymentError): Record<string, unknown> {
  return {
    type: 'error',
    id: randomUUID(),
    code: CODES[status] ?? 'invalid_request',
    description: message,
    ...(details.parameter === undefined ? {} : { parameter: details.parameter }),
    ...(details.retryAfterMs === undefined ? {} : { retry_after: details.retryAfterMs }),
  };
}
