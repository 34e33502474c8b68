import type { Condition } from '../ui/conditions/condition.ts';
import type { ProductsInSearchSearch } from './search.ts';

/** undefined: not known by name. */
export type ShelfConditionState = ProductsInSearchSearch & { cityName: string | undefined };
export type ConditionId = 'city' | 'depth';

/** Where the buyer is, and how far a new look reads. */
export const CONDITIONS: readonly Condition<ShelfConditionState, ConditionId>[] = [
  {
    id: 'city',
    name: 'queries.city',
    // Nothing is shown without one: the chip stands there before it is chosen.
    write: ({ city, cityName }, { t }) => (city === 0 ? `${t('queries.city')}…` : (cityName ?? String(city))),
  },
  {
    id: 'depth',
    name: 'productsInSearch.depth',
    write: ({ depth }, { t }) => t('productsInSearch.depths', { count: depth }),
  },
];
