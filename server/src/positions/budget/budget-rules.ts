import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import { chooseStep } from '../rules.ts';

/** product.md 9.2: one unique query serves up to ten products; the eleventh begins another one. */
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
