import { Day } from '@vitrina/contract/dates.ts';
import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import type { Words } from '../platform/texts/words.ts';
import type { Condition } from '../ui/conditions/condition.ts';
import { LOOSE } from './rules.ts';
import type { UndervaluedSearch } from './search.ts';

const KOPECKS = 100;
const PERCENT = 100;

function writePrice({ priceFrom, priceTo }: UndervaluedSearch, { t, format }: Words): string | undefined {
  const rubles = (value: number) => format.rubles(value * KOPECKS);
  if (priceFrom === undefined)
    return priceTo === undefined ? undefined : t('undervaluedQueries.chips.priceTo', { to: rubles(priceTo) });
  return priceTo === undefined
    ? t('undervaluedQueries.chips.priceFrom', { from: rubles(priceFrom) })
    : t('undervaluedQueries.chips.price', { from: rubles(priceFrom), to: rubles(priceTo) });
}

export type ConditionId =
  | 'marketplace'
  | 'contains'
  | 'minFrequency'
  | 'maxCompetitors'
  | 'price'
  | 'span'
  | 'minGrowth'
  | 'day'
  | 'mine'
  | 'misspelt'
  | 'area';

/** What narrows the list. */
export const CONDITIONS: readonly Condition<UndervaluedSearch, ConditionId>[] = [
  {
    id: 'marketplace',
    name: 'undervaluedQueries.marketplace',
    write: ({ marketplace }, { t }) => t(`marketplaces.${marketplace}`),
    isFree: true,
  },
  {
    id: 'contains',
    name: 'undervaluedQueries.conditions.contains',
    write: ({ contains }, { t }) =>
      contains === '' ? undefined : t('undervaluedQueries.chips.contains', { text: contains }),
    cleared: LOOSE.contains,
    inputs: ['contains'],
  },
  {
    id: 'minFrequency',
    name: 'undervaluedQueries.conditions.frequency',
    write: ({ frequency }, { t, format }) =>
      t('undervaluedQueries.chips.frequency', { value: format.count(frequency) }),
    cleared: { frequency: UNDERVALUED_BOUNDS.usualFrequency },
    inputs: ['minFrequency'],
  },
  {
    id: 'maxCompetitors',
    name: 'undervaluedQueries.conditions.competitors',
    write: ({ competitors }, { t, format }) =>
      competitors === undefined
        ? undefined
        : t('undervaluedQueries.chips.competitors', { value: format.count(competitors) }),
    cleared: LOOSE.maxCompetitors,
    inputs: ['maxCompetitors'],
  },
  {
    id: 'price',
    name: 'undervaluedQueries.conditions.price',
    write: writePrice,
    cleared: LOOSE.price,
    inputs: ['priceFromKopecks', 'priceToKopecks'],
  },
  {
    id: 'span',
    name: 'undervaluedQueries.filters.span',
    write: ({ growth }, { t }) =>
      t('undervaluedQueries.chips.span', { days: t(`undervaluedQueries.filters.days.${growth}`) }),
  },
  {
    id: 'minGrowth',
    name: 'undervaluedQueries.conditions.growth',
    write: ({ minGrowth }, { t, format }) =>
      minGrowth === undefined
        ? undefined
        : t('undervaluedQueries.chips.growth', { value: format.change(minGrowth / PERCENT) }),
    cleared: LOOSE.minGrowth,
    inputs: ['minGrowth'],
  },
  {
    id: 'day',
    name: 'undervaluedQueries.filters.day',
    write: ({ day }, { t, format }) => {
      const { data } = Day.safeParse(day);
      return data && t('undervaluedQueries.chips.day', { day: format.day(data) });
    },
    cleared: { day: '' },
    inputs: ['day'],
  },
  {
    id: 'mine',
    name: 'undervaluedQueries.filters.hideMine',
    write: ({ hideMine }, { t }) => (hideMine ? t('undervaluedQueries.filters.hideMine') : undefined),
    cleared: LOOSE.mine,
    added: { hideMine: true },
  },
  {
    id: 'misspelt',
    name: 'queries.misspeltOnly',
    write: ({ misspelt }, { t }) => (misspelt ? t('queries.misspeltOnly') : undefined),
    cleared: { misspelt: false },
    added: { misspelt: true },
  },
  {
    id: 'area',
    name: 'undervaluedQueries.chips.area',
    write: ({ area }, { t }) => (area.length === 0 ? undefined : t('undervaluedQueries.chips.area')),
    cleared: { area: [] },
  },
];

/** The market begins with queries that are searched once a day: no number or a smaller one means those. */
export function completeConditions(search: UndervaluedSearch): Partial<UndervaluedSearch> {
  return {
    ...search,
    contains: search.contains.trim(),
    frequency: Math.max(search.frequency, UNDERVALUED_BOUNDS.leastFrequency),
    // Another list has other points to circle.
    area: [],
  };
}
