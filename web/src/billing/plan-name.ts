import type { Words } from '../platform/texts/words.ts';
import { planOf } from './plan-of.ts';

/** A plan of a type that this version does not know has its number. */
export function planName(planType: number, { t }: Pick<Words, 't'>): string {
  const plan = planOf(planType);
  return plan === undefined ? t('plans.unknown', { planType }) : t(`plans.${plan}`);
}
