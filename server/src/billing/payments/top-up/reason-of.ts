import type { TopUpReason } from '@vitrina/contract/billing/payments.ts';

const REASONS: Readonly<Record<string, TopUpReason>> = {
  insufficient_funds: 'noMoney',
  card_expired: 'cardExpired',
  '3d_secure_failed': 'confirmation',
  expired_on_confirmation: 'late',
  notCreated: 'notCreated',
};

/** The provider's reasons are open words, and most of them say no more to a person than that the bank refused. */
export function reasonOf(reason: string | null): TopUpReason | null {
  if (reason === null) return null;
  return Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? 'declined') : 'declined';
}
