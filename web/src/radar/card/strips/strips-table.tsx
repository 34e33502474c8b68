import { Text } from '@mantine/core';
import { useTexts } from '../../../platform/texts/use-format.ts';
import type { StripRow } from './strip-rows.ts';
import { textAt } from './strip-words.ts';
import classes from './strips.module.css';

type StripsTableProps = { rows: readonly StripRow[]; stops: readonly number[] };

/** More rows nobody reads; the newest matter most. */
const MOST_ROWS = 200;

/** What the strips show, as a table: a row for each moment at which something changed. */
export function StripsTable({ rows, stops }: StripsTableProps) {
  const words = useTexts();
  const { t, format } = words;
  const shown = stops.slice(-MOST_ROWS).toReversed();
  return (
    <>
      <div
        className={classes['scroller']}
        tabIndex={0}
        role="group"
        aria-label={t('radarCard.strips.caption')}
      >
        <table className={classes['table']} aria-label={t('radarCard.strips.caption')}>
          <thead>
            <tr>
              <th scope="col">{t('radarCard.strips.moment')}</th>
              {rows.map(({ id }) => (
                <th key={id} scope="col">
                  {t(`radarCard.strips.rows.${id}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((at) => (
              <tr key={at}>
                <th scope="row">{format.instantShort(new Date(at).toISOString())}</th>
                {rows.map((row) => (
                  <td key={row.id}>
                    <bdi>{textAt(row, at, words)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {stops.length > MOST_ROWS && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('radarCard.strips.tableLimit', { count: MOST_ROWS })}
        </Text>
      )}
    </>
  );
}
