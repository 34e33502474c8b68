import { POSITION_RULES, type PositionStepChange, type StepMinutes } from '@vitrina/contract/positions.ts';
import { chooseStep } from './rules.ts';

/** spec 9: one unique query serves up to ten products; the eleventh begins another one. */
export function costOf(products: number): number {
  return Math.ceil(products / POSITION_RULES.productsPerQuery);
}

/** What comes back when one of the products stops following a query: the tens may stay as many without it. */
export function givesBack(products: number): number {
  return products === 0 ? 0 : costOf(products) - costOf(products - 1);
}

/** Of an entry that goes away: each of its queries loses one product. */
export function entryGivesBack(productsOfQueries: readonly number[], uniqueQueries: number) {
  const back = productsOfQueries.reduce((sum, products) => sum + givesBack(products), 0);
  return { givesBack: back, stepAfter: chooseStep(uniqueQueries - back) };
}

type StoredStep = { changedAt: Date; stepMinutes: StepMinutes; uniqueQueries: number };

/** Changes with what was before each of them, the newest first as they are given; before the first is the shortest step. */
export function chainSteps(newestFirst: readonly StoredStep[]): PositionStepChange[] {
  return newestFirst.map(({ changedAt, stepMinutes, uniqueQueries }, index) => ({
    changedAt: changedAt.toISOString(),
    before: newestFirst[index + 1]?.stepMinutes ?? chooseStep(0),
    stepMinutes,
    uniqueQueries,
  }));
}
