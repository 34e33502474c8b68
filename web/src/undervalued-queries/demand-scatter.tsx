import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { Panel } from '../ui/panel.tsx';
import { type Axis, createAxis, isWithin, type Point } from './area.ts';
import { AreaFields } from './area-fields.tsx';
import { lassoHandlers } from './lasso.ts';
import type { ShownRow } from './rules.ts';
import classes from './undervalued.module.css';

/** A line drawn around points with a mouse, a pen or a finger; ends as an area in searches and competitors. */
function useLasso(axes: { across: Axis; upwards: Axis }, onEnd: (area: number[]) => void) {
  const [line, setLine] = useState<Point[]>([]);
  return { line, handlers: lassoHandlers({ axes, onEnd }, { line, setLine }) };
}

const HEIGHT = 300;
const EDGE = { left: 56, right: 16, top: 12, bottom: 40 };
const RADIUS = 4;

type ScatterProps = {
  rows: readonly ShownRow[];
  area: readonly number[];
  onArea: (area: number[]) => void;
};

function Ticks({ across, upwards, width }: { across: Axis; upwards: Axis; width: number }) {
  const { t, format } = useTexts();
  return (
    <g className={classes['axis']} aria-hidden>
      {across.ticks.map((tick) => (
        <text key={tick} x={across.toPixel(tick)} y={HEIGHT - EDGE.bottom + 16} textAnchor="middle">
          {format.short(tick, 'count')}
        </text>
      ))}
      {upwards.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={EDGE.left}
            x2={width - EDGE.right}
            y1={upwards.toPixel(tick)}
            y2={upwards.toPixel(tick)}
          />
          <text x={EDGE.left - 8} y={upwards.toPixel(tick) + 4} textAnchor="end">
            {format.short(tick, 'count')}
          </text>
        </g>
      ))}
      <text x={width - EDGE.right} y={HEIGHT - 6} textAnchor="end">
        {t('undervaluedQueries.scatter.demand')}
      </text>
    </g>
  );
}

/** Demand to the right, competition upwards: what is worth looking at lies below on the right. The table is its twin. */
export function DemandScatter({ rows, area, onArea }: ScatterProps) {
  const { t } = useTranslation();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { across, upwards } = useMemo(
    () => ({
      across: createAxis(
        rows.map(({ count }) => count),
        EDGE.left,
        Math.max(EDGE.left + 1, width - EDGE.right),
      ),
      upwards: createAxis(
        rows.map(({ competitors }) => competitors),
        HEIGHT - EDGE.bottom,
        EDGE.top,
      ),
    }),
    [rows, width],
  );
  const lasso = useLasso({ across, upwards }, onArea);
  const drawn = Array.from({ length: area.length / 2 }, (_, index) =>
    [across.toPixel(area[2 * index] ?? 0), upwards.toPixel(area[2 * index + 1] ?? 0)].join(','),
  );
  return (
    <Panel title={t('undervaluedQueries.scatter.title')} description={t('undervaluedQueries.scatter.text')}>
      <div ref={ref} className={classes['plot']} dir="ltr">
        <svg
          width="100%"
          height={HEIGHT}
          role="img"
          aria-label={t('undervaluedQueries.scatter.label', { total: rows.length })}
          className={classes['canvas']}
          {...lasso.handlers}
        >
          <Ticks across={across} upwards={upwards} width={width} />
          <text x={EDGE.left} y={EDGE.top} className={classes['axisName']} aria-hidden>
            {t('undervaluedQueries.scatter.competitors')}
          </text>
          {rows.map((row) => (
            <circle
              key={row.query}
              cx={across.toPixel(row.count)}
              cy={upwards.toPixel(row.competitors)}
              r={RADIUS}
              className={classes['spot']}
              data-chosen={(area.length > 0 && isWithin(area, row)) || undefined}
              data-strong={row.score >= 60 || undefined}
            >
              <title>{t('undervaluedQueries.scatter.spot', { query: row.query, score: row.score })}</title>
            </circle>
          ))}
          {drawn.length > 0 && <polygon points={drawn.join(' ')} className={classes['area']} />}
          {lasso.line.length > 1 && (
            <polyline
              points={lasso.line.map((point) => point.join(',')).join(' ')}
              className={classes['area']}
            />
          )}
        </svg>
      </div>
      <AreaFields area={area} onArea={onArea} />
    </Panel>
  );
}
