import { Tooltip, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ChartSeries, colorName } from './chart-series.ts';
import classes from './line-chart.module.css';

type ChartLegendProps = {
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
};

/** A click leaves one line alone; a second click on it brings the others back. */
export function ChartLegend({ series, hidden, onHide }: ChartLegendProps) {
  const { t } = useTranslation();

  function isolate(id: string): void {
    const others = series.filter((one) => one.id !== id).map((one) => one.id);
    const isAlone = !hidden.has(id) && others.every((other) => hidden.has(other));
    onHide(new Set(isAlone ? [] : others));
  }

  return (
    <div className={classes['legend']} role="group" aria-label={t('ui.chart.legend')}>
      {series.map((one, index) => (
        <Tooltip key={one.id} label={t('ui.chart.only', { label: one.label })} disabled={series.length === 1}>
          <UnstyledButton
            className={classes['entry']}
            data-hidden={hidden.has(one.id) || undefined}
            aria-pressed={!hidden.has(one.id)}
            disabled={series.length === 1}
            onClick={() => isolate(one.id)}
          >
            <span className={classes['swatch']} style={{ background: `var(${colorName(one, index)})` }} />
            <bdi className={classes['name']}>{one.label}</bdi>
          </UnstyledButton>
        </Tooltip>
      ))}
    </div>
  );
}
