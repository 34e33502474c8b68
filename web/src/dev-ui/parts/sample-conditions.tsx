import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Problem } from '../../platform/problem.ts';
import { ChoiceField } from '../../ui/conditions/choice-field.tsx';
import type { Condition, ConditionFields } from '../../ui/conditions/condition.ts';
import { ConditionHelp } from '../../ui/conditions/condition-help.tsx';
import { ConditionLine } from '../../ui/conditions/condition-line.tsx';
import { NumberField } from '../../ui/conditions/number-field.tsx';
import { conditionsOf, useWaitingConditions } from '../../ui/conditions/use-conditions.ts';
import { WordsField } from '../../ui/conditions/words-field.tsx';
import words from '../samples/words.json';

type Sample = { days: 7 | 28; frequency: number | undefined; text: string; isHidden: boolean };
type SampleId = 'days' | 'frequency' | 'text' | 'hidden';

const FIRST: Sample = { days: 7, frequency: 500, text: '', isHidden: false };
/** As the server refuses what a condition fills. */
const REFUSED = new Problem('request.invalid', { field: 'minFrequency' }, 400);

const CONDITIONS: readonly Condition<Sample, SampleId>[] = [
  { id: 'days', name: 'ui.period.label', write: ({ days }, { t }) => t('ui.trend.days', { count: days }) },
  {
    id: 'frequency',
    name: 'ui.figures',
    write: ({ frequency }, { format }) => (frequency === undefined ? undefined : format.count(frequency)),
    cleared: { frequency: undefined },
    inputs: ['minFrequency'],
  },
  {
    id: 'text',
    name: 'ui.table.filters',
    write: ({ text }, { t }) => (text === '' ? undefined : t('ui.table.containing', { text })),
    cleared: { text: '' },
  },
  {
    id: 'hidden',
    name: 'ui.table.noOrder',
    write: ({ isHidden }, { t }) => (isHidden ? t('ui.table.noOrder') : undefined),
    cleared: { isHidden: false },
    added: { isHidden: true },
  },
];

const FIELDS: ConditionFields<Sample, SampleId> = {
  days: ({ state, change, close }) => (
    <ChoiceField
      label={words.city}
      value={state.days}
      choices={([7, 28] as const).map((value) => ({ value, label: String(value) }))}
      onChange={(days) => change({ days })}
      onChosen={close}
    />
  ),
  frequency: ({ state, change }) => (
    <NumberField label={words.city} value={state.frequency} onChange={(frequency) => change({ frequency })} />
  ),
  text: ({ state, change }) => (
    <WordsField label={words.city} value={state.text} onChange={(text) => change({ text })} />
  ),
};

function useSample(first: Sample) {
  const [search, setSearch] = useState(first);
  return { search, change: (next: Partial<Sample>) => setSearch((old) => ({ ...old, ...next })) };
}

/** The same conditions, as a tool applies them that costs nothing and as one that costs a run. */
export function SampleConditions() {
  const free = conditionsOf(useSample({ ...FIRST, isHidden: true }));
  const waiting = useWaitingConditions(useSample(FIRST), (state) => state);
  const isRefused = waiting.applied.frequency === 1;
  return (
    <Stack>
      <ConditionLine
        conditions={CONDITIONS}
        fields={FIELDS}
        values={free}
        more={<ConditionHelp texts={words.things.slice(0, 2)} />}
      />
      <ConditionLine
        conditions={CONDITIONS}
        fields={FIELDS}
        values={waiting}
        error={isRefused ? REFUSED : null}
      />
    </Stack>
  );
}
