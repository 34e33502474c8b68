import type { PromoGift } from '@vitrina/contract/billing/promo.ts';
import type { PromoTables } from './tables.ts';

type GiftColumns = Pick<PromoTables['promo_codes'], 'points' | 'plan' | 'plan_days' | 'percent'>;

const NONE: GiftColumns = { points: null, plan: null, plan_days: null, percent: null };

export function toColumns(gift: PromoGift): GiftColumns {
  if (gift.kind === 'points') return { ...NONE, points: gift.points };
  if (gift.kind === 'percent') return { ...NONE, percent: gift.percent };
  return { ...NONE, plan: gift.plan, plan_days: gift.days };
}

export function toGift({ points, plan, plan_days, percent }: GiftColumns): PromoGift {
  if (points !== null) return { kind: 'points', points };
  if (percent !== null) return { kind: 'percent', percent };
  // The table lets no row be without any of the three.
  if (plan === null || plan_days === null) throw new Error('A promo code that gives nothing.');
  return { kind: 'days', plan, days: plan_days };
}
