import { Alert, Group, Radio, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { AbStrategy, AbSureBy } from '@vitrina/contract/ab-tests/project.ts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { SelectField } from '../../ui/select/lazy.tsx';
import { WholeField } from '../../ui/typed-text/whole-field.tsx';
import { intervalText } from '../state/interval-text.ts';
import { PlanLines } from './plan-lines.tsx';
import {
  changesOf,
  draftOf,
  listFaults,
  listIntervals,
  type StrategyDraft,
  type StrategyField,
  TARGETS,
} from './strategy-draft.ts';
import { usePlan } from './use-plan.ts';
import type { Setup } from './use-setup.ts';

type Fields = {
  draft: StrategyDraft;
  faults: readonly StrategyField[];
  /** While it is typed. */
  change: (next: Partial<StrategyDraft>) => void;
  /** On leaving a field, or at once for a choice. */
  store: (next?: Partial<StrategyDraft>) => void;
};

function useFields({ test, save }: Setup): Fields {
  const [draft, setDraft] = useState(() => draftOf(test.settings));
  return {
    draft,
    faults: listFaults(draft),
    change: (next) => setDraft((known) => ({ ...known, ...next })),
    store: (next = {}) => {
      const whole = { ...draft, ...next };
      setDraft(whole);
      const changes = changesOf(whole, test.settings);
      if (Object.keys(changes).length > 0) save.mutate(changes);
    },
  };
}

export function StrategyStep({ setup }: { setup: Setup }) {
  const fields = useFields(setup);
  const plan = usePlan(setup);
  return (
    <Stack gap="lg" maw={720}>
      <StrategyChoice {...fields} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Interval {...fields} leastInterval={plan.data?.leastInterval ?? 0} />
        <ForceFinishFields {...fields} />
        <Targets {...fields} />
      </SimpleGrid>
      <Honesty {...fields} />
      <PlanLines plan={plan} minimumEffect={Number(fields.draft.minimumEffect)} />
      <Winner {...fields} />
      <ProblemAlert error={setup.save.error} />
    </Stack>
  );
}

function StrategyChoice({ draft, store }: Fields) {
  const { t } = useTexts();
  return (
    <Radio.Group
      label={t('abTests.strategy.title')}
      value={draft.strategy}
      onChange={(value) => store({ strategy: AbStrategy.parse(value) })}
    >
      <Stack gap="sm" mt="sm">
        {AbStrategy.options.map((strategy) => (
          <Radio
            key={strategy}
            value={strategy}
            label={t(`abTests.strategies.${strategy}`)}
            description={t(`abTests.strategy.meanings.${strategy}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function Interval({ draft, store, leastInterval }: Fields & { leastInterval: number }) {
  const { t } = useTexts();
  const isTooShort = draft.intervalMinutes < leastInterval;
  const least = intervalText(t, leastInterval);
  return (
    <SelectField
      label={t('abTests.strategy.interval')}
      description={
        leastInterval > 0
          ? t('abTests.strategy.intervalLeast', { least })
          : t('abTests.strategy.intervalHint')
      }
      value={String(draft.intervalMinutes)}
      data={listIntervals(draft.intervalMinutes, leastInterval).map((minutes) => ({
        value: String(minutes),
        label: intervalText(t, minutes),
      }))}
      onChange={(value) => value !== null && store({ intervalMinutes: Number(value) })}
      allowDeselect={false}
      error={isTooShort ? t('abTests.strategy.intervalError', { least }) : undefined}
    />
  );
}

type NumberOf = 'targetViews' | 'targetClicks' | 'minimumEffect';
const BOUNDS = {
  targetViews: AB_BOUNDS.views,
  targetClicks: AB_BOUNDS.clicks,
  minimumEffect: AB_BOUNDS.minimumEffect,
} as const satisfies Record<NumberOf, readonly [number, number]>;

function NumberField({ name, draft, faults, change, store }: Fields & { name: NumberOf }) {
  const { t, format } = useTexts();
  const [minimum, maximum] = BOUNDS[name];
  return (
    <WholeField
      label={t(`abTests.strategy.${name}`)}
      description={t(`abTests.strategy.${name}Hint`)}
      value={draft[name]}
      onChange={(text) => change({ [name]: text })}
      onBlur={() => store()}
      error={
        faults.includes(name)
          ? t('abTests.strategy.within', { minimum: format.count(minimum), maximum: format.count(maximum) })
          : undefined
      }
    />
  );
}

function Targets(fields: Fields) {
  const { t } = useTexts();
  const { draft, store } = fields;
  const target = TARGETS[draft.strategy];
  return (
    <>
      {target !== undefined && <NumberField {...fields} name={target} />}
      {draft.strategy === 'sure' && (
        <Radio.Group
          label={t('abTests.strategy.sureBy')}
          value={draft.sureBy}
          onChange={(value) => store({ sureBy: AbSureBy.parse(value) })}
        >
          <Stack gap="sm" mt="sm">
            {AbSureBy.options.map((by) => (
              <Radio
                key={by}
                value={by}
                label={t(`abTests.strategy.sure.${by}`)}
                description={t(`abTests.strategy.sureMeanings.${by}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <NumberField {...fields} name="minimumEffect" />
    </>
  );
}

/** What showing the better images more is paid with. */
function Honesty({ draft }: Fields) {
  const { t } = useTexts();
  if (draft.strategy !== 'adaptive') return null;
  return (
    <Alert color="yellow" role="note">
      {t('abTests.strategy.adaptivePrice')}
    </Alert>
  );
}

function ForceFinishFields({ draft, faults, change, store }: Fields) {
  const { t } = useTexts();
  const isWrong = faults.includes('forceFinish');
  const [least, most] = AB_BOUNDS.forceFinishDays;
  return (
    <div role="group" aria-label={t('abTests.strategy.forceFinish')}>
      <Text size="sm" fw={500}>
        {t('abTests.strategy.forceFinish')}
      </Text>
      <Text size="xs" c="dimmed" mb={6}>
        {t('abTests.strategy.forceFinishHint')}
      </Text>
      <Group gap="sm" align="flex-start">
        {(['days', 'hours'] as const).map((unit) => (
          <WholeField
            key={unit}
            w={110}
            label={t(`abTests.strategy.${unit}`)}
            value={draft[unit]}
            onChange={(text) => change({ [unit]: text })}
            onBlur={() => store()}
            error={isWrong}
          />
        ))}
      </Group>
      {isWrong && (
        <Text size="xs" c="var(--mantine-color-error)" mt={4} role="alert">
          {t('abTests.strategy.forceFinishError', { least, most })}
        </Text>
      )}
    </div>
  );
}

function Winner({ draft, store }: Fields) {
  const { t } = useTexts();
  return (
    <Switch
      label={t('abTests.strategy.appliesWinner')}
      description={t('abTests.strategy.appliesWinnerHint')}
      checked={draft.appliesWinner}
      onChange={(event) => store({ appliesWinner: event.currentTarget.checked })}
    />
  );
}
