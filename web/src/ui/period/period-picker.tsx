import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/ar';
import 'dayjs/locale/fr';
import 'dayjs/locale/ru';
import { IconLock } from '@tabler/icons-react';
import { addDays } from '@vitrina/contract/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../platform/create-format.ts';
import { useFormat, useLanguage } from '../../platform/use-format.ts';
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
  const language = useLanguage();
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
      <DatesProvider
        settings={{ locale: language, firstDayOfWeek: language === 'ar' ? 6 : 1, weekendDays: [] }}
      >
        <Calendar value={value} bounds={{ ...bounds, minimum: earliest }} onChange={onChange} />
      </DatesProvider>
      <Limits bounds={bounds} earliest={earliest} planDays={planDays} />
    </div>
  );
}

type CalendarProps = { value: Period; bounds: PeriodBounds; onChange: (period: Period) => void };

function Calendar({ value, bounds, onChange }: CalendarProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  const [draft, setDraft] = useState<[string | null, string | null]>([value.from, value.to]);
  const months = isNarrow === true ? 1 : 2;
  return (
    <DatePicker
      type="range"
      size="sm"
      className={classes['calendar'] ?? ''}
      allowSingleDateInRange
      numberOfColumns={months}
      // The chosen end stands in the right-hand month.
      defaultDate={months === 1 ? value.to : addDays(value.to, -28)}
      minDate={bounds.minimum}
      maxDate={bounds.maximum}
      value={draft}
      onChange={(range) => {
        setDraft(range);
        const [from, to] = range;
        if (from !== null && to !== null) onChange({ from, to });
      }}
      ariaLabels={{
        nextMonth: t('ui.period.nextMonth'),
        previousMonth: t('ui.period.previousMonth'),
        nextYear: t('ui.period.nextYear'),
        previousYear: t('ui.period.previousYear'),
        nextDecade: t('ui.period.nextYear'),
        previousDecade: t('ui.period.previousYear'),
      }}
    />
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
