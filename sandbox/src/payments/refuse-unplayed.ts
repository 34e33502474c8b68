import { PaymentError } from './payment-error.ts';

// What a shop gets only by a contract of its own; the demo shop has none of it.
const UNPLAYED = [
  'payment_token',
  'airline',
  'transfers',
  'deal',
  'payment_order',
  'receiver',
  'statements',
  'sources',
  'refund_method_data',
  'card',
];

/** An order that would be quietly carried out in part is worse than a refused one. */
export function refuseUnplayed(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const parameter = UNPLAYED.find((name) => name in body);
  if (parameter === undefined) return;
  throw new PaymentError(403, 'The shop has no right to use this parameter', { parameter });
}
