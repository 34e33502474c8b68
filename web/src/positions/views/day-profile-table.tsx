import { VisuallyHidden } from '@mantine/core';
import { placeTone } from '@vitrina/contract/positions/place-tones.ts';
import type { DayProfileRow } from '@vitrina/contract/positions/views.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hourName } from '../../ui/hours.ts';
import classes from './day-profile.module.css';
import { type ProfileCell, profileCells, sumProfile } from './sum-profile.ts';
import { useCellWords } from './use-cell-words.ts';

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
