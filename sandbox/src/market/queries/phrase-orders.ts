import type { Slot } from '../vocabulary/lexicon.ts';

/**
 * What a query says besides the noun, and in which orders buyers type it.
 * N is the noun, 1, 2 and 3 are the said things in the order of `says`; the number is how usual the order is.
 * `kept`: the part of all combinations that anybody types at all.
 */
type Meaning = {
  says: readonly Slot[];
  kept: number;
  orders: readonly (readonly [order: string, usual: number])[];
};

export const MEANINGS: readonly Meaning[] = [
  { says: [], kept: 1, orders: [['N', 1]] },
  { says: ['audience'], kept: 1, orders: [['N1', 0.5], ['1N', 0.35]] },
  { says: ['adjective'], kept: 1, orders: [['N1', 0.42], ['1N', 0.4]] },
  { says: ['tail'], kept: 0.95, orders: [['N1', 0.4], ['1N', 0.015]] },
  { says: ['brand'], kept: 0.6, orders: [['N1', 0.2], ['1N', 0.1]] },
  { says: ['size'], kept: 0.85, orders: [['N1', 0.22]] },
  {
    says: ['audience', 'adjective'],
    kept: 0.45,
    orders: [['N12', 0.3], ['N21', 0.14], ['2N1', 0.1], ['1N2', 0.06], ['21N', 0.03]],
  },
  { says: ['adjective', 'adjective'], kept: 0.16, orders: [['N12', 0.1], ['1N2', 0.08], ['2N1', 0.07]] },
  { says: ['audience', 'tail'], kept: 0.3, orders: [['N12', 0.16], ['1N2', 0.12]] },
  { says: ['adjective', 'tail'], kept: 0.1, orders: [['N12', 0.1], ['1N2', 0.1]] },
  { says: ['audience', 'size'], kept: 0.3, orders: [['N12', 0.07]] },
  { says: ['adjective', 'size'], kept: 0.14, orders: [['N12', 0.06], ['1N2', 0.03]] },
  { says: ['audience', 'brand'], kept: 0.2, orders: [['N12', 0.04], ['N21', 0.03]] },
  { says: ['adjective', 'brand'], kept: 0.1, orders: [['N21', 0.04], ['N12', 0.02]] },
  { says: ['audience', 'adjective', 'tail'], kept: 0.012, orders: [['N123', 0.05], ['2N13', 0.03]] },
];
