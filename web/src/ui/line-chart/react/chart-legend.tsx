import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HoverHint } from '../../hover-hint.tsx';
import { type ChartSeries, colorName, linesOf } from '../model/chart-series.ts';
import { nextHidden } from '../model/next-hidden.ts';
import classes from './line-chart.module.css';

type ChartLegendProps = {
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
  /** The line that is pointed at stands out. */
  onFocus: (id: string | undefined) => void;
  onTable: () => void;
};

const HINT_DELAY_MS = 700;

export function ChartLegend({ series, hidden, onHide, onFocus, onTable }: ChartLegendProps) {
  const { t } = useTranslation();
  const [pointed, setPointed] = useState<string>();
  const lines = linesOf(series);
  const ids = series.map(({ id }) => id);
  const isAlone = lines.length === 1;

  function point(id: string | undefined): void {
    setPointed(id);
    onFocus(id !== undefined && hidden.has(id) ? undefined : id);
  }

  return (
    <div className={classes['legend']} role="group" aria-label={t('ui.chart.legend')}>
      {lines.map((one, index) => (
        <button
          key={one.id}
          type="button"
          className={classes['entry']}
          data-hidden={hidden.has(one.id) || undefined}
          aria-pressed={!hidden.has(one.id)}
          disabled={isAlone}
          onClick={(event) =>
            onHide(nextHidden(hidden, one.id, ids, event.ctrlKey || event.metaKey || event.shiftKey))
          }
          onPointerEnter={() => point(one.id)}
          onPointerLeave={() => point(undefined)}
        >
          <span className={classes['swatch']} style={{ background: `var(${colorName(one, index)})` }} />
          <bdi className={classes['name']} title={one.label}>
            {one.label}
          </bdi>
          {one.axis === 'right' && <span className={classes['axis']}>{t('ui.chart.rightAxis')}</span>}
          {pointed === one.id && !isAlone && (
            <HoverHint label={t('ui.chart.only', { label: one.label })} delay={HINT_DELAY_MS} />
          )}
        </button>
      ))}
      {series.length > lines.length && (
        <button type="button" className={classes['rest']} onClick={onTable}>
          {t('ui.chart.restInTable', { count: series.length - lines.length })}
        </button>
      )}
    </div>
  );
}
