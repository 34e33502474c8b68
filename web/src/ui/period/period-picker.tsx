import { Anchor, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../platform/texts/create-format.ts';
import { useLanguage, useTexts } from '../../platform/texts/use-format.ts';
import { Calendar } from './calendar.tsx';
import { earliestInPlan, type PeriodBounds } from './period.ts';
import { PeriodDates } from './period-dates.tsx';
import { type PeriodDraft, periodDraft, writeEnds } from './period-draft.ts';
import classes from './period-picker.module.css';
import { PeriodPresets } from './period-presets.tsx';

/** Remembers what is typed of a period until it is shown. */
function usePeriodDraft(
  value: Period,
  bounds: PeriodBounds,
  planDays: number | null,
  onChange: (period: Period) => void,
): PeriodDraft {
  const language = useLanguage();
  const [texts, setTexts] = useState(() => writeEnds(value.from, value.to, language));
  return periodDraft({ texts, setTexts, bounds, planDays, language, onChange });
}

type PeriodPickerProps = {
  value: Period;
  bounds: PeriodBounds;
  planDays: number | null;
  minimumText: string | undefined;
  onChange: (period: Period) => void;
};

export function PeriodPicker({ value, bounds, planDays, minimumText, onChange }: PeriodPickerProps) {
  const { t, format } = useTexts();
  const draft = usePeriodDraft(value, bounds, planDays, onChange);
  const texts = {
    beforeMinimum: minimumText ?? t('ui.period.minimum', { day: format.day(bounds.minimum) }),
    beforePlan: t('ui.period.inPlan', { count: planDays ?? 0 }),
    afterMaximum: t('ui.period.maximum', { day: format.day(bounds.maximum) }),
  };
  return (
    <div className={classes['picker']}>
      <PeriodPresets value={value} bounds={bounds} planDays={planDays} onChange={onChange} />
      <Calendar draft={draft} bounds={bounds} planDays={planDays} reasons={texts} />
      <PeriodDates draft={draft} reasons={texts} />
      <Limits
        minimumText={texts.beforeMinimum}
        planText={earliestInPlan(bounds, planDays) > bounds.minimum ? texts.beforePlan : undefined}
      />
    </div>
  );
}

/** Why some days cannot be chosen, and where that can be changed. */
function Limits({ minimumText, planText }: { minimumText: string; planText: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Text size="xs" c="dimmed" component="div" className={classes['limits']}>
      {planText !== undefined && (
        <span className={classes['limit']}>
          <IconLock size={13} aria-hidden />
          {planText}
          <Anchor component={Link} to="/pages/account-settings/tariff" size="xs">
            {t('ui.period.plans')}
          </Anchor>
        </span>
      )}
      <span className={classes['limit']}>{minimumText}</span>
    </Text>
  );
}
