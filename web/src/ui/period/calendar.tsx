import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { addDays } from '@vitrina/contract/dates.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../platform/create-format.ts';
import type { LanguageId } from '../../platform/languages.ts';
import { useLanguage } from '../../platform/use-format.ts';
import type { PeriodBounds } from './period.ts';
import classes from './period-picker.module.css';

// Month and weekday names of dayjs; English is built in.
const NAMES: Record<LanguageId, () => Promise<unknown>> = {
  ru: () => import('dayjs/locale/ru'),
  en: () => Promise.resolve(),
  fr: () => import('dayjs/locale/fr'),
  ar: () => import('dayjs/locale/ar'),
};

// Fetched when somebody opens a calendar: presets are enough for most.
const DatePicker = lazy(async () => {
  const [dates] = await Promise.all([import('@mantine/dates'), import('@mantine/dates/styles.css')]);
  return { default: dates.DatePicker<'range'> };
});

const CALENDAR_HEIGHT_PX = 300;

type CalendarProps = { value: Period; bounds: PeriodBounds; onChange: (period: Period) => void };

/** Two months side by side; one on a phone. */
export function Calendar(props: CalendarProps) {
  const language = useLanguage();
  const [isReady, setIsReady] = useState(language === 'en');
  if (!isReady) void NAMES[language]().then(() => setIsReady(true));
  const waiting = <Skeleton className={classes['calendar'] ?? ''} height={CALENDAR_HEIGHT_PX} width={520} />;
  return (
    <Suspense fallback={waiting}>{isReady ? <Months {...props} language={language} /> : waiting}</Suspense>
  );
}

function Months({ value, bounds, onChange, language }: CalendarProps & { language: LanguageId }) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  const [draft, setDraft] = useState<[string | null, string | null]>([value.from, value.to]);
  const months = isNarrow === true ? 1 : 2;
  return (
    <DatePicker
      type="range"
      size="sm"
      className={classes['calendar'] ?? ''}
      locale={language}
      firstDayOfWeek={language === 'ar' ? 6 : 1}
      weekendDays={[]}
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
