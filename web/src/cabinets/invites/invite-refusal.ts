import { Problem } from '../../platform/problem.ts';

export type InviteRefusal = 'expired' | 'inside' | 'invalid' | 'failed';

/** `invalid` covers a code that belongs to another address: the server does not tell them apart. */
export function refusalOf(error: Error): InviteRefusal {
  if (!(error instanceof Problem)) return 'failed';
  if (error.is('code.expired')) return 'expired';
  if (error.is('cabinet.alreadyEmployee')) return 'inside';
  // A link that lost a letter on the way does not even have the shape of a code.
  return error.is('code.invalid') || error.is('request.invalid') ? 'invalid' : 'failed';
}
