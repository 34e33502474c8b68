import { VisuallyHidden } from '@mantine/core';
import type { Day } from '@vitrina/contract/dates.ts';
import type { CellTone } from '@vitrina/contract/positions/place-tones.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Period } from '../../platform/texts/create-format.ts';
import { useFormat, useIsRightToLeft, useLanguage } from '../../platform/texts/use-format.ts';
import { calendarMonths, monthOf, moveDay, weekdaysOf } from './calendar-months.ts';
import classes from './heat-calendar.module.css';

/** What stands in a day, what it is in words, and a second line under it. */
export type HeatDay = { text: string; words: string; tone: CellTone; note?: string };

type HeatCalendarProps = {
  period: Period;
  dayOf: (day: Day) => HeatDay;
  /** How a day of a shown month is called that the period has not. */
  outsideText: string;
  onOpen: (day: Day) => void;
};

/** The months of a period, one table each. One day at a time is reached by Tab, the others by arrows. */
export function HeatCalendar({ period, dayOf, outsideText, onOpen }: HeatCalendarProps) {
  const format = useFormat();
  const isRightToLeft = useIsRightToLeft();
  // As in the calendar of the period control.
  const first = useLanguage() === 'ar' ? 6 : 1;
  const root = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<Day>(period.to);
  const active = reached < period.from || reached > period.to ? period.to : reached;

  function move(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveDay(active, event.key, { period, first, isRightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    root.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  function draw(day: Day, month: string) {
    if (monthOf(day) !== month) return null;
    if (day < period.from || day > period.to) return <OutsideDay day={day} text={outsideText} />;
    return (
      <CalendarDay
        day={day}
        shown={dayOf(day)}
        isActive={day === active}
        onFocus={() => setReached(day)}
        onKeyDown={move}
        onClick={() => onOpen(day)}
      />
    );
  }

  return (
    <div ref={root} className={classes['months']}>
      {calendarMonths(period, first).map(({ month, weeks }) => (
        <table key={month} className={classes['month']}>
          <caption>{format.month(`${month}-01`)}</caption>
          <thead>
            <tr>
              {weekdaysOf(first).map((day) => (
                <th key={day} scope="col">
                  {format.weekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days[0]}>
                {days.map((day) => (
                  <td key={day}>{draw(day, month)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

const dateOf = (day: Day) => Number(day.slice(-2));

function OutsideDay({ day, text }: { day: Day; text: string }) {
  return (
    <span className={classes['outside']} title={text}>
      <span className={classes['date']}>{dateOf(day)}</span>
      <VisuallyHidden>{`, ${text}`}</VisuallyHidden>
    </span>
  );
}

type CalendarDayProps = {
  day: Day;
  shown: HeatDay;
  isActive: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
};

function CalendarDay({ day, shown: { text, words, tone, note }, isActive, ...handlers }: CalendarDayProps) {
  const format = useFormat();
  const name = `${format.dayLong(day)}, ${words}`;
  return (
    <button
      type="button"
      className={classes['day']}
      data-day={day}
      data-tone={tone}
      tabIndex={isActive ? 0 : -1}
      title={name}
      {...handlers}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={classes['date']} aria-hidden>
        {dateOf(day)}
      </span>
      <span className={classes['place']} dir="ltr" aria-hidden>
        {text}
      </span>
      {note !== undefined && (
        <span className={classes['note']} aria-hidden>
          {note}
        </span>
      )}
    </button>
  );
}
