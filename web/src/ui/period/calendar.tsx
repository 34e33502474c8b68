import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { addDays } from '@vitrina/contract/dates.ts';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useCalendarNames } from './calendar-names.ts';
import type { PeriodBounds } from './period.ts';
import type { PeriodDraft } from './period-draft.ts';
import classes from './period-picker.module.css';
import { type DayRefusal, refuseDay } from './refuse-period.ts';
import { useCalendarProps } from './use-calendar-props.ts';

// Fetched when somebody opens a calendar: presets are enough for most.
const DatePicker = lazy(async () => {
  const [dates] = await Promise.all([import('@mantine/dates'), import('@mantine/dates/styles.layer.css')]);
  return { default: dates.DatePicker<'range'> };
});

type CalendarProps = {
  draft: PeriodDraft;
  bounds: PeriodBounds;
  planDays: number | null;
  reasons: Record<DayRefusal, string>;
};

/** Two months side by side; one on a phone. */
export function Calendar(props: CalendarProps) {
  const isReady = useCalendarNames();
  const waiting = <Skeleton className={classes['waiting'] ?? ''} />;
  return (
    <div className={classes['calendar']}>
      <Suspense fallback={waiting}>{isReady ? <Months {...props} /> : waiting}</Suspense>
    </div>
  );
}

function Months({ draft, bounds, planDays, reasons }: CalendarProps) {
  const format = useFormat();
  const calendarProps = useCalendarProps();
  const isNarrow = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  const months = isNarrow === true ? 1 : 2;
  const last = draft.to ?? draft.from ?? bounds.maximum;
  // The chosen end stands in the right-hand month.
  const [shown, setShown] = useState(months === 1 ? last : addDays(last, -28));
  return (
    <DatePicker
      type="range"
      {...calendarProps}
      allowSingleDateInRange
      numberOfColumns={months}
      date={shown}
      onDateChange={setShown}
      // Days of the first month before the bound are there to say why they cannot be chosen.
      minDate={`${bounds.minimum.slice(0, 7)}-01`}
      maxDate={bounds.maximum}
      getDayProps={(day) => {
        const refusal = refuseDay(day, bounds, planDays);
        if (refusal === undefined) return {};
        const reason = reasons[refusal];
        return {
          disabled: true,
          title: reason,
          'aria-label': `${format.day(day)}, ${reason}`,
          'data-locked': refusal === 'beforePlan' || undefined,
        };
      }}
      value={[draft.from ?? null, draft.to ?? null]}
      onChange={([from, to]) => draft.pick(from, to)}
    />
  );
}
