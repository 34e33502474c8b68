import type { Condition } from '../ui/conditions/condition.ts';
import type { RequestStatisticsSearch } from './search.ts';

/** What narrows the queries of the chosen products and days. */
export const CONDITIONS: readonly Condition<RequestStatisticsSearch, 'costly'>[] = [
  {
    id: 'costly',
    name: 'requestStatistics.costly',
    write: ({ costly }, { t }) => (costly ? t('requestStatistics.costly') : undefined),
    cleared: { costly: false },
    added: { costly: true },
    isPossible: ({ view }) => view === 'queries',
  },
];
