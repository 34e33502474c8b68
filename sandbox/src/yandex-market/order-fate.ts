import { moscowMoment } from '../clock/moscow-day.ts';
import type { DayNumber } from '../market/market.ts';
import { hash } from '../platform/hash.ts';

export type OrderStatus =
  | 'PROCESSING'
  | 'DELIVERY'
  | 'PICKUP'
  | 'DELIVERED'
  | 'CANCELLED_BEFORE_PROCESSING'
  | 'CANCELLED_IN_DELIVERY'
  | 'RETURNED';

/** How an order ends, from its number alone. */
export type Fate = 'delivered' | 'cancelledAtOnce' | 'refused' | 'returned';

/** Days after the order: it leaves, waits at the pick-up point, is handed over, comes back. */
export const DELIVERY_DAYS = { sent: 1, waiting: 3, handedOver: 4, returned: 11 } as const;
// Of a thousand orders.
const CANCELLED_AT_ONCE = 45;
const REFUSED = 60;
const RETURNED = 25;

export function fateOf(sku: number, day: DayNumber, place: number): Fate {
  const chance = hash('ym order', sku, day, place) % 1000;
  if (chance < CANCELLED_AT_ONCE) return 'cancelledAtOnce';
  if (chance < CANCELLED_AT_ONCE + REFUSED) return 'refused';
  return chance < CANCELLED_AT_ONCE + REFUSED + RETURNED ? 'returned' : 'delivered';
}

const HOUR_OF_CHANGE = 12;

function stagesOf(fate: Fate): readonly (readonly [days: number, status: OrderStatus])[] {
  if (fate === 'cancelledAtOnce') return [[0, 'CANCELLED_BEFORE_PROCESSING']];
  const { sent, waiting, handedOver, returned } = DELIVERY_DAYS;
  return [
    [0, 'PROCESSING'],
    [sent, 'DELIVERY'],
    [waiting, 'PICKUP'],
    [handedOver, fate === 'refused' ? 'CANCELLED_IN_DELIVERY' : 'DELIVERED'],
    ...(fate === 'returned' ? ([[returned, 'RETURNED']] as const) : []),
  ];
}

/** The status of an order at a moment, and since when it has it. */
export function statusOf(fate: Fate, day: DayNumber, now: Date): { status: OrderStatus; since: Date } {
  const reached = stagesOf(fate)
    .map(([days, status]) => ({ status, since: moscowMoment(day + days, days === 0 ? 0 : HOUR_OF_CHANGE) }))
    .findLast(({ since }) => since <= now);
  return reached ?? { status: 'PROCESSING', since: moscowMoment(day, 0) };
}
