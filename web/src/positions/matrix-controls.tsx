import { Group, SegmentedControl, Select } from '@mantine/core';
import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { PositionGrouping, type StepMinutes } from '@vitrina/contract/positions.ts';
import type * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock.ts';
import { PeriodField } from '../ui/period/period-field.tsx';
import { chooseGrouping, isGroupingPossible } from './rules.ts';
import type { PositionEntrySearch } from './search.ts';

type Asked = z.infer<typeof PositionEntrySearch>;
type Props = {
  asked: Asked;
  period: { from: Day; to: Day };
  step: StepMinutes;
  historyDays: number | null;
  onChange: (next: Partial<Asked>) => void;
};

const CHOICES = ['last', 'best', 'median'] as const;
const VIEWS = ['matrix', 'lines'] as const;
const OLDEST_DAYS = 365;

export function MatrixControls({ asked, period, step, historyDays, onChange }: Props) {
  const { t } = useTranslation();
  const today = moscowDay(now());
  return (
    <Group gap="sm" align="flex-end">
      <PeriodField
        label={t('positions.period')}
        value={period}
        onChange={(next) => onChange({ ...next, grouping: chooseGrouping(asked.grouping, next, step) })}
        minimum={addDays(today, -OLDEST_DAYS)}
        maximum={today}
        planDays={historyDays}
      />
      <Select
        label={t('positions.grouping')}
        w={150}
        data={PositionGrouping.options.map((grouping) => ({
          value: grouping,
          label: t(`positions.groupings.${grouping}`),
          disabled: !isGroupingPossible(grouping, period, step),
        }))}
        value={asked.grouping}
        onChange={(value) =>
          onChange({ grouping: PositionGrouping.options.find((one) => one === value) ?? 'Hour' })
        }
        allowDeselect={false}
      />
      <Select
        label={t('positions.choice')}
        w={190}
        data={CHOICES.map((choice) => ({ value: choice, label: t(`positions.choices.${choice}`) }))}
        value={asked.choice}
        onChange={(value) => onChange({ choice: CHOICES.find((one) => one === value) ?? 'last' })}
        allowDeselect={false}
      />
      <SegmentedControl
        aria-label={t('positions.view')}
        data={VIEWS.map((view) => ({ value: view, label: t(`positions.views.${view}`) }))}
        value={asked.view}
        onChange={(value) => onChange({ view: value === 'lines' ? 'lines' : 'matrix' })}
      />
    </Group>
  );
}
