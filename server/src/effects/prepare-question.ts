import type { Day } from '@vitrina/contract/dates.ts';
import { EFFECT_BOUNDS, type EffectMeasure } from '@vitrina/contract/effects/effects.ts';
import { type Candidate, chooseDonors, sumIn } from './donors/choose-donors.ts';
import type { Unit } from './estimate/compare-with-placebos.ts';
import type { Question } from './estimate/estimate-effects.ts';
import type { Windows } from './estimate/windows.ts';
import { type Unsaid, unsay } from './read/plan-windows.ts';

export type QuestionInput = {
  measure: EffectMeasure;
  days: readonly Day[];
  windows: Windows;
  product: Unit & { sku: number };
  candidates: readonly Candidate[];
};

/** A question that can be answered, or why this one cannot. */
export function prepareQuestion({ measure, windows, product, candidates }: QuestionInput): Question | Unsaid {
  const { ownTotal, leastDonors } = EFFECT_BOUNDS;
  const total = sumIn(product.series, windows.preFrom, windows.preTo);
  if (total < ownTotal) return unsay('tooFewSales', { found: total, needed: ownTotal });
  const donors = chooseDonors(product.series, candidates, windows);
  if (donors.length < leastDonors) return unsay('noDonors', { found: donors.length, needed: leastDonors });
  return { measure, windows, units: [product, ...donors] };
}
