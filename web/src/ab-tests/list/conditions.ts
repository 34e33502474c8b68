import type { Condition } from '../../ui/conditions/condition.ts';
import type { AbTestSearch } from '../search.ts';

export type ConditionId = 'search' | 'statuses' | 'strategies';

/** Which tests are shown. */
export const CONDITIONS: readonly Condition<AbTestSearch, ConditionId>[] = [
  {
    id: 'search',
    name: 'abTests.conditions.name',
    write: ({ search }, { t }) => (search === '' ? undefined : t('abTests.chips.name', { text: search })),
    cleared: { search: '' },
    inputs: ['search'],
  },
  {
    id: 'statuses',
    name: 'abTests.conditions.status',
    write: ({ statuses }, { t }) =>
      statuses.length === 0
        ? undefined
        : statuses.map((status) => t(`abTests.statuses.${status}`)).join(', '),
    cleared: { statuses: [] },
    inputs: ['statuses'],
  },
  {
    id: 'strategies',
    name: 'abTests.conditions.strategy',
    write: ({ strategies }, { t }) =>
      strategies.length === 0
        ? undefined
        : strategies.map((strategy) => t(`abTests.strategies.${strategy}`)).join(', '),
    cleared: { strategies: [] },
    inputs: ['strategies'],
  },
];

/** Whether an empty list says that there are no such tests rather than none at all. */
export function isNarrowed({ search, statuses, strategies }: AbTestSearch): boolean {
  return search !== '' || statuses.length > 0 || strategies.length > 0;
}
