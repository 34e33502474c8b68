import type { DemoCard } from '../demo-cards.ts';
import type { StoredMethod } from '../stored-method.ts';

export type MethodEvent =
  | { kind: 'boundOnPage'; card: DemoCard }
  | { kind: 'declined' }
  | { kind: 'timePassed'; nowMs: number };

/** A card that is being remembered without a payment; the very same object when the event does not concern it. */
export function nextMethod(method: StoredMethod, event: MethodEvent): StoredMethod {
  if (method.status !== 'pending') return method;
  switch (event.kind) {
    case 'boundOnPage': {
      const { number, onPage, canBeSaved } = event.card;
      return {
        ...method,
        cardNumber: number,
        status: onPage === 'paid' && canBeSaved ? 'active' : 'inactive',
      };
    }
    case 'declined':
      return { ...method, status: 'inactive' };
    case 'timePassed':
      return event.nowMs < method.expiresAtMs ? method : { ...method, status: 'inactive' };
  }
}
