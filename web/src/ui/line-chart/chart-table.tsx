import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { NotMeasured } from '../absent.tsx';
import type { ChartSeries } from './chart-series.ts';
import classes from './chart-table.module.css';
import { momentText } from './moment-text.ts';

type ChartTableProps = {
  x: readonly string[];
  series: readonly ChartSeries[];
  height: number;
  label: string;
};

/** The same numbers as the chart, for reading, copying and screen readers. */
export function ChartTable({ x, series, height, label }: ChartTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes['frame']} style={{ height }} role="region" aria-label={label} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('ui.chart.date')}</th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {x.map((moment, index) => (
            <tr key={moment}>
              <th scope="row">{momentText(moment, format)}</th>
              {series.map(({ id, values, unit }) => {
                const value = values[index];
                return (
                  <td key={id}>
                    {value === null || value === undefined ? <NotMeasured /> : format.value(value, unit)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
