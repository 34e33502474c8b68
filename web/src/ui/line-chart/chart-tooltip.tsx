import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '../../platform/use-format.ts';
import { NotMeasured } from '../absent.tsx';
import { type ChartSeries, colorName } from './chart-series.ts';
import classes from './line-chart.module.css';
import { momentText } from './moment-text.ts';

export type Hover = { index: number; left: number };

type ChartTooltipProps = {
  hover: Hover;
  x: readonly string[];
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
};

const GAP_PX = 14;

export function ChartTooltip({ hover, x, series, hidden }: ChartTooltipProps) {
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);

  // Beside the cursor, on the side that has room.
  useLayoutEffect(() => {
    const element = box.current;
    const frame = element?.parentElement;
    if (element === null || frame === null || frame === undefined) return;
    const isRoomy = hover.left + GAP_PX + element.offsetWidth <= frame.clientWidth;
    element.style.left = `${isRoomy ? hover.left + GAP_PX : Math.max(0, hover.left - GAP_PX - element.offsetWidth)}px`;
  });

  return (
    <div ref={box} className={classes['tooltip']} aria-hidden>
      <div className={classes['moment']}>{momentText(x[hover.index] ?? '', format)}</div>
      {series.map((one, index) => {
        if (hidden.has(one.id)) return null;
        const value = one.values[hover.index];
        return (
          <div key={one.id} className={classes['line']}>
            <span className={classes['swatch']} style={{ background: `var(${colorName(one, index)})` }} />
            <bdi className={classes['name']}>{one.label}</bdi>
            <b>{value === null || value === undefined ? <NotMeasured /> : format.value(value, one.unit)}</b>
          </div>
        );
      })}
    </div>
  );
}
