import { FocusTrap, Skeleton } from '@mantine/core';
import type { Day } from '@vitrina/contract/dates.ts';
import { lazy, Suspense } from 'react';
import { useCalendarNames } from './calendar-names.ts';
import type { PeriodBounds } from './period.ts';
import classes from './period-field.module.css';
import { useCalendarProps } from './use-calendar-props.ts';

const DatePicker = lazy(async () => {
  const [dates] = await Promise.all([import('@mantine/dates'), import('@mantine/dates/styles.layer.css')]);
  return { default: dates.DatePicker<'default'> };
});

type DayCalendarProps = {
  value: Day | undefined;
  bounds: PeriodBounds | undefined;
  onChange: (day: Day) => void;
};

/** A month, of which one day is chosen. */
export function DayCalendar({ value, bounds, onChange }: DayCalendarProps) {
  const calendarProps = useCalendarProps();
  const isReady = useCalendarNames();
  const waiting = <Skeleton className={classes['month'] ?? ''} />;
  if (!isReady) return waiting;
  const shown = value ?? bounds?.maximum;
  return (
    <Suspense fallback={waiting}>
      {/* Within what is waited for: the trap looks for the chosen day once. */}
      <FocusTrap>
        <div>
          <DatePicker
            {...calendarProps}
            // Escape closes the calendar and not the dialog under it.
            __stopPropagation
            {...(bounds === undefined ? {} : { minDate: bounds.minimum, maxDate: bounds.maximum })}
            {...(shown === undefined ? {} : { defaultDate: shown })}
            value={value ?? null}
            getDayProps={(day) => (day === shown ? { 'data-autofocus': true } : {})}
            onChange={(day) => {
              if (day !== null) onChange(day);
            }}
          />
        </div>
      </FocusTrap>
    </Suspense>
  );
}
