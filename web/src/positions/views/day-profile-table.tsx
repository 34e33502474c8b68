import { VisuallyHidden } from '@mantine/core';
import { placeTone } from '@vitrina/contract/positions/place-tones.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import type { DayProfileRow } from '@vitrina/contract/positions/views.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hourName } from '../../ui/hours.ts';
import classes from './day-profile.module.css';
import { useCellWords } from './use-cell-words.ts';

type ProfileCell = { hour: number; place: Place; found: number; answered: number };

/** What an hour says: an average of found places, else what was answered instead; null: nobody answered. */
export function profileCells({ averages, found, deep, answered }: DayProfileRow): ProfileCell[] {
  return averages.map((average, hour) => {
    const counts = { found: found[hour] ?? 0, answered: answered[hour] ?? 0 };
    const absent: Place = (deep[hour] ?? 0) > 0 ? 'deep' : 'notFound';
    return { hour, place: average ?? (counts.answered > 0 ? absent : null), ...counts };
  });
}

/** All queries as one row: each check weighs as much as any other. */
export function sumProfile(rows: readonly DayProfileRow[], query: string): DayProfileRow {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const sum = (name: 'found' | 'deep' | 'answered') =>
    hours.map((hour) => rows.reduce((total, row) => total + (row[name][hour] ?? 0), 0));
  const found = sum('found');
  const places = hours.map((hour) =>
    rows.reduce((total, row) => total + (row.averages[hour] ?? 0) * (row.found[hour] ?? 0), 0),
  );
  return {
    query,
    averages: places.map((place, hour) => (found[hour] ? place / found[hour] : null)),
    found,
    deep: sum('deep'),
    answered: sum('answered'),
  };
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type DayProfileTableProps = { label: string; rows: readonly DayProfileRow[] };

/** Hours run from left to right in every language. Each average says of how many answers it is. */
export function DayProfileTable({ label, rows }: DayProfileTableProps) {
  const { t } = useTranslation();
  const all = t('positionViews.allQueries');
  const lines = useMemo(
    () =>
      [
        ...(rows.length > 1 ? [{ ...sumProfile(rows, all), isSum: true }] : []),
        ...rows.map((row) => ({ ...row, isSum: false })),
      ].map((row) => ({ query: row.query, isSum: row.isSum, cells: profileCells(row) })),
    [rows, all],
  );
  return (
    <div className={classes['scroller']} dir="ltr" tabIndex={0} role="region" aria-label={label}>
      <table className={classes['table']}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" dir="auto">
              {t('positions.columns.query')}
            </th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                {hourName(hour).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ query, isSum, cells }) => (
            <tr key={`${isSum} ${query}`} data-sum={isSum || undefined}>
              <th scope="row" dir="auto" title={query}>
                {query}
              </th>
              {cells.map((cell) => (
                <HourCell key={cell.hour} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HourCell({ cell: { hour, place, found, answered } }: { cell: ProfileCell }) {
  const { t } = useTranslation();
  const { written, said } = useCellWords();
  const coverage = t('positions.coverage', { found, checked: answered });
  if (place === null) {
    const absent = t('ui.absent.notMeasured');
    return (
      <td data-tone="gap" title={`${hourName(hour)} · ${absent}`}>
        <VisuallyHidden>{absent}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td
      data-tone={placeTone({ place, gap: null })}
      title={`${hourName(hour)} · ${said({ place })} · ${coverage}`}
    >
      {written(place)}
      <small dir="auto">{coverage}</small>
    </td>
  );
}
