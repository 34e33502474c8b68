import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../platform/texts/create-format.ts';
import { Hint } from '../floating/hint.tsx';
import { earliestInPlan, findPreset, PERIOD_PRESETS, type PeriodBounds, presetPeriod } from './period.ts';
import classes from './period-picker.module.css';

type PeriodPresetsProps = {
  value: Period;
  bounds: PeriodBounds;
  planDays: number | null;
  onChange: (period: Period) => void;
};

export function PeriodPresets({ value, bounds, planDays, onChange }: PeriodPresetsProps) {
  const { t } = useTranslation();
  const earliest = earliestInPlan(bounds, planDays);
  const chosen = findPreset(value, bounds);
  return (
    <div className={classes['presets']} role="group" aria-label={t('ui.period.presets')}>
      {PERIOD_PRESETS.map((preset) => {
        const period = presetPeriod(preset, bounds);
        const isLocked = period.from < earliest;
        const isActive = chosen === preset;
        return (
          <Hint key={preset} label={t('ui.period.inPlan', { count: planDays ?? 0 })} isOff={!isLocked}>
            <Button
              size="xs"
              className={classes['preset'] ?? ''}
              justify="space-between"
              variant={isActive ? 'light' : 'subtle'}
              color={isActive ? 'primary' : 'gray'}
              // A locked preset can be reached, to hear why.
              {...(isLocked ? { 'data-disabled': true } : {})}
              aria-disabled={isLocked}
              aria-pressed={isActive}
              rightSection={isLocked ? <IconLock size={13} aria-hidden /> : null}
              onClick={() => (isLocked ? undefined : onChange(period))}
            >
              {t(`ui.period.${preset}`)}
            </Button>
          </Hint>
        );
      })}
    </div>
  );
}
