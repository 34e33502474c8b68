import { Day } from '@vitrina/contract/dates.ts';
import { USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import type { Condition } from '../ui/conditions/condition.ts';
import { METRIC_UNITS } from './rules.ts';
import type { SharpJumpsSearch } from './search.ts';
import { baseInUnits } from './to-question.ts';

export type ConditionId =
  | 'marketplace'
  | 'metric'
  | 'window'
  | 'minBase'
  | 'day'
  | 'contains'
  | 'misspelt'
  | 'seasonal';

/** What the list is made of. */
export const CONDITIONS: readonly Condition<SharpJumpsSearch, ConditionId>[] = [
  {
    id: 'marketplace',
    name: 'sharpJumps.marketplace',
    write: ({ marketplace }, { t }) => t(`marketplaces.${marketplace}`),
    isFree: true,
  },
  {
    id: 'metric',
    name: 'sharpJumps.filters.metric',
    write: ({ metric }, { t }) => t('sharpJumps.chips.metric', { metric: t(`sharpJumps.metrics.${metric}`) }),
  },
  {
    id: 'window',
    name: 'sharpJumps.filters.window',
    write: ({ window }, { t }) =>
      t('sharpJumps.chips.window', { days: t('sharpJumps.filters.days', { count: window }) }),
  },
  {
    id: 'minBase',
    name: 'sharpJumps.filters.base.count',
    write: ({ metric, base }, { t, format }) =>
      t('sharpJumps.chips.base', {
        base: format.value(
          base === undefined ? USUAL_BASES[metric] : baseInUnits(metric, base),
          METRIC_UNITS[metric],
        ),
      }),
    cleared: { base: undefined },
    inputs: ['minBase'],
  },
  {
    id: 'day',
    name: 'sharpJumps.filters.day',
    write: ({ day }, { t, format }) => {
      const { data } = Day.safeParse(day);
      return data && t('sharpJumps.chips.day', { day: format.day(data) });
    },
    cleared: { day: '' },
    inputs: ['day'],
  },
  {
    id: 'contains',
    name: 'sharpJumps.conditions.contains',
    write: ({ contains }, { t }) =>
      contains === '' ? undefined : t('sharpJumps.chips.contains', { text: contains }),
    cleared: { contains: '' },
    inputs: ['contains'],
  },
  {
    id: 'misspelt',
    name: 'queries.misspeltOnly',
    write: ({ misspelt }, { t }) => (misspelt ? t('queries.misspeltOnly') : undefined),
    cleared: { misspelt: false },
    added: { misspelt: true },
  },
  {
    id: 'seasonal',
    name: 'sharpJumps.filters.hideSeasonal',
    write: ({ hideSeasonal }, { t }) => (hideSeasonal ? t('sharpJumps.filters.hideSeasonal') : undefined),
    cleared: { hideSeasonal: false },
    added: { hideSeasonal: true },
    isFree: true,
  },
];

/** A base of nothing is the usual one of the metric. */
export function completeConditions(search: SharpJumpsSearch): SharpJumpsSearch {
  const { base, contains } = search;
  return { ...search, contains: contains.trim(), base: base === 0 ? undefined : base };
}
