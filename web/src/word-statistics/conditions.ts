import type { Condition } from '../ui/conditions/condition.ts';
import type { WordStatisticsSearch } from './search.ts';

type WordCondition<Id extends string> = Condition<WordStatisticsSearch, Id>;

const CONTAINS: WordCondition<'contains'> = {
  id: 'contains',
  name: 'wordStatistics.find',
  write: ({ contains }, { t }) =>
    contains === '' ? undefined : t('ui.table.containing', { text: contains }),
  cleared: { contains: '' },
};

/** Which words of the chosen products are shown. */
export const OWN_CONDITIONS: readonly WordCondition<'contains' | 'place'>[] = [
  CONTAINS,
  {
    id: 'place',
    name: 'wordStatistics.place',
    write: ({ place }, { t }) => (place === 'any' ? undefined : t(`wordStatistics.places.${place}`)),
    cleared: { place: 'any' },
    isPossible: ({ list }) => list === 'words',
  },
];

/** Which words of a whole market are shown. */
export const MARKET_CONDITIONS: readonly WordCondition<'marketplace' | 'window' | 'contains' | 'misspelt'>[] =
  [
    {
      id: 'marketplace',
      name: 'wordStatistics.marketplace',
      write: ({ marketplace }, { t }) => t(`marketplaces.${marketplace}`),
    },
    {
      id: 'window',
      name: 'wordStatistics.window',
      write: ({ window }, { t }) =>
        t('wordStatistics.overDays', { days: t('wordStatistics.days', { count: window }) }),
    },
    CONTAINS,
    {
      id: 'misspelt',
      name: 'queries.misspeltOnly',
      write: ({ misspelt }, { t }) => (misspelt ? t('queries.misspeltOnly') : undefined),
      cleared: { misspelt: false },
      added: { misspelt: true },
    },
  ];
