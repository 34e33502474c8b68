import type { TariffInfo, TariffSlot } from '@vitrina/contract/billing/tariff.ts';
import { PLANS, type Plan } from '@vitrina/contract/plans.ts';

export const PLAN_NAMES = Object.keys(PLANS) as Plan[];

/** undefined for a plan that this version does not know. */
export function planOf(planType: number): Plan | undefined {
  return PLAN_NAMES.find((plan) => PLANS[plan] === planType);
}

const COLORS: Readonly<Record<number, string>> = { 0: 'red', 4: 'yellow', 5: 'green', 6: 'primary' };

/** product.md 3.6: the colour of a plan's chip by its type: error, warning, success, primary. */
export function planColor(planType: number): string {
  return COLORS[planType] ?? 'gray';
}

/** What was bought or given and is in force now, with its end; null for nothing. */
export function slotInForce({
  current,
  additional,
  planType,
}: Pick<TariffInfo, 'current' | 'additional' | 'planType'>): TariffSlot | null {
  return [current, ...additional].find((slot) => slot?.planType === planType) ?? null;
}
