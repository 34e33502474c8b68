import type { DemoCard } from './demo-cards.ts';
import type { StoredPayment } from './stored-payment.ts';

export const PAYING_TIME_MS = 3_600_000;
/** The provider's figure for cards. */
const CAPTURE_TIME_MS = 7 * 86_400_000;

export type PaymentEvent =
  | { kind: 'paidOnPage'; card: DemoCard; isRemembered: boolean; nowMs: number }
  | { kind: 'chargedLater'; card: DemoCard; nowMs: number }
  | { kind: 'declined' }
  | { kind: 'captured'; amountKopecks: number; nowMs: number }
  | { kind: 'canceled' }
  | { kind: 'timePassed'; nowMs: number };

const cancel = (payment: StoredPayment, party: string, reason: string): StoredPayment => ({
  ...payment,
  status: 'canceled',
  isMethodSaved: false,
  cancellation: { party, reason },
});

function charge(payment: StoredPayment, card: DemoCard, answer: string, nowMs: number): StoredPayment {
  const charged = { ...payment, cardNumber: card.number };
  if (answer !== 'paid') return cancel(charged, 'payment_network', answer);
  return payment.isCapturedAtOnce
    ? { ...charged, status: 'succeeded', capturedAtMs: nowMs }
    : { ...charged, status: 'waiting_for_capture', expiresAtMs: nowMs + CAPTURE_TIME_MS };
}

/** Where the shop names no way back, nobody can be asked. */
const laterAnswer = ({ later }: DemoCard) => (later === 'confirmation' ? '3d_secure_failed' : later);

/** The payment after an event; the very same object when the event does not concern its state. */
export function nextPayment(payment: StoredPayment, event: PaymentEvent): StoredPayment {
  const isPending = payment.status === 'pending';
  const isWaiting = payment.status === 'waiting_for_capture';
  switch (event.kind) {
    case 'paidOnPage': {
      if (!isPending) return payment;
      const paid = charge(payment, event.card, event.card.onPage, event.nowMs);
      const isSaved = payment.isSavingRequested && event.isRemembered && event.card.canBeSaved;
      return paid.status === 'canceled' ? paid : { ...paid, isMethodSaved: isSaved };
    }
    case 'chargedLater':
      return isPending ? charge(payment, event.card, laterAnswer(event.card), event.nowMs) : payment;
    case 'declined':
      return isPending ? cancel(payment, 'payment_network', 'general_decline') : payment;
    case 'captured':
      if (!isWaiting) return payment;
      return {
        ...payment,
        status: 'succeeded',
        amountKopecks: event.amountKopecks,
        capturedAtMs: event.nowMs,
      };
    case 'canceled':
      return isWaiting ? cancel(payment, 'merchant', 'canceled_by_merchant') : payment;
    case 'timePassed':
      if (event.nowMs < payment.expiresAtMs) return payment;
      if (isPending) return cancel(payment, 'yoo_money', 'expired_on_confirmation');
      return isWaiting ? cancel(payment, 'yoo_money', 'expired_on_capture') : payment;
  }
}
