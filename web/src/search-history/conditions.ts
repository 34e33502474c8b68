import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { Condition } from '../ui/conditions/condition.ts';
import type { SearchHistorySearch } from './search.ts';

/** undefined: not known by name. */
export type HistoryState = SearchHistorySearch & { cityName: string | undefined };

export type ConditionId = 'contains' | 'misspelt' | 'city' | 'window' | 'hideEmpty';

const isMarket = ({ queries }: HistoryState) => queries.length === 0;
const isOfQueries = (state: HistoryState) => !isMarket(state);

/** What the numbers are of. A city and empty lines are of chosen queries, a part of the text of the market. */
export const CONDITIONS: readonly Condition<HistoryState, ConditionId>[] = [
  {
    id: 'window',
    name: 'searchHistory.window',
    write: ({ window }, { t }) =>
      t('searchHistory.conditions.window', { days: t('searchHistory.windowDays', { count: window }) }),
  },
  {
    id: 'city',
    name: 'queries.city',
    write: ({ city, cityName }, { t }) =>
      city === WHOLE_COUNTRY ? undefined : t('searchHistory.cityIs', { name: cityName ?? String(city) }),
    cleared: { city: WHOLE_COUNTRY },
    isPossible: isOfQueries,
    inputs: ['cityId'],
  },
  {
    id: 'hideEmpty',
    name: 'searchHistory.withoutEmpty',
    write: ({ hideEmpty }, { t }) => (hideEmpty ? t('searchHistory.withoutEmpty') : undefined),
    cleared: { hideEmpty: false },
    added: { hideEmpty: true },
    isPossible: isOfQueries,
  },
  {
    id: 'contains',
    name: 'searchHistory.contains',
    write: ({ contains }, { t }) =>
      contains === '' ? undefined : t('ui.table.containing', { text: contains }),
    cleared: { contains: '' },
    isPossible: isMarket,
    inputs: ['contains'],
  },
  {
    id: 'misspelt',
    name: 'queries.misspeltOnly',
    write: ({ misspelt }, { t }) => (misspelt ? t('queries.misspeltOnly') : undefined),
    cleared: { misspelt: false },
    added: { misspelt: true },
    isPossible: isMarket,
  },
];
