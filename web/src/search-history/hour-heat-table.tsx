import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '../platform/texts/use-format.ts';
import { heatOf } from '../ui/heat/heat.ts';
import { hourName } from '../ui/hours.ts';
import classes from './hour-heat.module.css';
import { type HeatMetric, type HeatRow, type HeatRows, heatRatios, inMetric } from './hour-heat.ts';

type HourHeatTableProps = { label: string; rows: readonly HeatRow[]; by: HeatRows; metric: HeatMetric };

/** Room is short: only small numbers have decimals, and the hint has them all. */
const WHOLE_FROM = 10;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * interface-rules.md G4: the number is always printed, and what nobody measured has no colour. Time goes from left to
 * right.
 */
export function HourHeatTable({ label, rows, by, metric }: HourHeatTableProps) {
  const { t, format } = useTexts();
  const nameOf = ({ day }: HeatRow) =>
    by === 'weekdays' ? format.weekday(day) : `${format.dayShort(day)}, ${format.weekday(day)}`;
  return (
    <div className={classes['scroller']} dir="ltr" tabIndex={0} role="region" aria-label={label}>
      <table className={classes['table']}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                {hourName(hour).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day}>
              <th
                scope="row"
                title={
                  by === 'dates'
                    ? format.dayLong(row.day)
                    : t('searchHistory.measured', { measured: row.measured, total: row.total })
                }
                dir="auto"
              >
                {nameOf(row)}
              </th>
              <HeatCells row={row} metric={metric} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeatCells({ row, metric }: { row: HeatRow; metric: HeatMetric }) {
  const { t, format } = useTexts();
  const values = inMetric(row, metric);
  const ratios = heatRatios(values);
  return values.map((value, hour) => {
    const ratio = ratios[hour] ?? null;
    const name = hourName(hour);
    if (value === null) {
      const reason = t(row.measured === 0 ? 'ui.absent.notMeasured' : 'ui.absent.notApplicable');
      return (
        <td key={name} data-absent={row.measured === 0 || undefined} title={`${name} · ${reason}`}>
          {row.measured === 0 ? <VisuallyHidden>{reason}</VisuallyHidden> : '—'}
        </td>
      );
    }
    return (
      <td
        key={name}
        data-heat={ratio === null ? undefined : heatOf(ratio)}
        title={`${name} · ${format.value(value, metric === 'count' ? 'decimal' : 'share')}`}
      >
        {format.short(metric === 'count' && value >= WHOLE_FROM ? Math.round(value) : value, metric)}
      </td>
    );
  });
}
