import { VisuallyHidden } from '@mantine/core';
import type { Day } from '@vitrina/contract/dates.ts';
import { placeTone } from '@vitrina/contract/place-tones.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../../platform/create-format.ts';
import { useFormat, useIsRightToLeft, useLanguage } from '../../platform/use-format.ts';
import classes from './calendar.module.css';
import { calendarMonths, monthOf, moveDay, weekdaysOf } from './calendar-months.ts';
import type { SummedPlace } from './sum-places.ts';
import { useCellWords } from './use-cell-words.ts';

type CalendarMonthsProps = {
  places: ReadonlyMap<Day, SummedPlace>;
  period: Period;
  /** Says of how many queries an average is. */
  hasCoverage: boolean;
  onOpen: (day: Day) => void;
};

const UNKNOWN: SummedPlace = { place: null, gap: null, found: 0, answered: 0 };

/** One table a month. One day at a time is reached by Tab, the others by arrows. */
export function CalendarMonths({ places, period, hasCoverage, onOpen }: CalendarMonthsProps) {
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
                {days.map((day) =>
                  monthOf(day) !== month ? (
                    <td key={day} />
                  ) : (
                    <td key={day}>
                      {day < period.from || day > period.to ? (
                        <OutsideDay day={day} />
                      ) : (
                        <CalendarDay
                          day={day}
                          told={places.get(day) ?? UNKNOWN}
                          hasCoverage={hasCoverage}
                          isActive={day === active}
                          onFocus={() => setReached(day)}
                          onKeyDown={move}
                          onOpen={() => onOpen(day)}
                        />
                      )}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

const dateOf = (day: Day) => Number(day.slice(-2));

function OutsideDay({ day }: { day: Day }) {
  const { t } = useTranslation();
  const outside = t('positions.moreViews.outside');
  return (
    <span className={classes['outside']} title={outside}>
      {dateOf(day)}
      <VisuallyHidden>{`, ${outside}`}</VisuallyHidden>
    </span>
  );
}

type CalendarDayProps = {
  day: Day;
  told: SummedPlace;
  hasCoverage: boolean;
  isActive: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
};

function CalendarDay({ day, told, hasCoverage, isActive, onOpen, ...handlers }: CalendarDayProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { written, said } = useCellWords();
  const coverage =
    hasCoverage && told.answered > 0
      ? t('positions.coverage', { found: told.found, checked: told.answered })
      : undefined;
  const words = [format.dayLong(day), said(told), ...(coverage === undefined ? [] : [coverage])].join(', ');
  return (
    <button
      type="button"
      className={classes['day']}
      data-day={day}
      data-tone={placeTone(told)}
      tabIndex={isActive ? 0 : -1}
      aria-label={words}
      title={words}
      {...handlers}
      onClick={onOpen}
    >
      <span className={classes['date']}>{dateOf(day)}</span>
      <span className={classes['place']} dir="ltr">
        {written(told.place)}
      </span>
      {hasCoverage && <span className={classes['coverage']}>{coverage}</span>}
    </button>
  );
}
