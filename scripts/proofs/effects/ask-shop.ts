import type { Candidate } from '../../../server/src/effects/donors/choose-donors.ts';
import type { History } from '../../../server/src/effects/donors/steadiness.ts';
import { isSteady } from '../../../server/src/effects/donors/steadiness.ts';
import {
  type Estimate,
  estimateEffects,
  type Question,
} from '../../../server/src/effects/estimate/estimate-effects.ts';
import type { Windows } from '../../../server/src/effects/estimate/windows.ts';
import { prepareQuestion } from '../../../server/src/effects/prepare-question.ts';

/** What is compared of a product; without a history nothing else ever happens to it. */
export type Product = {
  sku: number;
  orders: Float64Array;
  openings?: Float64Array;
  views?: Float64Array;
  history?: History;
};

const MEASURES = ['orders', 'openings', 'views'] as const;
const PRE_DAYS = 28;

export function windowsOf(day: number, daysAfter: number): Windows {
  return { preFrom: day - PRE_DAYS, preTo: day, postFrom: day + 1, postTo: day + 1 + daysAfter };
}

/** What the product says of a change in some windows, by each measure about which it can say something. */
export function askShop(products: readonly Product[], sku: number, windows: Windows): Estimate[] {
  const questions = MEASURES.flatMap((measure): Question[] => {
    const units = products.flatMap((one): Candidate[] => {
      const series = one[measure]?.subarray(0, windows.postTo);
      if (series === undefined) return [];
      const { history } = one;
      const isSteadyIn = (others: Windows) => history === undefined || isSteady(history, others);
      return [{ sku: one.sku, series, isSteadyIn, isSameKind: true }];
    });
    const product = units.find((unit) => unit.sku === sku);
    if (product === undefined) return [];
    const candidates = units.filter((unit) => unit.sku !== sku);
    const question = prepareQuestion({ measure, days: [], windows, product, candidates });
    return 'unsaid' in question ? [] : [question];
  });
  const steps = estimateEffects(questions);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
