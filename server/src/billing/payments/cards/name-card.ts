import type { PaidBy } from '../../../integrations/payments/payment-method.ts';

/** As a person knows it by its last digits. */
export function nameCard(card: NonNullable<PaidBy>['card']): string {
  if (card === null) return '····';
  return card.kind === null ? `·· ${card.last4}` : `${card.kind} ·· ${card.last4}`;
}
