import { useLayoutEffect, useRef } from 'react';
import { useFormat, useIsRightToLeft } from '../../../platform/texts/use-format.ts';
import { eventsByPoint } from '../model/chart-events.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { colorName } from '../model/chart-series.ts';
import { momentText } from '../model/moment-text.ts';
import { ChartValue } from './chart-value.tsx';
import classes from './line-chart.module.css';
import type { Hover } from './plot-cursor.ts';

type ChartTooltipProps = { hover: Hover; model: ChartModel };

const GAP_PX = 14;

export function ChartTooltip({ hover, model }: ChartTooltipProps) {
  const { x, series, hidden, events } = model;
  const format = useFormat();
  const isRightToLeft = useIsRightToLeft();
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
    <div ref={box} className={classes['tooltip']} dir={isRightToLeft ? 'rtl' : 'ltr'} aria-hidden>
      <div className={classes['moment']}>{momentText(x[hover.index] ?? '', format)}</div>
      {series.map((one, index) =>
        hidden.has(one.id) ? null : (
          <div key={one.id} className={classes['line']}>
            <span className={classes['swatch']} style={{ background: `var(${colorName(one, index)})` }} />
            <bdi className={classes['name']}>{one.label}</bdi>
            <b data-number>
              <ChartValue series={one} index={hover.index} />
            </b>
          </div>
        ),
      )}
      {eventsByPoint(events)
        .get(hover.index)
        ?.map((text) => (
          <div key={text} className={classes['event']} dir="auto">
            {text}
          </div>
        ))}
    </div>
  );
}
