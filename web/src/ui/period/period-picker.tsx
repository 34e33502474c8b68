import { Button, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../platform/create-format.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Calendar } from './calendar.tsx';
import { earliestInPlan, findPreset, PERIOD_PRESETS, type PeriodBounds, presetPeriod } from './period.ts';
import classes from './period-picker.module.css';

type PeriodPickerProps = {
  value: Period;
  bounds: PeriodBounds;
  planDays: number | null;
  onChange: (period: Period) => void;
};

export function PeriodPicker({ value, bounds, planDays, onChange }: PeriodPickerProps) {
  const { t } = useTranslation();
  const earliest = earliestInPlan(bounds, planDays);
  return (
    <div className={classes['picker']}>
      <div className={classes['presets']} role="group" aria-label={t('ui.period.presets')}>
        {PERIOD_PRESETS.map((preset) => {
          const period = presetPeriod(preset, bounds);
          const isLocked = period.from < earliest;
          const isActive = findPreset(value, bounds) === preset;
          return (
            <Button
              key={preset}
              size="xs"
              className={classes['preset'] ?? ''}
              justify="space-between"
              variant={isActive ? 'light' : 'subtle'}
              color={isActive ? 'primary' : 'gray'}
              disabled={isLocked}
              aria-pressed={isActive}
              rightSection={isLocked ? <IconLock size={13} aria-hidden /> : null}
              onClick={() => onChange(period)}
            >
              {t(`ui.period.${preset}`)}
            </Button>
          );
        })}
      </div>
      <Calendar value={value} bounds={{ ...bounds, minimum: earliest }} onChange={onChange} />
      <Limits bounds={bounds} earliest={earliest} planDays={planDays} />
    </div>
  );
}

type LimitsProps = { bounds: PeriodBounds; earliest: string; planDays: number | null };

/** Why some days cannot be chosen. */
function Limits({ bounds, earliest, planDays }: LimitsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isPlan = planDays !== null && earliest > bounds.minimum;
  return (
    <Text size="xs" c="dimmed" className={classes['limits']}>
      {isPlan && <IconLock size={13} aria-hidden />}
      {isPlan
        ? t('ui.period.plan', { count: planDays, day: format.day(earliest) })
        : t('ui.period.minimum', { day: format.day(bounds.minimum) })}
    </Text>
  );
}
