import { useState } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { useRowWindow } from '../../data-table/grid/use-row-window.ts';
import type { ChartRows } from '../model/chart-rows.ts';
import { momentText } from '../model/moment-text.ts';
import classes from './chart-table.module.css';
import { ChartValue } from './chart-value.tsx';

type ChartTableProps = { rows: ChartRows; label: string };

const ROW_PX = 30;

/** The same numbers as the chart, for reading, copying and screen readers. Only rows in sight are drawn. */
export function ChartTable({ rows: { series, x, range, events }, label }: ChartTableProps) {
  const { t, format } = useTexts();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [first, last] = range;
  const count = last - first + 1;
  const shown = useRowWindow({ count, rowPx: ROW_PX, scroller: frame, kept: -1 });
  const hasEvents = events.size > 0;
  return (
    <div ref={setFrame} className={classes['frame']} role="region" aria-label={label} tabIndex={0}>
      <table className={classes['table']} aria-rowcount={count + 1}>
        <thead>
          <tr>
            <th scope="col">{t('ui.chart.date')}</th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col" dir="auto">
                {name}
              </th>
            ))}
            {hasEvents && <th scope="col">{t('ui.chart.notes')}</th>}
          </tr>
        </thead>
        <tbody>
          <Filler rows={shown[0] ?? 0} />
          {shown.map((index) => (
            <tr key={index} style={{ height: ROW_PX }} aria-rowindex={index + 2}>
              <th scope="row">{momentText(x[first + index] ?? '', format)}</th>
              {series.map((one) => (
                <td key={one.id}>
                  <ChartValue series={one} index={first + index} />
                </td>
              ))}
              {hasEvents && (
                <td className={classes['events']} dir="auto">
                  {events.get(first + index)?.join('; ')}
                </td>
              )}
            </tr>
          ))}
          <Filler rows={count - 1 - (shown.at(-1) ?? -1)} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows out of sight. */
function Filler({ rows }: { rows: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * ROW_PX }} /> : null;
}
