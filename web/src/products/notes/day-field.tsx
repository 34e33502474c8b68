import { ActionIcon, FocusTrap, Popover, Skeleton, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { Day } from '@vitrina/contract/dates.ts';
import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { useCalendarNames } from '../../ui/period/calendar-names.ts';
import { parseTypedDay, writeTypedDay } from '../../ui/period/typed-day.ts';
import classes from './notes.module.css';

// Fetched when somebody opens it: most dates are typed, or come from the chart.
const DatePicker = lazy(async () => {
  const [dates] = await Promise.all([import('@mantine/dates'), import('@mantine/dates/styles.layer.css')]);
  return { default: dates.DatePicker<'default'> };
});

type DayFieldProps = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (text: string) => void;
  bounds: { from: Day; to: Day };
  error: string | undefined;
};

/** A date that is typed or taken from a calendar. */
export function DayField({ ref, value, onChange, bounds, error }: DayFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TextInput
      ref={ref}
      className={classes['day'] ?? ''}
      label={t('notes.day')}
      placeholder={t('ui.period.placeholder')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      autoComplete="off"
      inputMode="numeric"
      dir="ltr"
      rightSection={
        <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" returnFocus>
          <Popover.Target>
            <ActionIcon aria-label={t('notes.calendar')} onClick={() => setIsOpen(!isOpen)}>
              <IconCalendar size={17} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('notes.calendar')}>
            <Calendar
              value={parseTypedDay(value)}
              bounds={bounds}
              onChange={(day) => {
                onChange(writeTypedDay(day, language));
                setIsOpen(false);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}

type CalendarProps = {
  value: Day | undefined;
  bounds: { from: Day; to: Day };
  onChange: (day: Day) => void;
};

function Calendar({ value, bounds, onChange }: CalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isReady = useCalendarNames();
  const waiting = <Skeleton className={classes['calendar'] ?? ''} />;
  if (!isReady) return waiting;
  return (
    <Suspense fallback={waiting}>
      {/* Within what is waited for: the trap looks for the chosen day once. */}
      <FocusTrap>
        <div>
          <DatePicker
            // Escape closes the calendar and not the dialog under it.
            __stopPropagation
            size="sm"
            locale={language}
            firstDayOfWeek={language === 'ar' ? 6 : 1}
            weekendDays={[]}
            minDate={bounds.from}
            maxDate={bounds.to}
            value={value ?? null}
            defaultDate={value ?? bounds.from}
            getDayProps={(day) => (day === value ? { 'data-autofocus': true } : {})}
            onChange={(day) => {
              if (day !== null) onChange(day);
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
        </div>
      </FocusTrap>
    </Suspense>
  );
}
