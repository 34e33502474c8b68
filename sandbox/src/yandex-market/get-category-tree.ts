import type { MarketCall } from './market-call.ts';

const ROOT = { id: 90_401, name: 'Все товары' };

/** All categories hang on one root: the market knows no deeper tree. */
export function getCategoryTree({ market }: MarketCall) {
  return {
    status: 'OK',
    result: { ...ROOT, children: market.categories.map(({ id, name }) => ({ id, name })) },
  };
}

export function nameCategory({ market }: Pick<MarketCall, 'market'>, categoryId: number): string {
  return market.categories.find(({ id }) => id === categoryId)?.name ?? '';
}
