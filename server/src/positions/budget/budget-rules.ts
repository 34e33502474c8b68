import { chooseStep } from '@vitrina/contract/positions/rules.ts';
import { costOf } from '../rules.ts';

/** What comes back when one of the products stops following a query: the tens may stay as many without it. */
export function givesBack(products: number): number {
  return products === 0 ? 0 : costOf(products) - costOf(products - 1);
}

/** Of an entry that goes away: each of its queries loses one product. */
export function entryGivesBack(productsOfQueries: readonly number[], uniqueQueries: number) {
  const back = productsOfQueries.reduce((sum, products) => sum + givesBack(products), 0);
  return { givesBack: back, stepAfter: chooseStep(uniqueQueries - back) };
}
