import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type uPlot from 'uplot';
import { useFormat } from '../../platform/use-format.ts';
import { usePaint } from '../../theme/use-paint.ts';
import { bindGestures } from './bind-gestures.ts';
import { behaviourOptions } from './chart-behaviour.ts';
import { hideCursor } from './chart-cursor.ts';
import { colorsOf, useEngine } from './chart-engine.ts';
import { chartOptions } from './chart-options.ts';
import type { ChartSeries } from './chart-series.ts';
import { type ChartState, dataOf } from './chart-state.ts';
import { drawEvents } from './draw-events.ts';
import { useFollowState } from './use-follow-state.ts';
import type { Zoom } from './zoom.ts';

type ChartHandlers = {
  onCursor: (chart: uPlot) => void;
  onZoom: (zoom: Zoom | undefined) => void;
  /** Something stands elsewhere now. */
  onDraw: () => void;
};

/** Keeps one uPlot in the box: drawn anew when its look changes, given new data, zoom and size while it stays. */
export function useChart(
  box: RefObject<HTMLDivElement | null>,
  state: ChartState,
  handlers: ChartHandlers,
): uPlot | undefined {
  const { series, headroom, isInverted, isLog, syncKey } = state;
  const engine = useEngine();
  const format = useFormat();
  const paint = usePaint();
  const [chart, setChart] = useState<uPlot>();
  const look = useMemo(() => lookOf(series), [series]);
  const now = useEffectEvent(() => state);
  const onCursor = useEffectEvent(handlers.onCursor);
  const onZoom = useEffectEvent(handlers.onZoom);
  const onDraw = useEffectEvent((drawn: uPlot, color: (variable: string) => string) => {
    drawEvents(drawn, state.events, color, 1);
    handlers.onDraw();
  });

  useEffect(() => {
    const element = box.current;
    if (element === null || engine === undefined) return undefined;
    let isGone = false;
    const color = colorsOf(element);
    const { seconds, ...drawnState } = now();
    const drawn = new engine(
      {
        ...chartOptions({ ...drawnState, format, color, scale: 1, zoom: () => now().zoom }),
        ...behaviourOptions({
          syncKey,
          onCursor: (at) => onCursor(at),
          onZoom: (zoom) => onZoom(zoom),
          onDraw: (at) => onDraw(at, color),
          onReady: (at) => !isGone && setChart(at),
        }),
        ...sizeOf(element),
      },
      dataOf(seconds, drawnState.series),
      element,
    );
    const unbind = bindGestures(drawn, (zoom) => onZoom(zoom));
    const resize = new ResizeObserver(() => drawn.setSize(sizeOf(element)));
    resize.observe(element);
    return () => {
      isGone = true;
      resize.disconnect();
      unbind();
      hideCursor(drawn);
      drawn.destroy();
      setChart(undefined);
    };
  }, [box, engine, look, headroom, isInverted, isLog, syncKey, format, paint]);

  useFollowState(chart, state);
  return chart;
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement) {
  return { width: clientWidth, height: clientHeight };
}

/** Everything about the lines but their values. */
function lookOf(series: readonly ChartSeries[]): string {
  return JSON.stringify(series.map(({ id, label, unit, axis, color }) => [id, label, unit, axis, color]));
}
